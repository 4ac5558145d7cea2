"""What is answered in the other side's turn: policies, doctrine, and what must be asked."""
