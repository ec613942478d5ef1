"""Where bots are measured: matches on all cores, statistics of their results, plots. See docs/bots.md."""
