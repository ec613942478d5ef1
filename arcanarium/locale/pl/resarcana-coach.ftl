# What the coach says in Res Arcana.

resarcana-coach-enough = Masz { $n } { $n ->
    [one] punkt
    [few] punkty
   *[other] punktów
} i prowadzisz: to wystarczy do zwycięstwa na koniec tej rundy. Nie czekaj na więcej.
resarcana-coach-enough-but = Masz { $n } { $n ->
    [one] punkt
    [few] punkty
   *[other] punktów
}, ale ktoś ma tyle samo. Na koniec rundy wygrywa ten, kto ma najwięcej.
resarcana-coach-rival-enough = { $who } ma { $n } { $n ->
    [one] punkt
    [few] punkty
   *[other] punktów
}: gra skończy się z tą rundą. Zdobądź więcej albo spraw, by rywal coś stracił.
resarcana-coach-rival-near = { $who } ma { $n } z { $goal } punktów. Może nie zostało już wiele rund.
resarcana-coach-attack = { $who } może obrócić { FORM($card, "acc") }: stracisz { $n } { $n ->
    [one] życie
   *[other] życia
}. Masz { $life }, a za każde brakujące tracisz 2 inne esencje.
resarcana-coach-attack-guarded = { $who } może obrócić { FORM($card, "acc") } i odebrać Ci { $n } { $n ->
    [one] życie
   *[other] życia
}. Powstrzyma to { $guard }.
resarcana-coach-rival-claims = { $who } może już zapłacić za { FORM($card, "acc") }. Jeśli tego chcesz, nie czekaj.
resarcana-coach-now-scores = Możesz teraz mieć { FORM($card, "acc") }. Punkty rosną tu z każdą położoną esencją: im wcześniej, tym lepiej.
resarcana-coach-now-collects = Możesz teraz mieć { FORM($card, "acc") }. To esencje przy każdym zbieraniu, więc najlepiej wcześnie.
resarcana-coach-now-points = Możesz teraz mieć { FORM($card, "acc") }: od razu { $n } { $n ->
    [one] punkt
    [few] punkty
   *[other] punktów
}.
resarcana-coach-now-guards = Możesz teraz mieć { FORM($card, "acc") }. To ochrona, gdy ktoś zaatakuje.
resarcana-coach-now-discounts = Możesz teraz mieć { FORM($card, "acc") }. Inne karty stanieją, więc zagraj najpierw tę.
resarcana-coach-now-power = Możesz teraz mieć { FORM($card, "acc") }. Tej mocy użyjesz w każdej następnej rundzie.
resarcana-coach-soon = { $card } – już blisko. { $why }
resarcana-coach-pass = Nic już nie zostało: spasuj.
resarcana-coach-pass-left = Niewiele już zostało. Odrzuć kartę, jeśli jej esencje do czegoś Ci się przydadzą; jeśli nie, spasuj.
resarcana-coach-pass-first = Nikt jeszcze nie spasował. Kto spasuje pierwszy, dostaje znacznik pierwszego gracza: 1 punkt.
