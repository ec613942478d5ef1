### Cards and signs in the browser, and the page where cards are looked up.

## Signs in words, for those who hear them

sign-any = { $n ->
    [one] dowolna esencja
    [few] dowolne esencje
   *[other] dowolnych esencji
}
sign-same = tego samego rodzaju
sign-turn = obróć
sign-straighten = wyprostuj
sign-arrow = daje
sign-react = reakcja
sign-collect = zebranie esencji
sign-here = połóż tutaj
sign-out = stąd
sign-own = Twój komponent
sign-this = ten komponent
sign-destroy = zniszcz
sign-card = { $n ->
    [one] karta
    [few] karty
   *[other] kart
}
sign-reorder = ułóż w dowolnej kolejności
sign-ignore = zignoruj
sign-as = liczy się jako
sign-check = sprawdź warunek zwycięstwa
sign-point = { $n ->
    [one] punkt
    [few] punkty
   *[other] punktów
}
sign-points = { $n } { $n ->
    [one] punkt
    [few] punkty
   *[other] punktów
}
sign-standin = stworzone na potrzeby tej gry
sign-or = albo
# after points, before what brings them: “1 point for each dragon”
sign-per = za:
sign-not = ale bez: { $what }
# what is read aloud for the signs of the powers
sign-military = { cadwallon-power-military }
sign-political = { cadwallon-power-political }
sign-spiritual = { cadwallon-power-spiritual }
sign-financial = { cadwallon-power-financial }
sign-elan = { resarcana-essence-elan }
sign-life = { resarcana-essence-life }
sign-calm = { resarcana-essence-calm }
sign-death = { resarcana-essence-death }
sign-gold = { resarcana-essence-gold }
sign-pearl = { resarcana-essence-pearl }
sign-creature = { resarcana-type-creature }
sign-dragon = { resarcana-type-dragon }
sign-demon = { resarcana-type-demon }
sign-mage = { resarcana-type-mage }

## Cards

card-stand-in = W całości lub w części inna niż drukowana
card-back = Zakryta karta
card-face-down = zakryta
card-turned = obrócona
card-holds = leży tu: { $n } { $what }

## The card browser

browse-title = Karty
browse-games = Gry
browse-search = Szukaj w nazwach i tekstach
browse-filters = Filtry
browse-filter-set = Zestaw
browse-filter-kind = Rodzaj
browse-filter-type = Typ
browse-filter-guild = Gildia
browse-filter-district = Dzielnica
browse-found = { $n ->
    [one] { $n } karta
    [few] { $n } karty
   *[other] { $n } kart
}
browse-none = Żadna karta nie pasuje.
browse-none-next = Spróbuj z mniejszą liczbą słów albo usuń filtr.
browse-reset = Pokaż wszystkie karty
browse-other-side = Odwróć płytkę
browse-close = Zamknij
browse-previous = Poprzednia karta
browse-next = Następna karta
browse-sentences = Zdania zamiast symboli
browse-waiting = Rozkładanie kart…
browse-again = Spróbuj ponownie
