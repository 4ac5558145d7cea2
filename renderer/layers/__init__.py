"""The layers of a board picture, from the ground up: base, pieces, names, units, marks, header."""
