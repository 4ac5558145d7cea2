"""The clocks of a game: what runs and until when, as pure functions of facts and of the moment."""
