### Arcana of Cadwallon in the terminal: its board, its signs, and what is asked before a game.

## The board

cadwallon-board-last = ostatnia runda
cadwallon-board-militia = straż { $n }
cadwallon-board-empty = brak stawek
cadwallon-board-unseen = zakryte: { $n }
cadwallon-board-left = +{ $n }
cadwallon-board-of-militia = straż
cadwallon-board-piles = ręka { $hand } · talia { $deck } · zasoby { $resource }
cadwallon-board-removed = pod kartą gildii { $n }
cadwallon-board-hand = Ręka
cadwallon-board-objectives = Cele
cadwallon-board-resource = Zasoby
cadwallon-board-deck = Talia
cadwallon-board-achieved = osiągnięty
cadwallon-board-open = jeszcze nie

## What the signs mean

cadwallon-signs =
    ⚔ siła militarna, ⚜ polityczna, ∪ duchowa, ◎ dukaty; walczy się o złotą
    Stawka: 5∪ / 4◎ – do wygrania za 5 siły duchowej albo przekupienia za 4 dukaty, +9 pod nią
    ⌂ Twoja strefa, tu Twoi agenci leżą zakryci, ▮ rewers, (…) zakryte, ale znane
    ★ punkt, ⚑ pierwszy gracz, ✎ zaprojektowane na potrzeby tego projektu
cadwallon-letters =
    M siła militarna, P polityczna, S duchowa, D dukaty; walczy się o złotą
    Stawka: 5S / 4D – do wygrania za 5 siły duchowej albo przekupienia za 4 dukaty, +9 pod nią
    @ Twoja strefa, tu Twoi agenci leżą zakryci, ? rewers, (...) zakryte, ale znane
    VP punkt, * zaprojektowane na potrzeby tego projektu

## Before a game

cadwallon-setup-objectives = Tajne cele
cadwallon-setup-militia = Straż miejska
cadwallon-setup-removal = Taktyczne usunięcie wygranych stawek
cadwallon-setup-guilds = Gildie: choose – wybór po kolei, random – losowo, albo podaj je dla wszystkich miejsc

## arcana sim

cadwallon-side = Gildia

# the piles on the board, short: $who is the letter of a seat
cadwallon-board-zone-free = wolna
cadwallon-board-zone-left = { $who } lewy
cadwallon-board-zone-right = { $who } prawy
cadwallon-board-zone-between = { $who }
