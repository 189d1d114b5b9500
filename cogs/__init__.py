"""What people press and type, mapped onto the games' handlers. A file is a group of commands."""
