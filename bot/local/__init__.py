"""The try-out without Discord: a simulated server in the browser, and the real bot as a process of its own."""
