### What is around a game: the waiting room, taking back, the end, rematches, chosen deals and the daily deal.

room-refused-start = Grę może zacząć tylko gospodarz albo, gdy wszyscy są gotowi, a gospodarza nie ma, każdy z graczy.
room-refused-free-seats = Jest wolne miejsce. Poczekaj, aż ktoś je zajmie, albo posadź tam bota.
room-refused-kept = To miejsce jest dla kogoś zarezerwowane.
rematch-refused-later = Rewanż można zaproponować po skończonej grze.
rematch-refused-strongest = W tej grze nie ma silniejszego bota.
rematch-refused-daily = To samo rozdanie można zagrać na innych miejscach, gdy skończy się jego dzień: do tego czasu karty są tajne.
daily-refused-undo = W rozdaniu dnia możesz cofnąć tylko to, na co nikt jeszcze nie odpowiedział i co nie odkryło niczego nowego.
daily-refused-leave = Nikt nie gra za Ciebie w rozdaniu dnia. Zamknij stronę i wróć, kiedy chcesz.
daily-refused-record = Zapis rozdania dnia można pobrać, gdy dzień się skończy: zdradza ziarno.
daily-refused-future = Tego rozdania jeszcze nie rozdano.

## The waiting room

room-seats = Miejsca
room-seats-free = { $n ->
    [one] Jedno miejsce jest wolne.
    [few] { $n } miejsca są wolne.
   *[other] { $n } miejsc jest wolnych.
}
room-all-ready = Wszyscy są gotowi. Zacznij, kiedy chcesz.
room-some-not-ready = Wszyscy są, ale nie każdy jest gotowy.
room-for-host = Czekasz w gotowości. Grę zaczyna gospodarz.
room-say-ready = Wszyscy są. Daj znać, że można zaczynać.
room-start = Zacznij grę
room-start-anyway = Zacznij mimo to
room-start-what = Nie każdy jest jeszcze gotowy. Mimo to możesz zacząć.
room-start-free = Zanim zaczniesz, wolne miejsce musi zająć człowiek albo bot.
room-ready = Można zaczynać
room-ready-now = Jednak jeszcze nie
room-is-ready = gotowe
room-not-ready = niegotowe
room-guest = gość
room-host = gospodarz
room-sets = Karty
room-variant = Wariant
room-account = konto
room-kept = Zarezerwowane
room-kept-for = Dla: { $who }
room-kept-you = Dla Ciebie
room-keep = Rezerwuj
room-keep-what = Na zarezerwowanym miejscu nikt nie usiądzie, dopóki go nie otworzysz.
room-open-seat = Otwórz
room-swap = Zamień miejsca { $a } i { $b }
room-your-name = Twoja nazwa przy tym stole
room-what = W co gramy
room-clock = Czas
room-who-may = Kto może przyjść
room-hints-yes = Gracze mogą prosić o podpowiedzi
room-hints-no = Bez podpowiedzi
room-seat-count = { $n } { $n ->
    [one] gracz
   *[other] graczy
}
room-on = Tak
room-off = Nie
room-deal = Rozdanie
room-deal-chance = Losowe. Nikt nie zna kart.
room-deal-host = Z ziarna wybranego przez gospodarza
room-deal-deal = Z wcześniejszej gry, na innych miejscach
room-deal-daily = Rozdanie dnia
room-deal-host-what = Kto zna ziarno, może poznać każdą kartę przed rozdaniem, a to ziarno wybrał gospodarz. Graj dla wprawy albo wśród znajomych, którzy sobie ufają. Po grze ziarno zobaczą wszyscy.
room-deal-deal-what = Każdy, kto grał w tamtej grze albo ją oglądał, zna część kart. Kto wtedy zaczynał, teraz nie zaczyna.
room-seed = Ziarno { $seed }
deal-chosen = wybrane rozdanie
room-invitation = Partia { $game }
room-qr = Kod QR z linkiem do tego stołu
room-qr-what = Skieruj na niego aparat telefonu, aby stamtąd dołączyć.
share-send = Wyślij

## Taking back

