### At the table: choosing amounts, what just happened, looking back, help and settings.

## Choosing an amount

pick-pay = Do zapłaty:
pick-gain = Do wzięcia:
pick-lose = Do stracenia:
pick-any = { $n } do wyboru
pick-chosen = Wybrane dotąd
pick-from-pool = Z Twojej puli
pick-from-any = Do wyboru
pick-count = Wybrano { $n } z { $of }
pick-count-between = Wybrano { $n }, możliwe od { $least } do { $most }
pick-in = { $how ->
    [then] Dodaj: { $kind } (będziesz mieć { $n })
   *[left] Dodaj: { $kind } (zostało { $n })
}
pick-out = Wyjmij: { $kind } (wybrano { $n })
pick-how-more = Dotknij esencji poniżej, aby ją dodać, a powyżej, aby ją wyjąć.
pick-how-change = Aby coś zmienić, dotknij esencji powyżej: zostanie wyjęta.
pick-clear = Od nowa

## What just happened

news-reached = { $who } ma { $n } { $n ->
    [one] punkt
    [few] punkty
   *[other] punktów
}. Jeśli tak zostanie, gra skończy się z tą rundą.
news-reached-you = Masz { $n } { $n ->
    [one] punkt
    [few] punkty
   *[other] punktów
}. Jeśli tak zostanie, gra skończy się z tą rundą.
# beside the outcome of a stake
news-skip = Dowolny klawisz albo kliknięcie: dalej.
strip-reached = { $points } { $points ->
    [one] punkt
    [few] punkty
   *[other] punktów
}: ostatnia runda
seat-reached = dość punktów do zwycięstwa
log-since = Od Twojej ostatniej decyzji

## Looking back

look-open = Spójrz wstecz
look-title = Spójrz wstecz na to, co się stało (b)
look-ago = { $n ->
    [one] 1 krok temu
    [few] { $n } kroki temu
   *[other] { $n } kroków temu
}
look-asked = W teraźniejszości czeka na Ciebie pytanie.
look-back = Krok wstecz (b)
look-next = Krok dalej (n)
look-now = Wróć do gry

## Help

help-title = Pomoc
help-open = Zasady, symbole, klawisze i ustawienia (?)
help-rules = Zasady
help-signs = Symbole
help-keys = Klawisze
help-settings = Ustawienia
help-behind = { $n ->
    [one] Paragraf, który za tym stoi
    [few] { $n } paragrafy, które za tym stoją
   *[other] { $n } paragrafów, które za tym stoją
}
help-sentences = Zdania zamiast symboli
help-sentences-hint = Karty mówią słowami, co robią.
key-back = spójrz wstecz, jeden krok
key-next = znów krok dalej
key-help = zasady, symbole, klawisze i ustawienia
tip-mouse = Kliknij kartę, która świeci, aby jej użyć. Wskaż dowolną kartę, aby przeczytać ją w całości.
tip-touch = Dotknij karty, która świeci, aby jej użyć. Przytrzymaj dowolną kartę, aby przeczytać ją w całości.
tip-understood = Jasne
hint-forbidden-short = Przy tym stole nie ma podpowiedzi

## Settings

taste-text = Tekst obok planszy
taste-text-usual = Zwykły
taste-text-large = Duży
taste-text-larger = Większy
taste-pace = Boty grają
taste-pace-value = { $n ->
    [0] od razu
   *[other] po { NUMBER($n, minimumFractionDigits: 1) } s
}
taste-pace-host = Kto otworzył stół, decyduje o tempie botów.
taste-news = Ogłoszenia
taste-news-hint = O pasach, punktach i nowych rundach informuje baner, a stawki rozstrzyga się jedna po drugiej.
taste-confirm = Pytaj jeszcze raz
taste-confirm-hint = Zanim spasujesz i przed innymi ruchami, których można żałować.
taste-hints = Podpowiedzi
taste-hints-hint = Przycisk, który mówi, co zrobiłby silny bot.
taste-sound-hint = Kilka krótkich dźwięków: Twoja tura, karty, esencje, koniec.

## What the coach says about one move

why-ask = A co z…
why-last = Mój ostatni ruch?
why-choose = Wybierz ruch, o który pytasz. Nie zostanie wykonany.
why-thinking = Trener się zastanawia…
coach-agree = Trener dla wszystkich: zgadzam się
coach-agreed = zgody: { $n } z { $all }
coach-agree-hint = Gdy wszyscy się zgodzą, trener na życzenie mówi każdemu, co sądzi o jego własnym ruchu, z tego, co to miejsce może wiedzieć.
