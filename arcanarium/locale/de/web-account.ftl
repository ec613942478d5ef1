### Accounts: what the page says about them, why something was refused, and the letters that are sent.

## Refused

web-refused-host = Dieser Server weiß nicht, dass er „{ $host }“ heißt. Falls er so heißen soll, muss der Betreiber ARCANARIUM_SITE oder ARCANARIUM_HOSTS setzen.
web-refused-name-marks = Dieser Name hat zu viele Zeichen an einem Buchstaben. Wähle einen, der auf eine Zeile passt.
web-refused-name-reserved = Dieser Name ist für Bots oder für die Seite reserviert. Wähle einen anderen.
web-refused-confirm = Zeige zuerst, dass du es bist: Gib dein Passwort ein oder nutze einen Passkey.
web-refused-no-account = Dafür brauchst du ein Konto. Melde dich an oder lege eines an.
web-refused-no-session = Diese Sitzung ist schon beendet.
web-refused-no-mail = Dieser Server kann keine E-Mails senden. Bitte den Betreiber um einen Link für ein neues Passwort.
web-refused-bad-email = Das sieht nicht wie eine E-Mail-Adresse aus.
web-refused-not-mailed = Die E-Mail konnte nicht gesendet werden. Prüfe die Adresse und versuche es später noch einmal.
web-refused-bad-link = Dieser Link wurde schon benutzt oder ist zu alt. Fordere einen neuen an.
web-refused-no-passkeys = Passkeys gehen hier nicht: Sie brauchen eine Seite mit einem Namen, über https.
web-refused-too-many-passkeys = Ein Konto hat höchstens { $most } Passkeys. Entferne zuerst einen.
web-refused-bad-passkey = Dieser Passkey passt nicht. Versuche es noch einmal oder melde dich anders an.
web-refused-last-passkey = Das ist der einzige Zugang zu deinem Konto. Setze zuerst ein Passwort oder füge einen weiteren Passkey hinzu.
web-refused-bad-label = Der Name eines Passkeys hat 1 bis { $most } sichtbare Zeichen.
web-refused-not-the-name = Das ist nicht der Name deines Kontos. Gib ihn genau so ein, wie er dasteht.

## Starting a server

serve-secret-short = ARCANARIUM_SECRET und jedes von ARCANARIUM_OLD_SECRETS braucht mindestens { $least } Zeichen, die niemand erraten kann. So machst du eines: python -c "import secrets; print(secrets.token_urlsafe(32))"
serve-secret-file = die Datei { $path } enthält keine Schlüssel mit mindestens { $least } Zeichen. Lösche sie, dann entsteht beim nächsten Start ein neuer Schlüssel; danach müssen sich alle neu anmelden.
serve-allowed-site = die Adresse der Seite, wie man sie eintippt, etwa https://arcana.example
serve-allowed-smtp-port = ein Port von 1 bis 65535
serve-allowed-smtp-security = „starttls“, „tls“ oder „none“
recovery-help = Einen Link ausgeben, mit dem jemand ein neues Passwort setzen kann.
recovery-help-name = der Name des Kontos
recovery-none = Es gibt kein Konto „{ $name }“, oder die Datenbank ist nicht lesbar.
recovery-link = Gib diesen Link an die Person weiter, der das Konto gehört. Er gilt einmal, innerhalb von { $minutes } Minuten:

## Letters

mail-reset-subject = Arcanarium: ein neues Passwort
mail-reset-text =
    Hallo { $name },

    jemand, wahrscheinlich du, hat für dein Konto ein neues Passwort angefordert. Um eines zu wählen, öffne innerhalb einer Stunde diesen Link:

    { $link }

    Wenn du das nicht warst, tu nichts: Dein Passwort bleibt, wie es ist.
mail-confirm-subject = Arcanarium: Ist das deine E-Mail-Adresse?
mail-confirm-text =
    Hallo { $name },

    um diese E-Mail-Adresse für dein Konto zu verwenden, öffne innerhalb eines Tages diesen Link:

    { $link }

    Wenn du kein Konto mit diesem Namen hast, tu nichts: Deine Adresse wird nicht verwendet.
mail-changed-subject = Arcanarium: andere E-Mail-Adresse
mail-changed-text =
    Hallo { $name },

    dein Konto bei { $site } verwendet jetzt eine andere E-Mail-Adresse. Wenn du das nicht warst, melde dich an, beende alle Sitzungen und ändere dein Passwort.
mail-password-subject = Arcanarium: Dein Passwort wurde geändert
mail-password-text =
    Hallo { $name },

    das Passwort deines Kontos bei { $site } wurde geändert, und du bist auf allen anderen Geräten abgemeldet. Wenn du das nicht warst, fordere auf der Seite „Mein Konto“ ein neues Passwort an.
mail-passkey-subject = Arcanarium: ein neuer Passkey
mail-passkey-text =
    Hallo { $name },

    zu deinem Konto bei { $site } wurde ein Passkey hinzugefügt. Wenn du das nicht warst, melde dich an, entferne ihn und ändere dein Passwort.

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
