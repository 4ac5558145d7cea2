"""Everything that is drawn once and pasted often. A row an id, so that a test can walk them."""
