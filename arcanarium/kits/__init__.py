"""The kits: what any game must keep, checked on random games. A game's own tests run them."""
