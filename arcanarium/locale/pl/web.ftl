### The pages around the table: what stands on every page, home, a new table, account and settings, replay.

## What pages are called

title-new = Nowy stół
title-table = Stół
title-cards = Karty
title-rules = Zasady w skrócie
title-clauses = Pełne zasady
title-replay = Powtórka
title-account = Ustawienia
title-notfound = Nic tu nie ma

## Around every page

guest = Gość
former-player = Dawny gracz
save = Zapisz
close = Zamknij
reload = Odśwież stronę
go-home = Na stronę główną
shell-skip = Przejdź do treści
shell-nav = Strony
shell-cards = Karty
shell-rules = Zasady
shell-account = { $name }: nazwa i ustawienia
shell-theme-dark = Ciemny
shell-theme-light = Jasny
mishap = Na tej stronie coś poszło nie tak. Twoja gra jest bezpieczna na serwerze. Jeśli coś wygląda dziwnie, odśwież stronę.
failed-title = Ta strona się nie otworzyła
failed-what = Twoje gry są bezpieczne na serwerze. Odśwież stronę; jeśli to nie pomoże, poczekaj minutę i spróbuj ponownie.
notfound-title = Nic tu nie ma
notfound-what = Ten adres donikąd nie prowadzi. Może kawałek linku zgubił się po drodze.

problem-offline = Serwer jest nieosiągalny. Sprawdź połączenie i spróbuj ponownie.
problem-not-found = Tego tu nie ma albo już nie ma.
problem-server = Serwerowi się to nie udało. Za chwilę spróbuj ponownie.
problem-unknown = Coś poszło nie tak. Spróbuj ponownie.

net-not-connected = W tej chwili nie ma połączenia ze stołem. Wróci samo; wtedy wybierz jeszcze raz.
net-closed = Stół został opuszczony.
net-lost = Połączenie zostało przerwane, więc to mogło nie dotrzeć. Spójrz na stół i w razie potrzeby powtórz.
net-move-lost = Połączenie zostało przerwane i Twój ruch nie został wykonany. Wybierz jeszcze raz.
net-gone = Nie ma takiego stołu.

## Games, sets, variants and switches

clock-days = { $n ->
    [one] jeden dzień na turę
   *[other] { $n } dni na turę
}
clock-live = { $minutes } min + { $seconds } s

## Home

home-title = Dwie gry o tajemnych sztukach, jeden stół
home-what = Zagraj w Res Arcana i Arcana of Cadwallon: od razu z botami albo ze znajomymi przez link. Bez instalowania, bez konta.
home-play = { $bots ->
    [one] Zagraj teraz z botem
   *[other] Zagraj teraz z botami ({ $bots })
}
home-dealing = Rozdawanie…
home-with-friends = Znajomi i opcje
home-first-time = Nie trzeba się niczego uczyć: świeci to, co możesz zrobić.
home-as-last = Jak ostatnio: { $what }
home-plain = gra podstawowa
home-mine = Twoje gry
home-over = { $n ->
    [one] Jedna skończona gra
    [few] { $n } skończone gry
   *[other] { $n } skończonych gier
}
home-open = Otwarte stoły
home-open-coming = Rozglądamy się…
home-open-none = Nikt teraz nie czeka na gracza.
home-open-one = Otwórz stół, a inni znajdą go tutaj.
home-you = Ty
home-free-seat = wolne miejsce
home-bot = bot „{ $bot }”
home-your-turn = Twoja tura
home-their-turn = Decydują inni
home-waiting = Czeka na graczy
home-you-won = { $shared ->
    [yes] Dzielisz zwycięstwo
   *[no] Zwycięstwo!
}
home-won = Zwycięstwo: { $who }
home-watchers = { $n ->
    [one] 1 widz
    [few] { $n } widzów
   *[other] { $n } widzów
}
home-resume = Graj dalej
home-sit = Usiądź
home-watch = Oglądaj
home-replay = Obejrzyj znów
home-look = Rozejrzyj się
home-rules = Zasady w skrócie
home-rules-what = Obie gry i wszystkie zestawy, każda na jednej stronie.
home-cards = Wszystkie karty
home-cards-what = Przeszukaj je i czytaj każdą w symbolach albo zdaniach.
home-record = Otwórz zapis
home-record-what = Plik skończonej gry, stąd albo z terminala, ruch po ruchu.
home-unofficial = Nieoficjalny projekt fanów, bez grafik i tekstów wydawców. Gry należą do ich autorów i wydawców: kup je, z kartami w ręku są jeszcze lepsze.

