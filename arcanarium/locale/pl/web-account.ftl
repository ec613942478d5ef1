### Accounts: what the page says about them, why something was refused, and the letters that are sent.

## Names

guest-mark = gość
guest-mark-what = Gość: tę nazwę może wybrać każdy.
account-name-owned = Tak nazywają Cię inni przy stole. Nikt inny nie może mieć tej nazwy ani podobnie wyglądającej; można zmienić tylko wielkość liter.

## Getting in

account-forgot = Nie pamiętasz hasła?
account-forgot-ask = Nie pamiętasz hasła? Operator tego serwera może dać Ci link do nowego.
account-forgot-what = Jeśli Twoje konto ma adres e-mail, dostaniesz wiadomość z linkiem do nowego hasła.
account-forgot-who = Nazwa albo adres e-mail
account-forgot-send = Wyślij link
account-forgot-sent = Jeśli takie konto istnieje, wiadomość jest w drodze. Zajrzyj do skrzynki.
account-back = Wstecz
passkey-register = Kluczem dostępu
passkey-login = Kluczem dostępu
passkey-known = To urządzenie ma już klucz dostępu do Twojego konta.
passkey-not-done = Nie użyto klucza dostępu. Spróbuj ponownie albo wybierz inny sposób.

## Ways into an account

password-what = Zmiana wyloguje Cię wszędzie indziej.
password-none = Twoje konto nie ma hasła: wchodzisz kluczami dostępu.
password-new = Nowe hasło
password-change = Zmień
password-set = Ustaw
password-saved = Zapisano. Wszędzie indziej nastąpiło wylogowanie.
email-title = Adres e-mail
email-what = Na wypadek, gdyby potrzebne było nowe hasło. Nikt inny go nie widzi i nie dostaniesz innych wiadomości.
email-new = Twój adres e-mail
email-send = Wyślij wiadomość
email-pending = Wiadomość jest w drodze na { $email }. Otwórz link, który zawiera.
email-remove = Usuń
email-removed = Usunięto.
passkey-title = Klucze dostępu
passkey-what = Twoje urządzenie albo klucz odblokowuje konto palcem, twarzą albo kodem PIN. Nic do zapamiętania, nic do ukradzenia.
passkey-add = Dodaj klucz dostępu
passkey-added = Klucz dostępu dodany.
passkey-made = Utworzony { $day }
passkey-used = użyty { $day }
passkey-unused = jeszcze nieużyty
passkey-label = Nazwa klucza dostępu
passkey-rename = Zmień nazwę
passkey-rename-one = Zmień nazwę klucza dostępu { $name }
passkey-remove = Usuń
passkey-remove-one = Usuń klucz dostępu { $name }
prove-title = Czy to Ty?
prove-what = To zmienia Twoje konto, więc pokaż jeszcze raz, że jest Twoje.
prove-go = Dalej
prove-passkey = Użyj klucza dostępu
prove-stop = Anuluj
prove-stopped = Nic nie zmieniono.

## Sessions

sessions-title = Gdzie trwa logowanie
sessions-what = Zakończ sesje, których nie znasz, a potem zmień hasło.
sessions-unknown = Jakaś przeglądarka
sessions-here = Ta przeglądarka
sessions-seen = Ostatnio { $when }
sessions-since = zalogowano { $day }
sessions-end = Wyloguj
sessions-end-one = Wyloguj { $device }
sessions-end-all = Wyloguj wszędzie

## Leaving

leaving-title = Twoje dane
leaving-what = Wszystko, co ten serwer o Tobie wie, w jednym pliku: konto, urządzenia, gry i to, co piszesz na czacie.
leaving-download = Pobierz moje dane
leaving-delete = Usuń moje konto…
leaving-sure = Usunąć konto?
leaving-means = Nazwa, hasło, klucze dostępu, adres e-mail i Twoje wypowiedzi przy stołach zostaną usunięte na dobre. W trwających grach zagrają za Ciebie boty. Skończone gry zostaną dla tych, z którymi je rozegrano; będziesz w nich widnieć jako „Dawny gracz”.
leaving-type = Dla pewności wpisz swoją nazwę: { $name }
leaving-delete-now = Usuń na dobre
leaving-stay = Zachowaj konto

## Links in letters

title-letter = Konto
letter-reset = Nowe hasło
letter-reset-what = Ustaw je tutaj. Wszędzie indziej nastąpi wylogowanie.
letter-confirm = Twój adres e-mail
letter-confirm-what = Potwierdź, że na ten adres można wysyłać wiadomości o Twoim koncie.
letter-confirm-go = Potwierdź
letter-confirmed = Potwierdzono. Dziękujemy.
letter-wrong = Ten link jest niepełny
letter-wrong-what = Otwórz cały link z wiadomości albo poproś o nowy na stronie swojego konta.
letter-account = Moje konto
