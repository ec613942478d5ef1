### What the server says: why something was refused, and what happened to it.

web-refused-malformed = The server did not understand that. Reload the page if it happens again.
web-refused-too-long = That is too long.
web-refused-too-fast = You are doing that too often. Wait a moment and try again.
review-refused-one = A review that you asked for is under way. Wait for it, or stop it.
web-refused-foreign = This came from another site, so it was not done.
web-refused-stale = The table had moved on before this arrived. Look at it again, and choose once more.
web-refused-illegal = That cannot be done now.
web-refused-not-yours = It is not your turn to decide.
web-refused-not-seated = You are watching. Take a seat to play.
web-refused-not-now = That cannot be done now.
web-refused-taken = This seat is taken.
web-refused-not-saved = It could not be saved, so it was not done. Nothing before it is lost. Try again in a moment.
web-refused-unknown-table = There is no table at this address.
web-refused-broken = This table cannot go on: its record does not fit the rules of this version. It is kept as it is.
web-refused-when-open = The game has not begun.
web-refused-when-playing = The game has begun already.
web-refused-when-over = The game is over.
web-refused-when-broken = This table cannot go on.
web-refused-seat-is-yours = No bot plays for you: the seat is yours.
web-refused-bot-plays = A bot plays for you. Take your seat back first.
web-refused-request-open = There is a request already.
web-refused-no-such-request = That cannot be asked for now. Perhaps somebody else has asked already.
web-refused-no-request = There is no such request now.
web-refused-host-only = Only the player who opened the table can do that.
web-refused-no-such-bot = There is no such bot.
web-refused-sits-already = You have a seat at this table already.
web-refused-sit-without-name = Choose a name first.
web-refused-chat-without-name = Choose a name first.
web-refused-no-stand-in = No bot is needed there.
web-refused-still-here = A bot can play for somebody who has been away for { $seconds } seconds.
web-refused-record-later = The record can be read when the game is over: it holds what is still secret.
web-refused-name = A name has 1 to { $most } visible characters.
web-refused-account-name = The name of an account cannot change, except for its capitals.
web-refused-language = There are no texts in that language. Choose one of these: { $known }.
web-refused-unknown-game = There is no game “{ $game }”.
web-refused-not-found = There is nothing at this address.
web-refused-failed = Something went wrong here. It has been noted; please try again.
web-refused-has-account = You have an account already.
web-refused-name-taken = Somebody has an account with this name. Choose another, or log in.
web-refused-password = A password has { $least } to { $most } characters.
web-refused-bad-login = Name and password do not match.

serve-help = Arcanarium in the browser: play against bots or open tables for others.
serve-more = Settings for servers (database, several processes, secrets) are in docs/deployment.md.
serve-help-host = the address to listen at; 0.0.0.0 lets other machines in (default: this machine only)
serve-help-port = the port to listen at (default: the first free one from 8710)
serve-help-database = an SQLAlchemy address, such as postgresql://user@host/name (default: an SQLite file)
serve-help-redis = redis://host:6379/0, where several processes serve one site
serve-help-no-browser = do not open a browser
serve-ready = Arcanarium is at { $address }   (Ctrl+C ends it; games are kept)
serve-cannot = arcana-web cannot start: { $reason }
serve-missing = arcana-web cannot start: the Python package “{ $package }” is not installed. To install all that PostgreSQL and Redis need: pip install 'arcanarium[cluster]'
serve-setting = arcana-web cannot start: { $variable } is “{ $value }”, but it must be { $allowed }
serve-allowed-thinkers = a whole number from 0 to 1024 (0: one less than there are cores)
serve-allowed-limits = “on” or “off”
serve-allowed-pace = a number of seconds from 0 to 3600
serve-allowed-absent = a number of seconds from 0 to 1000000
serve-bye = Goodbye. All games are saved.

# Where the server takes the page from.
serve-allowed-page = “auto”, “bundle” or “sources”
serve-page-stale = The page comes from its sources, which is slower: they are newer than the bundle. “make web” makes the bundle anew.
serve-page-missing = The page comes from its sources, which is slower: there is no bundle that can be used. “make web” makes one.
serve-page-not-bundled = ARCANARIUM_PAGE is “bundle”, but the bundle of the page is missing or older than the sources beside it. “make web” makes it anew.

# What stands in the page before its texts are here, what search engines and messengers show of it, and what installs it.
page-description = The Arcana games in the browser, against friends and bots.
page-late = This takes long. It is tried again by itself.
page-noscript = Arcanarium draws its tables with JavaScript. Please allow it for this page, or play in the terminal with “arcana play”.
