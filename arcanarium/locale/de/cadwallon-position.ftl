### What can be edited in a position of Arcana. `is-` begins a word that can be chosen.

cadwallon-position-round = Runde
cadwallon-position-first = Startspieler
cadwallon-position-active = Am Zug
cadwallon-position-jubilee = Herzogliches Jubiläum
cadwallon-position-is-hidden = noch verdeckt
cadwallon-position-is-shown = aufgedeckt
cadwallon-position-militia = Miliz auf ihrem Stapel
cadwallon-position-guild = Gilde
cadwallon-position-hand = Hand
cadwallon-position-deck = Zugstapel
cadwallon-position-resource = Ressourcenstapel
cadwallon-position-removed = Entfernt
cadwallon-position-dealt = Erhaltene Aufträge
cadwallon-position-kept = Behaltene Aufträge
cadwallon-position-stake = Marktkarte
cadwallon-position-hidden = Marktkarten darunter
cadwallon-position-buried = Offen daruntergelegt
cadwallon-position-beside = Karten daneben
