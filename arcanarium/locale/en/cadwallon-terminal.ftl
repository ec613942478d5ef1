### Arcana of Cadwallon in the terminal: its board, its signs, and what is asked before a game.

## The board

cadwallon-board-last = the last round
cadwallon-board-militia = militia { $n }
cadwallon-board-empty = no stake left
cadwallon-board-unseen = { $n } face down
cadwallon-board-left = +{ $n }
cadwallon-board-of-militia = militia
cadwallon-board-piles = hand { $hand } · deck { $deck } · resource { $resource }
cadwallon-board-removed = under the base card { $n }
cadwallon-board-hand = Hand
cadwallon-board-objectives = Goals
cadwallon-board-resource = Resource
cadwallon-board-deck = Deck
cadwallon-board-achieved = achieved
cadwallon-board-open = not yet

## What the signs mean

cadwallon-signs =
    ⚔ military, ⚜ political, ∪ spiritual, ◎ ducats; the golden one is contested
    A stake: 5∪ / 4◎ is won with 5 spiritual or bribed for 4 ducats, +9 under it
    ⌂ your zone, where your agents lie face down, ▮ a back, (…) known face down
    ★ point, ⚑ first player, ✎ designed for this project
cadwallon-letters =
    M military, P political, S spiritual, D ducats; the golden one is contested
    A stake: 5S / 4D is won with 5 spiritual or bribed for 4 ducats, +9 under it
    @ your zone, where your agents lie face down, ? a back, (...) known face down
    VP point, * designed for this project

## Before a game

cadwallon-setup-objectives = Secret objectives
cadwallon-setup-militia = Militia
cadwallon-setup-removal = Tactical removal of stakes that were won
cadwallon-setup-guilds = Guilds: choose one in turn, random, or name those of all seats

## arcana sim

cadwallon-side = Guild

## The zones on the board, by the letters of the seats that they belong to: short, for they stand in a column

cadwallon-board-zone-free = free
cadwallon-board-zone-left = { $who } left
cadwallon-board-zone-right = { $who } right
cadwallon-board-zone-between = { $who }
