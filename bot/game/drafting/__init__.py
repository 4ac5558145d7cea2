"""Private drafts: written, tried on a copy, seen together by a team, kept until they are confirmed."""
