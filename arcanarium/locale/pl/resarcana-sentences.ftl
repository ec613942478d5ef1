### Res Arcana: what the cards say. Every step of a power is a command to the player ("obróć ten komponent"), so that steps can
### stand one after the other: costs, a colon, effects. Effects that others feel have their own subject: "każdy rywal dostaje".
### The style: essences in small letters and all numbers as digits, as in the Polish edition of Perlae Imperii; the card speaks
### of itself as "ten komponent" and to its player as Ty, Twój; every sentence ends with a full stop.
### Forms: .gen genitive, .acc accusative.

## Powers

resarcana-power = { $costs }: { $effects }.
resarcana-power-free = { $effects }.
resarcana-power-react = { $trigger } możesz zareagować – { $costs }: { $effects }.
resarcana-power-react-free = { $trigger } możesz zareagować: { $effects }.
# reactions whose first effect has a subject of its own ("każdy rywal traci 2 życia")
resarcana-power-react-others = { $trigger } możesz zareagować – { $costs }: { $effects }.
resarcana-power-react-free-others = { $trigger } możesz zareagować: { $effects }.
resarcana-power-also-turned = { $power } Możesz użyć tej mocy, nawet gdy ten komponent jest obrócony.

# the beginning of a sentence, with the comma that it needs
resarcana-trigger-life_loss = gdy tracisz życie,
resarcana-trigger-dragon_power = gdy atakuje Cię smok,
resarcana-trigger-demon_power = gdy atakuje Cię demon,
resarcana-trigger-victory_check = podczas sprawdzania warunku zwycięstwa
resarcana-trigger-artifact_destroyed = gdy dowolny inny artefakt zostaje zniszczony,
resarcana-trigger-own_power_used = gdy korzystasz z mocy,
resarcana-trigger-own_monument_claimed = gdy przejmujesz kolejny monument,
resarcana-trigger-own_gold_gained = gdy bierzesz złoto,

## Costs
## $type is the type wanted (creature, dragon, demon or mage), "several" if there is a choice, or "none"; $types and
## $types_many are the same in words: "stwór albo smok", "stwory albo smoki".

resarcana-step-turn = obróć ten komponent
resarcana-step-turn_own = obróć swojego { FORM($types, "acc") }
resarcana-step-turn_with_own = obróć ten komponent i swojego { FORM($types, "acc") }
resarcana-step-pay = zapłać { FORM($amount, "acc") }
# $kinds is a list like "1 spokój, 1 życie albo 1 złoto"
resarcana-step-pay_one_of = zapłać { FORM($kinds, "acc") }
resarcana-step-pay_same = zapłać X esencji jednego rodzaju
# $before is what is paid besides
resarcana-step-pay_with_same = zapłać { FORM($before, "acc") } i X esencji jednego rodzaju
resarcana-step-pay_mixed = zapłać dowolną liczbę dowolnych esencji
resarcana-step-from_here = usuń { FORM($amount, "acc") } z tego komponentu
resarcana-step-destroy_this = zniszcz ten komponent
resarcana-step-destroy_own = zniszcz { $where ->
    [other] { $type ->
        [none] 1 inny swój artefakt
       *[other] innego swojego { FORM($types, "acc") }
    }
   *[any] { $type ->
        [none] 1 swój artefakt
       *[other] swojego { FORM($types, "acc") }
    }
}
resarcana-step-discard = odrzuć { $n } { $type ->
    [none] { $n ->
        [one] kartę
        [few] karty
       *[other] kart
    }
   *[other] { $n ->
        [one] { FORM($types, "acc") }
        [few] { FORM($types_many, "acc") }
       *[other] { FORM($types_many, "gen") }
    }
} z ręki
# A condition rather than a cost: a sentence of its own
resarcana-step-deck_card = tej mocy możesz użyć tylko wtedy, gdy w Twojej talii { $n ->
    [one] jest co najmniej { $n } karta
    [few] są co najmniej { $n } karty
   *[other] jest co najmniej { $n } kart
}.

## What a player may do to be spared a loss of Life: phrases that follow "chyba że"

resarcana-instead-pay = zapłaci { FORM($amount, "acc") }
resarcana-instead-discard = odrzuci { $n } { $type ->
    [none] { $n ->
        [one] kartę
        [few] karty
       *[other] kart
    }
   *[other] { $n ->
        [one] { FORM($types, "acc") }
        [few] { FORM($types_many, "acc") }
       *[other] { FORM($types_many, "gen") }
    }
} z ręki
resarcana-instead-destroy_own = zniszczy { $type ->
    [none] 1 swój artefakt
   *[other] swojego { FORM($types, "acc") }
}

## Effects