## A new table

new-title = Nowy stół
new-game = W co gramy?
new-sets = Którymi kartami?
new-variant = Który wariant?
new-seats = Kto gra?
new-how-many = Liczba graczy
new-seat = Miejsce { $n }
new-me = Ja
new-person = Ktoś, przez link
new-bot = Bot „{ $bot }”
new-who-may = Kto może dołączyć?
new-link = Każdy, kto ma link
new-link-hint = Dostaniesz link, który wyślesz znajomym.
new-open = Każdy
new-open-hint = Stół jest na liście na stronie głównej; każdy może usiąść albo oglądać.
new-clock = Ile czasu na myślenie?
new-clock-none = Bez limitu
new-clock-none-hint = Bez zegara.
new-clock-live = Przy stole
new-clock-live-hint = Kilka sekund na każdą turę i zapas minut na te trudne.
new-clock-days = Korespondencyjnie
new-clock-days-hint = Kilka dni na każdą turę. Wróć, gdy przyjdzie Twoja.
new-minutes = Zapas
new-minutes-value = { $n ->
    [one] 1 minuta
    [few] { $n } minuty
   *[other] { $n } minut
}
new-seconds = Na każdą turę
new-seconds-value = { $n ->
    [one] 1 sekunda
    [few] { $n } sekundy
   *[other] { $n } sekund
}
new-days = Na każdą turę
new-days-value = { $n ->
    [one] 1 dzień
   *[other] { $n } dni
}
new-hints = Podpowiedzi
new-hints-hint = Gracze mogą zapytać, co zrobiłby silny bot i dlaczego.
new-pace = Boty grają
new-pace-value = { $n ->
    [0] od razu
   *[other] po { NUMBER($n, minimumFractionDigits: 1) } sekundy
}
new-go = Rozdaj karty
new-go-invite = Otwórz stół

## Account and settings

account-title = Nazwa i ustawienia
account-name = Nazwa
account-name-what = Tak nazywają Cię inni przy stole.
account-name-saved = Zapisano.
account-account = Konto
account-why = Możesz grać bez konta. Konto zachowuje Twoje gry, gdy zmienisz przeglądarkę albo wyczyścisz dane.
account-register = Załóż konto
account-login = Zaloguj się
account-password = Hasło
account-in = Zalogowano jako { $name }. Twoje gry są z Tobą wszędzie, gdzie się zalogujesz.
account-logout = Wyloguj się
taste-title = Preferencje
taste-what = Ta przeglądarka je zapamięta.
taste-language = Język
taste-theme = Motyw
taste-theme-auto = Jak w systemie
taste-theme-dark = Noc
taste-theme-light = Dzień
taste-cards = Pokazuj karty jako
taste-cards-signs = Symbole
taste-cards-sentences = Zdania
taste-motion = Ruch
taste-motion-auto = Jak w systemie
taste-motion-full = Pełny
taste-motion-less = Jak najmniej
taste-sound = Dźwięki

## Replay

replay-of = { $game }: powtórka
replay-coming = Rozkładanie kart…
replay-choices = Czyje oczy, tempo, link
replay-first = Na początek
replay-back = Krok wstecz
replay-next = Krok dalej
replay-last = Na koniec
replay-play = Odtwarzaj
replay-pause = Pauza
replay-speed = Tempo
replay-speed-value = { $n } ×
replay-eyes = Widziane przez
replay-eyes-all = publiczność
replay-step = Krok { $n } z { $of }
replay-moves = Co się działo
replay-share = Kopiuj link
replay-shared = Link skopiowany.
replay-download = Pobierz zapis
replay-keys = Klawisze: strzałki w lewo i w prawo – krok, Home i End – skok, spacja – odtwarzanie.
replay-result = Koniec
replay-points = { $n ->
    [one] 1 punkt
    [few] { $n } punkty
   *[other] { $n } punktów
}
replay-winner = zwycięstwo
