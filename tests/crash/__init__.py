"""The bot in a process of its own, which is killed at any moment and started again on the same file.

playground, members and the table's time live in the test's process and go on.
"""
