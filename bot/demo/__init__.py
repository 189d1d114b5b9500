"""A whole evening without a browser: members of a playground who press what they see, and nothing else."""
