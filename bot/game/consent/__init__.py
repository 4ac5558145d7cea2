"""What one side cannot do alone: the other one is asked."""
