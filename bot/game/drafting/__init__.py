"""Private drafts, of one or of several: written, tried on a copy, looked at, kept until they are confirmed."""
