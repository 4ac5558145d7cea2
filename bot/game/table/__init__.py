"""A game in memory and in the store: taken out, changed, put back, all or nothing."""
