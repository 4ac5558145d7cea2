"""What time does to a game, and people to their clocks; what runs and until when says `bot.game.clock`."""
