"""Slash commands and the loops beside them: parse, call one service method, present."""
