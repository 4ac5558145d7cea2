"""Short cuts of movement: what the rules say, found faster."""
