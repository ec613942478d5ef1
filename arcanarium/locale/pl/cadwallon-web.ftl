### Arcana of Cadwallon in the browser: its name and options, and its table.

## The game, and what can be chosen about it

cadwallon-title = Arcana of Cadwallon
cadwallon-about = Wyślij agentów swojej gildii po relikty, miejsca i ludzi miasta. Zdobądź najwięcej punktów.
cadwallon-option-objectives = Cele
cadwallon-option-objectives-hint = Każdy zatrzymuje dwa z czterech tajnych celów, które na koniec przynoszą punkty.
cadwallon-option-militia = Straż miejska
cadwallon-option-militia-hint = Relikt może wezwać dla Ciebie straż.
cadwallon-option-removal = Taktyczne usunięcie
cadwallon-option-removal-hint = Wygrana stawka może na dobre opuścić Twoją talię. Nie przynosi wtedy punktów.
cadwallon-option-removed-score = Usunięte karty punktują
cadwallon-option-removed-score-hint = Przy taktycznym usunięciu: to, co opuściło talię, jednak przynosi swoje punkty.
cadwallon-option-guilds = Gildie
cadwallon-value-choose = Każdy wybiera
cadwallon-value-random = Losowo

## Piles of stakes

cadwallon-web-zone-free = Wolna strefa
cadwallon-web-zone-open = Strefa niczyja: wszyscy agenci leżą tu odkryci.
cadwallon-web-zone-of = Kontroluje: { $names }. Ci agenci leżą tu zakryci.
cadwallon-web-zone-mine = Twoja strefa: Twoi agenci leżą tu zakryci.
# before "lewy" or "prawy"
cadwallon-web-zone-whose = { $you ->
    [yes] Twój
   *[no] { $who }:
}
cadwallon-web-pile = Stos { $n }
cadwallon-web-order = Rozstrzygany jako nr { $n }.
cadwallon-web-resolved = Rozstrzygane w tej kolejności.
cadwallon-web-pile-empty = brak stawek
cadwallon-web-pile-unseen = teraz nie widać stawki
cadwallon-web-under = { $n ->
    [0] Nie leży pod nią więcej stawek.
    [one] Leży pod nią jeszcze 1 stawka.
    [few] Leżą pod nią jeszcze { $n } stawki.
   *[other] Leży pod nią jeszcze { $n } stawek.
}
cadwallon-web-under-known = Położone tam jawnie: { $cards }.
cadwallon-web-sum = { $who }: { $n } z { $of } ({ $power }){ $backs ->
    [0] .
    [one] { " " }i 1 zakryty agent.
    [few] { " " }i { $backs } zakryci agenci.
   *[other] { " " }i { $backs } zakrytych agentów.
}
cadwallon-web-ahead = W tej chwili to wygrywa.
cadwallon-web-tied = Najwyższe sumy są równe.
cadwallon-web-side-left = lewy
cadwallon-web-side-right = prawy
cadwallon-web-sums = Masz { $own }, najlepszy rywal { $best }{ $backs ->
    [0] .
   *[other] { " " }i zakryte: { $backs }.
}
cadwallon-web-down = leży zakryta; widzisz ją tylko Ty
cadwallon-web-you-short = Ty
cadwallon-web-best-short = maks.
cadwallon-web-wins = próg
cadwallon-web-bribe = łapówka
cadwallon-web-worth = punkty

## The whole table

cadwallon-web-last-round = To ostatnia runda.
cadwallon-web-last-round-next = Jubileusz Książęcy odkryty: runda { $n } jest ostatnia.
cadwallon-web-length = { $n ->
    [0] W wolnej strefie leży ostatnia stawka.
   *[other] Koniec przyniesie Jubileusz Książęcy, jedna z ostatnich sześciu kart wolnej strefy (jest ich tam { $n }).
}
cadwallon-web-militia = Straż: { $n }
cadwallon-web-guilds = Wolne gildie
cadwallon-web-over = Gra jest skończona.

## Players

cadwallon-web-first = pierwszy gracz tej rundy
cadwallon-web-no-guild = jeszcze bez gildii
cadwallon-web-look = Obejrzyj karty gracza { $who }
cadwallon-web-look-own = Obejrzyj wszystkie swoje karty
cadwallon-web-won-location = { $n ->
    [one] 1 wygrana lokacja
    [few] { $n } wygrane lokacje
   *[other] { $n } wygranych lokacji
}
cadwallon-web-won-personality = { $n ->
    [one] 1 wygrana osobistość
    [few] { $n } wygrane osobistości
   *[other] { $n } wygranych osobistości
}
cadwallon-web-won-relic = { $n ->
    [one] 1 wygrany relikt
    [few] { $n } wygrane relikty
   *[other] { $n } wygranych reliktów
}
cadwallon-web-hand-size = { $n ->
    [one] 1 karta na ręce
    [few] { $n } karty na ręce
   *[other] { $n } kart na ręce
}
cadwallon-web-deck-size = { $n ->
    [one] 1 karta w talii głównej
    [few] { $n } karty w talii głównej
   *[other] { $n } kart w talii głównej
}
cadwallon-web-resource-size = { $n ->
    [one] 1 karta w talii zasobów
    [few] { $n } karty w talii zasobów
   *[other] { $n } kart w talii zasobów
}
cadwallon-web-removed-size = { $n ->
    [one] 1 karta pod kartą gildii
    [few] { $n } karty pod kartą gildii
   *[other] { $n } kart pod kartą gildii
}
cadwallon-web-objectives-size = { $n ->
    [one] 1 tajny cel
    [few] { $n } tajne cele
   *[other] { $n } tajnych celów
}
cadwallon-web-mine = Twoje karty
cadwallon-web-hand = Twoja ręka
cadwallon-web-hand-empty = Twoja ręka jest pusta do następnej rundy.
cadwallon-web-hand-later = Rękę dobierzesz, gdy zacznie się pierwsza runda.
cadwallon-web-goal-achieved = w tej chwili osiągnięty
cadwallon-web-goal-open = jeszcze nieosiągnięty
cadwallon-web-resource = Talia zasobów
cadwallon-web-removed = Pod kartą gildii
cadwallon-web-deck = Talia główna, bez kolejności
cadwallon-web-known-hand = Karty, które są na pewno na ręce
cadwallon-web-resource-what = Trafia tu to, co odkładasz i co wygrywasz. Gdy skończy się talia główna, tę się tasuje i znów z niej dobiera.
cadwallon-web-known-why = Wszyscy widzieli, jak ten gracz bierze te karty.

## Where points come from, for the end of a game

cadwallon-source-removed-hint = Stawki, które na dobre opuściły talię.
cadwallon-source-missed-hint = Nieosiągnięty cel.
