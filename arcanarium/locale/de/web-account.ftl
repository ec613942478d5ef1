### Accounts: what the page says about them, why something was refused, and the letters that are sent.

## Names

guest-mark = Gast
guest-mark-what = Ein Gast: Diesen Namen kann jeder wählen.
account-name-owned = So nennen dich die anderen am Tisch. Niemand sonst kann diesen Namen haben oder einen, der so aussieht; nur Groß- und Kleinschreibung lässt sich ändern.

## Getting in

account-forgot = Passwort vergessen?
account-forgot-ask = Passwort vergessen? Der Betreiber dieses Servers kann dir einen Link für ein neues geben.
account-forgot-what = Wenn dein Konto eine E-Mail-Adresse hat, bekommst du eine Nachricht mit einem Link für ein neues Passwort.
account-forgot-who = Name oder E-Mail-Adresse
account-forgot-send = Link senden
account-forgot-sent = Wenn es ein solches Konto gibt, ist eine Nachricht unterwegs. Schau in deine E-Mails.
account-back = Zurück
passkey-register = Mit einem Passkey
passkey-login = Mit einem Passkey
passkey-known = Dieses Gerät hat schon einen Passkey für dein Konto.
passkey-not-done = Es wurde kein Passkey benutzt. Versuche es noch einmal oder wähle einen anderen Weg.

## Ways into an account

password-what = Wenn du es änderst, wirst du überall sonst abgemeldet.
password-none = Dein Konto hat kein Passwort: Du kommst mit Passkeys hinein.
password-new = Neues Passwort
password-change = Ändern
password-set = Setzen
password-saved = Gespeichert. Überall sonst bist du abgemeldet.
email-title = E-Mail-Adresse
email-what = Für ein neues Passwort, falls du eines brauchst. Niemand sonst sieht sie, und andere Nachrichten bekommst du nicht.
email-new = Deine E-Mail-Adresse
email-send = Nachricht senden
email-pending = Eine Nachricht an { $email } ist unterwegs. Öffne den Link darin.
email-remove = Entfernen
email-removed = Entfernt.
passkey-title = Passkeys
passkey-what = Dein Gerät oder Schlüssel öffnet dein Konto, mit Finger, Gesicht oder PIN. Nichts zu merken, nichts zu stehlen.
passkey-add = Passkey hinzufügen
passkey-added = Der Passkey ist hinzugefügt.
passkey-made = Angelegt { $day }
passkey-used = benutzt { $day }
passkey-unused = noch nicht benutzt
passkey-label = Name des Passkeys
passkey-rename = Umbenennen
passkey-rename-one = Passkey { $name } umbenennen
passkey-remove = Entfernen
passkey-remove-one = Passkey { $name } entfernen
prove-title = Bist du es?
prove-what = Das ändert dein Konto, also zeige noch einmal, dass es deines ist.
prove-go = Weiter
prove-passkey = Passkey benutzen
prove-stop = Abbrechen
prove-stopped = Nichts wurde geändert.

## Sessions

sessions-title = Wo du angemeldet bist
sessions-what = Beende, was du nicht kennst, und ändere dann dein Passwort.
sessions-unknown = Irgendein Browser
sessions-here = Dieser Browser
sessions-seen = Zuletzt gesehen { $when }
sessions-since = angemeldet { $day }
sessions-end = Abmelden
sessions-end-one = { $device } abmelden
sessions-end-all = Überall abmelden

## Leaving

leaving-title = Deine Daten
leaving-what = Alles, was dieser Server über dich hat, in einer Datei: dein Konto, deine Geräte, deine Partien und was du gesagt hast.
leaving-download = Meine Daten herunterladen
leaving-delete = Mein Konto löschen …
leaving-sure = Dein Konto löschen?
leaving-means = Dein Name, Passwort, Passkeys, E-Mail-Adresse und was du an Tischen gesagt hast, werden endgültig gelöscht. In laufenden Partien spielen Bots für dich weiter. Beendete Partien bleiben denen, die sie mit dir gespielt haben; dort heißt du „Ehemaliges Mitglied“.
leaving-type = Gib zur Sicherheit deinen Namen ein: { $name }
leaving-delete-now = Endgültig löschen
leaving-stay = Konto behalten

## Links in letters

title-letter = Konto
letter-reset = Ein neues Passwort
letter-reset-what = Wähle es hier. Überall sonst wirst du abgemeldet.
letter-confirm = Deine E-Mail-Adresse
letter-confirm-what = Bestätige, dass Nachrichten zu deinem Konto an diese Adresse gehen dürfen.
letter-confirm-go = Bestätigen
letter-confirmed = Bestätigt. Danke.
letter-wrong = Dieser Link ist unvollständig
letter-wrong-what = Öffne den ganzen Link aus der Nachricht oder fordere auf der Seite deines Kontos einen neuen an.
letter-account = Mein Konto
