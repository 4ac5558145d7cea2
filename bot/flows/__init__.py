"""Buttons, lists and forms: their whole state is in the custom id, so they outlive every restart."""
