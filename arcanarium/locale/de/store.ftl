### What the server says about its data: why it cannot start with them, and what became of them.

store-newer = Die Datenbank stammt von einem neueren Arcanarium: Sie hat das Schema { $found }, und dieses hier kennt keines über { $known }. Installiere wieder die neuere Version, oder spiele die Sicherung zurück, die vor der Änderung gemacht wurde.
store-no-backup = Die Datenbank muss für diese Version geändert werden, und es gibt noch keine Sicherung: { $reason }. Mach selbst eine und starte einmal mit ARCANARIUM_MIGRATE=on.
store-not-migrated = Die Datenbank hat das Schema { $found }, und diese Version braucht { $wanted }, aber ARCANARIUM_MIGRATE ist „off“. Mach eine Sicherung und starte einmal mit ARCANARIUM_MIGRATE=on.
store-allowed-migrate = „backup“, „on“ oder „off“
store-cannot-mend = Die Datenbank { $file } lässt sich weder öffnen noch reparieren: { $reason }. Es wurde nichts geändert.

store-notice-whole = Die Datenbank war beschädigt und wurde vollständig aus ihrer Zweitkopie wiederhergestellt: Tische: { $tables }, Einträge in ihren Journalen: { $entries }, Personen: { $people }. Die beschädigte Datei wurde aufbewahrt.
store-notice-perhaps = Die Datenbank war beschädigt, und ihre Zweitkopie ebenso. Was sich von beiden lesen ließ, wurde zusammengefügt: Tische: { $tables }, Einträge in ihren Journalen: { $entries }, Personen: { $people }. Es fand sich keine Lücke, aber die letzten Änderungen können fehlen. Die beschädigte Datei wurde aufbewahrt.
store-notice-gaps = Die Datenbank war beschädigt, und ihre Zweitkopie ebenso. Was sich von beiden lesen ließ, wurde zusammengefügt: Tische: { $tables }, Einträge in ihren Journalen: { $entries }, Personen: { $people }. { $broken ->
    [one] { $broken } Tisch kann nicht weitergehen, es fehlt
   *[other] { $broken } Tische können nicht weitergehen, es fehlt
 } { $missing ->
    [one] { $missing } Eintrag
   *[other] an { $missing } Einträgen
 }. Die beschädigte Datei wurde aufbewahrt.
store-notice-forward = Die letzten Änderungen an der Datenbank waren verloren. Sie wurden aus ihrer Zweitkopie nachgeholt: { $writes } Schreibvorgänge. Es fehlt nichts.
store-notice-damaged = Die Datenbank ist beschädigt und wird gerade aus ihrer Zweitkopie repariert. Für einen Moment kann nichts gespeichert werden; die Partien gehen weiter.
