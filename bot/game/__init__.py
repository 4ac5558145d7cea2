"""The rules of the table, without Discord and without SQL: takes ids and plain values, gives plain values."""
