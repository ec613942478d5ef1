"""What seats know: observations, and states imagined from them."""
