"""The commands of `python -m engines`, a file each."""
