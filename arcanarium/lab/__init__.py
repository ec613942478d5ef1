"""Where bots are measured and trained: matches on all cores, statistics of their results, learning. See docs/bots.md."""
