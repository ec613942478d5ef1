"""Training a learned evaluation: games, targets, the network and its file. Needs the extra `train`."""
