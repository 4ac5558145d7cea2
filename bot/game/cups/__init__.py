"""Cups: who meets whom, how they stand, and what comes next."""
