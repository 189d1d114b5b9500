"""What the operator sees of the bot: the log, the figures, its health. Nothing of it names a secret or a member."""
