"""The kit of the Discord tests: simcord's gaps closed, a judge, a world with two sides and a spectator."""