back-title = { $n ->
    [one] Ten ruch zostanie cofnięty:
   *[other] Te ruchy zostaną cofnięte:
}
back-yours = { $n ->
    [one] Twój ruch
    [few] Twoje { $n } ruchy
   *[other] Twoich { $n } ruchów
}
back-theirs = { $n ->
    [one] Ruch gracza { $who }
    [few] { $n } ruchy gracza { $who }
   *[other] { $n } ruchów gracza { $who }
}
back-label = Co przyniosły
back-hidden = Jeszcze nic, o czym Ci wiadomo.
back-more = … i jeszcze { $n }
undo-request-yours = Twój własny ruch też zostanie cofnięty.
undo-withdraw = Wycofaj
undo-away = { $n ->
    [one] { $who } – poza stołem, a zgoda jest potrzebna: za człowieka żaden bot jej nie da.
   *[other] { $who } – poza stołem, a zgoda jest potrzebna: za ludzi żaden bot jej nie da.
}

## After the game

curve-title = Punkty w rundach
curve-round = Runda
ending-daily = Wyniki dnia
rematch-again = Rewanż
rematch-stronger = Z silniejszym botem
rematch-deal = To samo rozdanie, inne miejsca
rematch-join-again = Przyjmij rewanż
rematch-join-stronger = Dołącz, z silniejszym botem
rematch-join-deal = Dołącz, z tym samym rozdaniem
rematch-offer-again = { $who } proponuje rewanż. Twoje miejsce czeka.
rematch-offer-stronger = { $who } proponuje grę z silniejszymi botami. Twoje miejsce czeka.
rematch-offer-deal = { $who } proponuje to samo rozdanie na innych miejscach. Twoje miejsce czeka.
rematch-watch = Oglądaj następną grę

## A new table

new-seed = Wybierz rozdanie
new-seed-label = Ziarno
new-seed-none = losowo
new-seed-hint = To samo ziarno za każdym razem rozdaje te same karty. Ziarno gry znajdziesz na jej końcu.
new-seed-hint-people = To samo ziarno za każdym razem rozdaje te same karty. Inni dowiedzą się, że pochodzi od Ciebie, bo możesz znać karty.

## The daily deal

title-daily = Rozdanie dnia
daily-title = Rozdanie dnia
daily-short = Te same karty i ten sam bot dla wszystkich. Jedna próba, potem porównanie.
daily-what = Wszyscy grają tymi kartami z tym botem, jeden raz. To, co robi bot, wynika z tego, co robisz Ty, i z niczego więcej. Wyniki innych zobaczysz, gdy skończysz; nie ma podpowiedzi i nikt nie gra za Ciebie. Od poniedziałku do niedzieli jest coraz trudniej.
daily-what-past = Wyniki tego dnia. To ziarno znów rozda te same karty: wpisz je w formularzu nowego stołu, aby spróbować jeszcze raz.
daily-left = { $n ->
    [one] została jedna godzina
    [few] zostały { $n } godziny
   *[other] zostało { $n } godzin
}
daily-you-first = Masz pierwsze miejsce, grasz z botem { $bot }.
daily-bot-first = Masz drugie miejsce, grasz z botem { $bot }.
daily-tries = { $n ->
    [0] Nikt jeszcze nie próbował.
    [one] Próbowała jedna osoba.
    [few] Próbowały { $n } osoby.
   *[other] Próbowało { $n } osób.
}
daily-play = Zagraj
daily-go-on = Graj dalej
daily-later = Wyniki zobaczysz, gdy skończysz.
daily-none = Nikt nie ukończył tego rozdania.
daily-replay = Obejrzyj znów swoją grę
daily-rank = Miejsce
daily-who = Kto
daily-points = Punkty
daily-margin = Przewaga
daily-rounds = Rundy
daily-late = po czasie
daily-late-what = Ukończone po końcu dnia, gdy ziarno było już znane
daily-days = Inne dni
daily-today = Dziś
daily-honest = Dni liczy się w UTC. Jedna próba należy do jednej przeglądarki albo konta: kto użyje innej przeglądarki, może spróbować znowu, więc traktuj miejsca jak sport, nie jak dowód.
