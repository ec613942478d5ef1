### What the server says about its data: why it cannot start with them, and what became of them.

store-newer = The database was written by a newer Arcanarium: it has the schema { $found }, and this one knows none above { $known }. Install the newer version again, or restore the backup that was made before the change.
store-no-backup = The database must be changed for this version, and there is no backup yet: { $reason }. Make one yourself and start once with ARCANARIUM_MIGRATE=on.
store-not-migrated = The database has the schema { $found } and this version needs { $wanted }, but ARCANARIUM_MIGRATE is “off”. Make a backup and start once with ARCANARIUM_MIGRATE=on.
store-allowed-migrate = “backup”, “on” or “off”
store-cannot-mend = The database { $file } cannot be opened or mended: { $reason }. Nothing was changed.

store-notice-whole = The database was damaged and has been restored from its second copy, with nothing missing: tables: { $tables }, entries in their journals: { $entries }, people: { $people }. The damaged file was kept.
store-notice-perhaps = The database was damaged, and so was its second copy. What could be read of both has been put together: tables: { $tables }, entries in their journals: { $entries }, people: { $people }. No gap was found, but the latest changes may be missing. The damaged file was kept.
store-notice-gaps = The database was damaged, and so was its second copy. What could be read of both has been put together: tables: { $tables }, entries in their journals: { $entries }, people: { $people }. { $broken } { $broken ->
    [one] table lacks
   *[other] tables lack
 } { $missing } { $missing ->
    [one] entry
   *[other] entries
 } and cannot go on. The damaged file was kept.
store-notice-forward = The latest changes to the database were lost. They have been made again from its second copy: { $writes } writes. Nothing is missing.
store-notice-damaged = The database is damaged, and is being mended from its second copy. Nothing can be saved for a moment; the games will go on.
