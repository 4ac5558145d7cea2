"""What the store keeps as text, and back: facts, announcements, battles, events."""