resarcana-step-gain = weź { FORM($amount, "acc") }
resarcana-step-gain_any = weź { FORM($any, "acc") }
# $choices is a whole phrase: "weź 2 złota albo 1 spokój"
resarcana-step-gain_one_of = { $choices }
resarcana-only-with-pearls = { $choice } (tylko w grach z perłami)
resarcana-step-gain_x = { $n ->
    [one] weź X { FORM($kind, "gen") }
   *[other] weź X/{ $n } { FORM($kind, "gen") } (zaokrąglij w dół)
}
resarcana-step-gain_x_same = weź X esencji jednego innego rodzaju{ $barred ->
    [yes] { " " }(bez { FORM($barring_all, "gen") })
   *[no] { "" }
}
# $given tells what was done to the card whose cost counts: destroyed, discarded, or (as the only cost) destroyed-alone,
# discarded-alone; $n is what is added
resarcana-step-gain_cost = weź tyle { $kinded ->
    [yes] { FORM($kind, "gen") }
   *[no] dowolnych esencji{ $barred ->
        [yes] { " " }(bez { FORM($barring_all, "gen") })
       *[no] { "" }
    }
}, ile wynosi { $given ->
    [destroyed] koszt wydrukowany na zniszczonym artefakcie
    [discarded] koszt wydrukowany na odrzuconej karcie
    [discarded-alone] wydrukowany na niej koszt
   *[other] wydrukowany na nim koszt
}{ $n ->
    [0] { "" }
   *[other] , plus { $n }
}
resarcana-step-gain_count = weź tyle { FORM($kind, "gen") }, ile { $type ->
    [none] { FORM($counted, "gen") } ma w puli
   *[other] { FORM($types_many, "gen") } ma w grze
} wybrany { $where ->
    [rival] rywal
   *[player] gracz (Ty albo rywal)
}
resarcana-step-put = połóż { FORM($amount, "acc") } na { $where ->
    [here] tym komponencie
   *[own] swoim komponencie
}
resarcana-step-put_any = połóż { FORM($any, "acc") } na tym komponencie
resarcana-step-put_paid = połóż to, czym płacisz, na { $where ->
    [here] tym komponencie
   *[own] swoim komponencie
}
resarcana-step-take_all = zabierz wszystkie esencje z 1 swojego komponentu do swojej puli
resarcana-step-rivals_gain = każdy rywal dostaje { FORM($amount, "acc") }
resarcana-step-rivals_lose = każdy rywal traci { $n ->
    [one] { $n } życie
   *[other] { $n } życia
}{ $chosen ->
    [yes] , chyba że { $choices }
   *[no] { "" }
}
resarcana-step-all_lose = każdy gracz, także Ty, traci { $n ->
    [one] { $n } życie
   *[other] { $n } życia
}{ $chosen ->
    [yes] , chyba że { $choices }
   *[no] { "" }
}
resarcana-step-draw = dobierz { $n } { $n ->
    [one] kartę
    [few] karty
   *[other] kart
}
resarcana-step-draw_discard = dobierz { $n } { $n ->
    [one] kartę
    [few] karty
   *[other] kart
}, potem odrzuć { $m } { $m ->
    [one] kartę
    [few] karty
   *[other] kart
} z ręki
resarcana-step-draw_return = dobierz { $n } { $n ->
    [one] kartę
    [few] karty
   *[other] kart
}, potem odrzuć 1 kartę z ręki albo odłóż 1 na wierzch swojej talii
resarcana-step-reorder = obejrzyj { $n ->
    [one] wierzchnią kartę
    [few] { $n } wierzchnie karty
   *[other] { $n } wierzchnich kart
} swojej talii albo talii monumentów i odłóż { $n ->
    [one] ją z powrotem
   *[other] je w dowolnej kolejności
}
resarcana-step-straighten = wyprostuj { $where ->
    [this] ten komponent
    [own] swój komponent
    [mage] swojego maga
    [all] wszystkie { FORM($types_many, "acc") } wszystkich graczy
   *[typed] swojego { FORM($types, "acc") }
}
resarcana-step-place = zagraj { $type ->
    [none] artefakt
   *[other] { FORM($types, "acc") }
} { $where ->
    [hand] z ręki
    [discards] ze swojego stosu kart odrzuconych
   *[any_discards] z dowolnego stosu kart odrzuconych
} { $n ->
    [-1] za darmo
    [0] za pełny koszt
   *[other] o { $n } taniej{ $barred ->
        [yes] { " " }(zniżka nie dotyczy { FORM($barring_all, "gen") })
       *[no] { "" }
    }
}
resarcana-step-retrieve = weź { $n } { $n ->
    [one] kartę
    [few] karty
   *[other] kart
} ze swojego stosu kart odrzuconych na rękę
resarcana-step-claim_scroll = przejmij { $n } { $n ->
    [one] zwój
    [few] zwoje
   *[other] zwojów
} ze środka stołu
resarcana-step-check = sprawdź od razu warunek zwycięstwa
resarcana-step-points = otrzymaj { $n } { $n ->
    [one] dodatkowy punkt
    [few] dodatkowe punkty
   *[other] dodatkowych punktów
} tylko do końca tego sprawdzenia
resarcana-step-ignore = zignoruj { $where ->
    [life_loss] tę utratę życia
   *[other] tę moc
}
resarcana-step-count_as = liczy się on przy tej mocy jako { $types }
resarcana-step-take_monument = przejmij odkryty monument albo wierzchni monument z talii bez płacenia
resarcana-step-use_item = użyj mocy magicznego przedmiotu ze środka stołu, płacąc jej koszt w esencjach, ale nie obracając przedmiotu

