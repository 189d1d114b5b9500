"""What is kept, room by room: journals, places, lobbies, members, deliveries. `bot.store` is all of them together."""
