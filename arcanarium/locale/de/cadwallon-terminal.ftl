### Arcana of Cadwallon in the terminal: its board, its signs, and what is asked before a game.

## The board

cadwallon-board-last = die letzte Runde
cadwallon-board-militia = Miliz { $n }
cadwallon-board-empty = keine Marktkarte mehr
cadwallon-board-unseen = { $n } verdeckt
cadwallon-board-left = +{ $n }
cadwallon-board-of-militia = Miliz
cadwallon-board-piles = Hand { $hand } · Zugstapel { $deck } · Ressourcen { $resource }
cadwallon-board-removed = unter der Gildenkarte { $n }
cadwallon-board-hand = Hand
cadwallon-board-objectives = Aufträge
cadwallon-board-resource = Ressourcen
cadwallon-board-deck = Zugstapel
cadwallon-board-achieved = erfüllt
cadwallon-board-open = noch nicht

## What the signs mean

cadwallon-signs =
    ⚔ militärisch, ⚜ politisch, ∪ spirituell, ◎ Dukaten; umkämpft ist die goldene
    Marktkarte: 5∪ / 4◎ heißt gewonnen mit 5 spirituell, bestochen ab 4 Dukaten, +9 darunter
    ⌂ deine Zone, hier liegen deine Agenten verdeckt, ▮ Rückseite, (…) verdeckt, dir bekannt
    ★ Siegpunkt, ⚑ Startspieler, ✎ für dieses Projekt entworfen
cadwallon-letters =
    M militärisch, P politisch, S spirituell, D Dukaten; umkämpft ist die goldene
    Marktkarte: 5S / 4D heißt gewonnen mit 5 spirituell, bestochen ab 4 Dukaten, +9 darunter
    @ deine Zone, hier liegen deine Agenten verdeckt, ? Rückseite, (...) verdeckt, dir bekannt
    VP Siegpunkt, * für dieses Projekt entworfen

## Before a game

cadwallon-setup-objectives = Geheime Aufträge
cadwallon-setup-militia = Miliz
cadwallon-setup-removal = Taktisches Entfernen gewonnener Marktkarten
cadwallon-setup-guilds = Gilden: reihum wählen (choose), zufällig (random), oder die aller Plätze nennen

## arcana sim

cadwallon-side = Gilde

## The zones on the board, by the letters of the seats that they belong to: short, for they stand in a column

cadwallon-board-zone-free = frei
cadwallon-board-zone-left = { $who } links
cadwallon-board-zone-right = { $who } rechts
cadwallon-board-zone-between = { $who }
