"""What people see: questions, log lines, the faces and sentences of cards, and what a client needs to draw a table."""
