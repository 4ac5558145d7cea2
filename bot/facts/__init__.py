"""What is known of a game, as frozen values: the words for it, what it was opened for, what everybody may know, and
what only the service remembers. The store writes and reads it; nobody else knows how.
"""
