"""The laboratory: measuring bots, and training what they judge by."""
