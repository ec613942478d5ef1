"""Training a learned evaluation: games, targets, the network, and the file it is shipped in. Needs the extra `train`."""
