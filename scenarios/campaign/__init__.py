"""Campaigns: battles that hang together. What a file says, how it stands after a battle, and what that changes in
the next one.
"""
