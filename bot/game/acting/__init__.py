"""What changes a running game: lines of notation, drafts carried out, consent, and what every change ends with."""
