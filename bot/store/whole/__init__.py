"""A whole store at once: copied, put back, carried over into another one."""
