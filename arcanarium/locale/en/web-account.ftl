### Accounts: what the page says about them, why something was refused, and the letters that are sent.

## Names

guest-mark = guest
guest-mark-what = A guest: anybody can choose this name.
account-name-owned = What others call you at the table. Nobody else can have this name, or one that looks like it; only its capitals can change.

## Getting in

account-forgot = Forgot your password?
account-forgot-ask = Forgot your password? The operator of this server can give you a link to a new one.
account-forgot-what = If your account has an e-mail address, you get a letter with a link to a new password.
account-forgot-who = Name or e-mail address
account-forgot-send = Send the link
account-forgot-sent = If there is such an account, a letter is on its way. Look into your mail.
account-back = Back
passkey-register = With a passkey
passkey-login = With a passkey
passkey-known = This device has a passkey for your account already.
passkey-not-done = No passkey was used. Try again, or choose another way.

## Ways into an account

password-what = If you change it, you are logged out everywhere else.
password-none = Your account has no password: you get in with passkeys.
password-new = New password
password-change = Change
password-set = Set
password-saved = Saved. You are logged out everywhere else.
email-title = E-mail address
email-what = For a new password, should you ever need one. Nobody else sees it, and you get no other letters.
email-new = Your e-mail address
email-send = Send a letter
email-pending = A letter is on its way to { $email }. Open the link in it.
email-remove = Remove
email-removed = Removed.
passkey-title = Passkeys
passkey-what = Your device or key unlocks your account, with a finger, a face or a PIN. Nothing to remember, nothing to steal.
passkey-add = Add a passkey
passkey-added = The passkey is added.
passkey-made = Made { $day }
passkey-used = used { $day }
passkey-unused = not used yet
passkey-label = Name of the passkey
passkey-rename = Rename
passkey-rename-one = Rename the passkey { $name }
passkey-remove = Remove
passkey-remove-one = Remove the passkey { $name }
prove-title = Is it you?
prove-what = This changes your account, so show once more that it is yours.
prove-go = Go on
prove-passkey = Use a passkey
prove-stop = Cancel
prove-stopped = Nothing was changed.

## Sessions

sessions-title = Where you are logged in
sessions-what = End what you do not know, and change your password then.
sessions-unknown = Some browser
sessions-here = This browser
sessions-seen = Last seen { $when }
sessions-since = logged in { $day }
sessions-end = Log out
sessions-end-one = Log out { $device }
sessions-end-all = Log out everywhere

## Leaving

leaving-title = Your data
leaving-what = All that this server holds about you, in one file: your account, your devices, your games and what you said.
leaving-download = Download my data
leaving-delete = Delete my account…
leaving-sure = Delete your account?
leaving-means = Your name, password, passkeys, e-mail address and what you said at tables are deleted for good. Bots play on for you in running games. Finished games stay for those who played them with you; there you are “A former player”.
leaving-type = To be sure, type your name: { $name }
leaving-delete-now = Delete for good
leaving-stay = Keep my account

## Links in letters

title-letter = Account
letter-reset = A new password
letter-reset-what = Choose it here. You are logged out everywhere else.
letter-confirm = Your e-mail address
letter-confirm-what = Confirm that letters about your account may be sent to this address.
letter-confirm-go = Confirm
letter-confirmed = Confirmed. Thank you.
letter-wrong = This link is not complete
letter-wrong-what = Open the whole link from the letter, or ask for a new one on the page of your account.
letter-account = My account
