"""What people see: actions and positions as text, questions, log lines, the faces and sentences of cards, and what a
client needs to draw a table."""
