### What the server says about its data: why it cannot start with them, and what became of them.

store-newer = The database was written by a newer Arcanarium: it has the schema { $found }, and this one knows none above { $known }. Install the newer version again, or restore the backup that was made before the change.
store-no-backup = The database must be changed for this version, and there is no backup yet: { $reason }. Make one yourself and start once with ARCANARIUM_MIGRATE=on.
store-not-migrated = The database has the schema { $found } and this version needs { $wanted }, but ARCANARIUM_MIGRATE is “off”. Make a backup and start once with ARCANARIUM_MIGRATE=on.
store-allowed-migrate = “backup”, “on” or “off”
