"""What our games share. It stands beneath the games and knows none of them."""
