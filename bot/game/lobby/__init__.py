"""Before the first card, and what follows a battle: tables, invitations, the queue, rematches."""
