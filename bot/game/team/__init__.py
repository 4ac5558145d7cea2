"""What the members of a side do together: seats changed, plans, votes, stand-ins, drafts handed over."""
