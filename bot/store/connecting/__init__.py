"""The way to the database: connections to a file or a server, transactions, and what keeps them short."""
