### Accounts: why something was refused, letters, and the command that lets somebody in again.

## Refused

web-refused-host = This server does not know that it is called “{ $host }”. If it should be, its operator has to set ARCANARIUM_SITE or ARCANARIUM_HOSTS.
web-refused-name-marks = That name has too many marks on one letter. Choose one that fits on a line.
web-refused-name-reserved = That name is reserved for bots or for the site. Choose another.
web-refused-confirm = Show first that it is you: give your password or use a passkey.
web-refused-no-account = That needs an account. Log in, or make one.
web-refused-no-session = That session has ended already.
web-refused-no-mail = This server cannot send e-mail. Ask its operator for a link to a new password.
web-refused-bad-email = This does not look like an e-mail address.
web-refused-not-mailed = The e-mail could not be sent. Check the address, and try again later.
web-refused-bad-link = This link was used before, or it is too old. Ask for a new one.
web-refused-no-passkeys = Passkeys cannot be used here: they need a site with a name, over https.
web-refused-too-many-passkeys = An account has at most { $most } passkeys. Remove one first.
web-refused-bad-passkey = This passkey does not fit. Try again, or log in another way.
web-refused-last-passkey = This is the only way into your account. Set a password or add another passkey first.
web-refused-bad-label = The name of a passkey has 1 to { $most } visible characters.
web-refused-not-the-name = That is not the name of your account. Type it exactly as it is shown.

## Starting a server

serve-secret-short = ARCANARIUM_SECRET and each of ARCANARIUM_OLD_SECRETS must have at least { $least } characters that nobody can guess. To make one: python -c "import secrets; print(secrets.token_urlsafe(32))"
serve-secret-file = the file { $path } does not hold keys of at least { $least } characters. Delete it, and a new key is made at the next start; everybody then has to log in again.
serve-allowed-site = the address of the site as people type it, such as https://arcana.example
serve-allowed-smtp-port = a port from 1 to 65535
serve-allowed-smtp-security = “starttls”, “tls” or “none”
recovery-help = Print a link with which somebody can set a new password.
recovery-help-name = the name of the account
recovery-none = There is no account “{ $name }”, or the database cannot be read.
recovery-link = Pass this link on to the person whose account it is. It works once, within { $minutes } minutes:

## Letters

mail-reset-subject = Arcanarium: a new password
mail-reset-text =
    Hello { $name },

    somebody, probably you, asked for a new password for your account. To choose one, open this link within an hour:

    { $link }

    If it was not you, do nothing: your password stays as it is.
mail-confirm-subject = Arcanarium: is this your e-mail address?
mail-confirm-text =
    Hello { $name },

    to use this e-mail address for your account, open this link within a day:

    { $link }

    If you do not have an account of this name, do nothing: your address will not be used.
mail-changed-subject = Arcanarium: another e-mail address
mail-changed-text =
    Hello { $name },

    your account at { $site } now uses another e-mail address. If it was not you, log in, end all sessions and change your password.
mail-password-subject = Arcanarium: your password was changed
mail-password-text =
    Hello { $name },

    the password of your account at { $site } was changed, and you are logged out on all other devices. If it was not you, ask for a new password on the page “My account”.
mail-passkey-subject = Arcanarium: a new passkey
mail-passkey-text =
    Hello { $name },

    a passkey was added to your account at { $site }. If it was not you, log in, remove it and change your password.
