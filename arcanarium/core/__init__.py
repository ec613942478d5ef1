"""The parts that all games share: the contract, records, randomness, the public API and the kits that test a game."""
