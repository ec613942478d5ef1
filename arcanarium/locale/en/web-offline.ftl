# Without a network.
reach-lost = No connection. You see what was stored in this browser; the rest comes by itself as soon as the connection is back.

# Where the server takes the page from.
serve-allowed-page = “auto”, “bundle” or “sources”
serve-page-stale = The page comes from its sources, which is slower: they are newer than the bundle. “make web” makes the bundle anew.
serve-page-missing = The page comes from its sources, which is slower: there is no bundle that can be used. “make web” makes one.
serve-page-not-bundled = ARCANARIUM_PAGE is “bundle”, but the bundle of the page is missing or older than the sources beside it. “make web” makes it anew.
