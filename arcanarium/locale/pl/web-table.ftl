### The table in the browser: deciding, waiting, talking, before and after the game.

## The page

table-coming = Nakrywanie do stołu…
table-gone = Nie ma takiego stołu
table-gone-what = Link może być niepełny albo stół dawno już uprzątnięto.
table-problem = Nie można pokazać stołu
table-broken = Ta gra nie może trwać dalej
table-closed = Ten stół zamknęli ci, którzy prowadzą stronę.
table-offline = Utracono połączenie. Łączenie…
board-label = Stół
watchers = { $n ->
    [one] Ogląda { $n } osoba
    [few] Oglądają { $n } osoby
   *[other] Ogląda { $n } osób
}
sound-toggle = Dźwięki wł./wył.
title-your-turn = Twoja tura
title-over = Koniec gry

## The strip on top

strip-round = Runda { $round }
strip-setup = Przed rundą 1
strip-goal = Cel: { $points } { $points ->
    [one] punkt
    [few] punkty
   *[other] punktów
}
strip-last-round = Runda { $round } jest ostatnia
strip-match = Rozgrywka { $game }, do dwóch wygranych
seat-you = Ty
seat-turn = decyduje
seat-first = pierwszy gracz
seat-passed = pas
seat-summary = { $name }: { $points } { $points ->
    [one] punkt
    [few] punkty
   *[other] punktów
} ({ $marks })
seat-wins = { $n ->
    [one] { $n } wygrana
    [few] { $n } wygrane
   *[other] { $n } wygranych
}
presence-here = jest
presence-away = nie ma
presence-bot = bot
presence-stand-in = zastępuje bot
clock-left = zostało { $time }

## Deciding

decide-list = Lista
decide-list-title = Lista wszystkich ruchów (m)
decide-proposed = Propozycja: Enter ją przyjmuje
decide-point = Wybierz coś, co świeci, albo:
decide-point-only = Wybierz coś, co świeci.
decide-go-on = Teraz wybierz coś, co świeci. Escape cofa.
decide-menu = Wybierz z menu. Escape cofa.
menu-label = Co z tym zrobisz?
menu-back = Wstecz
confirm-yes = Tak
confirm-no = Nie
waiting-for = { $n ->
    [one] Czekamy: { $who }
   *[other] Czekamy: { $who }
}
waiting-table = Chwileczkę…
you-watch = Oglądasz.
hint-ask = Podpowiedź
hint-win = wygrywa { $n }%
hint-second = Drugi wybór: { $what }, wygrywa { $n }%

pick-do-pay = Zapłać
pick-do-gain = Weź
pick-do-lose = Strać
collect-all = Zbierz
collect-question = Zebranie esencji
collect-after = Będziesz mieć
collect-too-much = Przy tych odpowiedziach nie wystarczy na zapłatę: obróć komponent albo zabierz więcej.

## Taking back

undo = Cofnij
undo-title = Cofnij swoją ostatnią decyzję (u)
undo-ask = Zapytaj innych
undo-anyway = Mimo to cofnij
undo-never-mind = Nieważne
undo-asked = Twoja prośba o cofnięcie ruchu czeka na innych…
request-open = Poproś o: { $what }
request-ask = Poproś
request-never-mind = Nieważne
undo-request = { $who } prosi o cofnięcie ruchu.
undo-agree = Zgoda
undo-refuse = Odmów

## Seats

seat-bot-plays = Gra za Ciebie bot.
seat-take-back = Wracam na miejsce
seat-away = { $who } – poza stołem.
seat-stand-in = Niech zagra bot
leave = Opuść miejsce
leave-what = Bot zagra za Ciebie dalej. Dopóki gra trwa, możesz wrócić i znów zająć swoje miejsce.
leave-stay = Zostań
leave-do = Opuść

## Log and chat

tab-log = Dziennik
tab-chat = Czat
log-label = Co się działo
log-all = Pokaż wszystkie wiersze ({ $n })
log-empty = Nic się jeszcze nie wydarzyło.
chat-label = Czat
chat-empty = Nikt jeszcze nic nie napisał.
chat-write = Napisz coś…
chat-send = Wyślij

## Parts of the table on a small screen

part-mine = Moje
part-centre = Środek
part-rivals = Rywale
part-log = Dziennik
part-lit = Tu można coś wybrać

## Keys

key-arrows = do następnej rzeczy, która świeci
key-tab = przez wszystko po kolei
key-enter = wybiera; gdy nic nie wybrano, przyjmuje propozycję
key-digits = wybiera z menu, listy albo przycisków
key-escape = krok wstecz
key-undo = cofnij
key-pass = spasuj
key-list = lista wszystkich ruchów
key-hint = co zrobiłby bot?
key-log = dziennik
key-chat = czat

## Before the game

room-waiting = { $n ->
    [one] Gra zacznie się, gdy ktoś zajmie ostatnie wolne miejsce.
    [few] Gra zacznie się, gdy zajęte będą wszystkie { $n } wolne miejsca.
   *[other] Gra zacznie się, gdy zajęte będą wszystkie wolne miejsca ({ $n }).
}
room-starting = Wszyscy są. Gra się zaczyna…
room-free = Wolne miejsce
room-sit = Usiądź tu
room-bot = Bot: { $bot }
room-no-bot = Usuń bota
room-put-bot = Posadź tu bota
room-which-bot = Który bot
room-leave = Wstań
room-invite = Zaproś innych
share-label = Link do tej strony
share-copy = Kopiuj link
share-copied = Skopiowano

## After the game

ending-label = Gra skończona
ending-you-won = Wygrywasz!
ending-won = { $n ->
    [one] Zwycięstwo: { $who }
   *[other] Wspólne zwycięstwo: { $who }
}
ending-winner = Zwycięstwo
ending-rounds = { $n ->
    [one] Po { $n } rundzie
   *[other] Po { $n } rundach
}
ending-no-points = Bez punktów.
ending-look = Spójrz na stół
ending-show = Pokaż wynik
ending-replay = Powtórka
ending-record = Pobierz zapis
ending-home = Start
