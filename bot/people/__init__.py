"""People, servers, their places on Discord by id, and the battles a server has brought in."""
