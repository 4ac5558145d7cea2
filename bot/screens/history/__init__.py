"""What has happened, in words: events, turns, fights; of units, hexes and dice it asks `naming`."""
