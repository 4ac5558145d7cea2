"""What players are shown: views of a game turned into words, prompts and pictures."""
