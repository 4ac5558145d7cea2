"""Benchmarks: `python -m tests.benchmarks NAME…` prints a table and JSON; never a timed test."""
