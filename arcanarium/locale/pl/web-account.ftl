### Accounts: what the page says about them, why something was refused, and the letters that are sent.

## Refused

web-refused-host = Ten serwer nie wie, że nazywa się „{ $host }”. Jeśli powinien, jego operator musi ustawić ARCANARIUM_SITE albo ARCANARIUM_HOSTS.
web-refused-name-marks = Ta nazwa ma za dużo znaków nad jedną literą. Wybierz taką, która mieści się w wierszu.
web-refused-name-reserved = Ta nazwa jest zastrzeżona dla botów albo strony. Wybierz inną.
web-refused-confirm = Najpierw pokaż, że to Ty: podaj hasło albo użyj klucza dostępu.
web-refused-no-account = Do tego potrzebne jest konto. Zaloguj się albo je załóż.
web-refused-no-session = Ta sesja już się skończyła.
web-refused-no-mail = Ten serwer nie może wysyłać poczty. Poproś operatora o link do nowego hasła.
web-refused-bad-email = To nie wygląda na adres e-mail.
web-refused-not-mailed = Nie udało się wysłać wiadomości. Sprawdź adres i spróbuj później.
web-refused-bad-link = Ten link był już użyty albo jest za stary. Poproś o nowy.
web-refused-no-passkeys = Kluczy dostępu nie można tu używać: wymagają strony z nazwą i https.
web-refused-too-many-passkeys = Konto może mieć najwyżej { $most } { $most ->
    [one] klucz
    [few] klucze
   *[other] kluczy
} dostępu. Najpierw usuń jeden z nich.
web-refused-bad-passkey = Ten klucz dostępu nie pasuje. Spróbuj ponownie albo zaloguj się inaczej.
web-refused-last-passkey = To jedyne wejście na Twoje konto. Najpierw ustaw hasło albo dodaj inny klucz dostępu.
web-refused-bad-label = Nazwa klucza dostępu ma od 1 do { $most } widocznych znaków.
web-refused-not-the-name = To nie jest nazwa Twojego konta. Wpisz ją dokładnie tak, jak ją widać.

## Starting a server

serve-secret-short = ARCANARIUM_SECRET i każdy z ARCANARIUM_OLD_SECRETS musi mieć co najmniej { $least } znaków, których nikt nie odgadnie. Aby taki utworzyć: python -c "import secrets; print(secrets.token_urlsafe(32))"
serve-secret-file = w pliku { $path } nie ma kluczy o długości co najmniej { $least } znaków. Usuń go, a przy następnym starcie powstanie nowy klucz; wszyscy będą musieli zalogować się ponownie.
serve-allowed-site = adres strony taki, jaki się wpisuje, na przykład https://arcana.example
serve-allowed-smtp-port = port od 1 do 65535
serve-allowed-smtp-security = „starttls”, „tls” albo „none”
recovery-help = Wypisuje link, za pomocą którego ktoś może ustawić nowe hasło.
recovery-help-name = nazwa konta
recovery-none = Nie ma konta „{ $name }” albo nie da się odczytać bazy danych.
recovery-link = Przekaż ten link osobie, do której należy konto. Działa raz, przez { $minutes } min:

## Letters

mail-reset-subject = Arcanarium: nowe hasło
mail-reset-text =
    Cześć { $name },

    ktoś, prawdopodobnie Ty, prosi o nowe hasło do Twojego konta. Aby je ustawić, otwórz ten link w ciągu godziny:

    { $link }

    Jeśli to nie Ty, nic nie rób: hasło pozostanie bez zmian.
mail-confirm-subject = Arcanarium: czy to Twój adres e-mail?
mail-confirm-text =
    Cześć { $name },

    aby używać tego adresu e-mail na swoim koncie, otwórz ten link w ciągu doby:

    { $link }

    Jeśli nie masz konta o tej nazwie, nic nie rób: Twój adres nie zostanie użyty.
mail-changed-subject = Arcanarium: inny adres e-mail
mail-changed-text =
    Cześć { $name },

    Twoje konto na { $site } ma teraz inny adres e-mail. Jeśli to nie Twoja zmiana, zaloguj się, zakończ wszystkie sesje i zmień hasło.
mail-password-subject = Arcanarium: hasło zmienione
mail-password-text =
    Cześć { $name },

    hasło do Twojego konta na { $site } zostało zmienione, a na wszystkich innych urządzeniach nastąpiło wylogowanie. Jeśli to nie Twoja zmiana, poproś o nowe hasło na stronie „Moje konto”.
mail-passkey-subject = Arcanarium: nowy klucz dostępu
mail-passkey-text =
    Cześć { $name },

    do Twojego konta na { $site } dodano klucz dostępu. Jeśli to nie Twoja zmiana, zaloguj się, usuń go i zmień hasło.

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