## What is on a card besides powers

resarcana-collect = Zebranie esencji: { $what }.
resarcana-collect-gain = weź { FORM($amount, "acc") }
# $kinds is a list like "1 spokój albo 1 życie"
resarcana-collect-choice = weź { FORM($kinds, "acc") }
resarcana-collect-any = weź { FORM($any, "acc") }
resarcana-collect-interest = jeśli na tym komponencie leży co najmniej { $kinds } i nic z niego nie zabierasz, { $choices }
resarcana-collect-grow = jeśli nic nie zabierasz z tego komponentu, dołóż na niego po { $n } { $n ->
    [one] esencji
    [few] esencje
   *[other] esencji
} każdego rodzaju, który już na nim leży
resarcana-collect-upkeep = zapłać { FORM($amount, "acc") } albo obróć ten komponent
# $which is the key of what costs less: artifact, creature, dragon or demon
resarcana-discount = Twoje { $on } kosztują o { $n } mniej{ $barred ->
    [yes] { " " }(zniżka nie dotyczy { FORM($barring_all, "gen") })
   *[no] { "" }
}.
# $first is "no" where the card has said before that it is worth points; $which is the key of the essence or type
resarcana-score-essence = { $first ->
    [yes] Zapewnia
   *[no] Zapewnia też
} { $points } { $points ->
    [one] punkt
    [few] punkty
   *[other] punktów
} za { $which ->
    [elan] każdy
    [calm] każdy
    [death] każdą
    [pearl] każdą
   *[other] każde
} { FORM($of, "acc") } na tym komponencie.
resarcana-score-type = { $first ->
    [yes] Zapewnia
   *[no] Zapewnia też
} { $points } { $points ->
    [one] punkt
    [few] punkty
   *[other] punktów
} za każdego Twojego { FORM($of, "acc") } w grze.
resarcana-score-artifacts = { $first ->
    [yes] Zapewnia
   *[no] Zapewnia też
} { $points } { $points ->
    [one] punkt
    [few] punkty
   *[other] punktów
} za { $every ->
    [one] każdy Twój artefakt
    [few] każde { $every } Twoje artefakty
   *[other] każde { $every } Twoich artefaktów
} w grze.
resarcana-points = Zapewnia { $n } { $n ->
    [one] punkt
    [few] punkty
   *[other] punktów
}.
resarcana-on-claim = Gdy przejmujesz ten komponent, { $effects }.
resarcana-never-free = Tej karty nigdy nie można zagrać za darmo.
resarcana-nothing-printed = Ta karta nie ma żadnych mocy.

## Words in the lines of signs

resarcana-icon-all = wszystkie
resarcana-icon-any-discards = dowolne odrzuty
resarcana-icon-cost = koszt
resarcana-icon-deck = talia
resarcana-icon-discards = odrzuty
resarcana-icon-free = za darmo
resarcana-icon-hand = ręka
resarcana-icon-item = przedmiot
resarcana-icon-mage = mag
resarcana-icon-monument = monument
resarcana-icon-place = zagraj
resarcana-icon-player = gracz
resarcana-icon-rival = rywal
resarcana-icon-rivals = rywale
resarcana-icon-scroll = zwój
resarcana-icon-turned = obrócony
resarcana-icon-each = każdy

## The list of cards in the terminal

resarcana-cards-starter = Zestaw do pierwszej gry nr { $n }
resarcana-cards-place = Strona { $side ->
    [sun] słońca
   *[moon] księżyca
} – { $tile }; druga strona to { $other }.
resarcana-cards-stand-in = Karta zastępcza: wydrukowana karta nie jest w pełni znana. Wymyślone na potrzeby tego projektu: { $fields }.
resarcana-tile = płytka { $n }
# parts of a card that were made up
resarcana-part-collect = zebranie esencji
resarcana-part-cost = koszt
resarcana-part-discounts = zniżki
resarcana-part-limits = ograniczenia
resarcana-part-name = nazwa
resarcana-part-number-of-powers = liczba mocy
resarcana-part-points = punkty
resarcana-part-scoring = punktowanie
resarcana-part-types = typy
resarcana-part-power-cost = koszt mocy { $n }
resarcana-part-power-effect = efekt mocy { $n }
resarcana-part-power-react = reakcja mocy { $n }
resarcana-stand-in-mark = ~ oznacza karty w całości lub w części zastępcze.
