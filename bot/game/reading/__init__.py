"""What one person may see: cards of games, looks, the log and the record."""
