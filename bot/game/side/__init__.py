"""Who sits on a side, who leads what, and who may do what."""
