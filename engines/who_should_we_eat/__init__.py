"""Who Should We Eat? — castaways, ghosts, and a raft."""
