"""Cards and their language: the records of cards, and how card files are read into them and written back."""
