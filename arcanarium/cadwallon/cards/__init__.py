"""Cards: their records, and how the card file is read into them."""
