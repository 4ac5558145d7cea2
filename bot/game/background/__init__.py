"""What takes thinking and nobody waits for: one battle after the other, elsewhere."""
