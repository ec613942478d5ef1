"""What every game shares: the contract, records, randomness, the public API and the kits that test a game."""
