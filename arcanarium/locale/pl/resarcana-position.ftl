### What can be edited in a position of Res Arcana. `is-` begins a word that can be chosen.

resarcana-position-round = Runda
resarcana-position-game = Gra w meczu
resarcana-position-token = Pierwszy gracz
resarcana-position-active = Czyj ruch
resarcana-position-passed = Spasowali
resarcana-position-step = Gra toczy się od
resarcana-position-places = Enklawy mocy
resarcana-position-monuments = Talia monumentów, od wierzchu
resarcana-position-shown = Odkryte monumenty
resarcana-position-items = Magiczne przedmioty
resarcana-position-scrolls = Zwoje
resarcana-position-pool = Esencje
resarcana-position-play = W grze
resarcana-position-hand = Ręka
resarcana-position-deck = Talia, od wierzchu
resarcana-position-discards = Stos kart odrzuconych
resarcana-position-wins = Wygrane gry
resarcana-position-is-collect = zbierania esencji
resarcana-position-is-turn = ruchu
resarcana-position-is-check = sprawdzenia zwycięstwa
