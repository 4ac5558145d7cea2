"""The steps from each form of the store to the next; `migrating.py` runs them."""
