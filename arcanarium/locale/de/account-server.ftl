### Accounts: why something was refused, letters, and the command that lets somebody in again.

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
