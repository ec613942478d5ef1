"""Where bots are measured and trained: matches on all cores, statistics of results, learning. See docs/bots.md."""
