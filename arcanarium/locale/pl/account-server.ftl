### Accounts: why something was refused, letters, and the command that lets somebody in again.

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
