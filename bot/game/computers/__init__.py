"""Computers at the tables: for nobody, for whoever is silent, and as advisers."""
