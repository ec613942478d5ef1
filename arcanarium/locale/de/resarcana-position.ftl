### What can be edited in a position of Res Arcana. `is-` begins a word that can be chosen.

resarcana-position-round = Runde
resarcana-position-game = Partie des Wettkampfs
resarcana-position-token = Startspieler
resarcana-position-active = Am Zug
resarcana-position-passed = Haben gepasst
resarcana-position-step = Es geht weiter mit
resarcana-position-places = Orte der Macht
resarcana-position-monuments = Monumentstapel, oberste zuerst
resarcana-position-shown = Ausliegende Monumente
resarcana-position-items = Magische Gegenstände
resarcana-position-scrolls = Schriftrollen
resarcana-position-pool = Essenzen
resarcana-position-play = Im Spiel
resarcana-position-hand = Hand
resarcana-position-deck = Nachziehstapel, oberste zuerst
resarcana-position-discards = Ablagestapel
resarcana-position-wins = Gewonnene Partien
resarcana-position-is-collect = dem Ertrag
resarcana-position-is-turn = einem Zug
resarcana-position-is-check = der Siegprüfung
