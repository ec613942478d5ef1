"""Facts about finished games, as tables that can be asked: written from games, kept as Parquet, read by DuckDB.

`rows` says what is kept, `following` makes it of a game, `store` keeps it in a folder, `asking` asks it. The last
two need the extra `explore`. See docs/explore.md.
"""
