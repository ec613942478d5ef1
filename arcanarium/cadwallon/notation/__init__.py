"""Actions and positions as text: the codec of actions, and how a position is written, read and validated."""
