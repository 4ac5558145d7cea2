"""What whoever hosts the bot relies on: the outbox, chores and backups, moderation, repair."""
