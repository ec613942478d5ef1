### Arcana of Cadwallon: what its cards say. Forms: .gen genitive, .acc accusative; piles also .at, where something
### lies or happens, and .from.

## What cards say

cadwallon-values = Siła militarna { $military }, polityczna { $political }, duchowa { $spiritual }, dukaty { $financial }.
# $power is a power in words, $which its key: military, political, spiritual or financial (ducats)
cadwallon-stake = Do wygrania: co najmniej { $threshold } { FORM($power, "gen") }.
cadwallon-price = Do przekupienia za { $price } { $price ->
    [one] dukata
    [few] dukaty
   *[other] dukatów
}.
cadwallon-ducats = Dodaje do łapówki { $ducats } { $ducats ->
    [one] dukata
    [few] dukaty
   *[other] dukatów
}.
cadwallon-in = Dzielnica: { $district }.
cadwallon-of-guild = Należy do { FORM($guild, "gen") }.

cadwallon-ability-ties = Jeśli przy stawce, w której liczy się { $power }, najwyższe sumy osiągające próg są równe i jedna z nich jest Twoja, wygrywasz tę stawkę.
cadwallon-ability-bribes = Do każdej swojej łapówki dodaj { $bonus } { $bonus ->
    [one] dukata
    [few] dukaty
   *[other] dukatów
}.

cadwallon-effect-draw = Dobierz { $cards } { $cards ->
    [one] kartę
    [few] karty
   *[other] kart
}.
cadwallon-effect-retrieve = Weź agenta, osobistość albo relikt z talii zasobów na rękę.
cadwallon-effect-retrieve-agent = Weź agenta albo osobistość z talii zasobów na rękę.
cadwallon-effect-retrieve-power = Weź z talii zasobów na rękę { $relics ->
    [yes] agenta, osobistość albo relikt
   *[no] agenta albo osobistość
} { $which ->
    [financial] z co najmniej { $least } { $least ->
        [one] dukatem
       *[other] dukatami
    }
   *[other] o { FORM($power, "loc") } co najmniej { $least }
}.
cadwallon-effect-recall = Weź 1 swojego agenta od stawki z powrotem na rękę.
cadwallon-effect-move_own = Przenieś 1 swojego agenta albo swoją kartę straży do innej stawki: zakrytą, jeśli kontrolujesz ten stos, w przeciwnym razie odkrytą.
cadwallon-effect-move_rival = Przenieś odkrytego agenta albo odkrytą kartę straży rywala do innej stawki.
cadwallon-effect-swap_stakes = Zamień miejscami dwie stawki. Karty obok nich zostają na swoich miejscach.
cadwallon-effect-cycle_stake = Wybierz stawkę poza wolną strefą, obok której nie ma żadnej karty. Wsuń ją pod jej stos i odkryj następną.
cadwallon-effect-expel = Odłóż odkrytego agenta rywala do talii zasobów właściciela albo odkrytą kartę straży rywala z powrotem na jej stos.
cadwallon-effect-unmask = Odkryj wszystkie zakryte karty jednego rywala obok jednej stawki.
cadwallon-effect-spy = Obejrzyj wszystkie zakryte karty obok jednej stawki, potem dobierz { $cards } { $cards ->
    [one] kartę
    [few] karty
   *[other] kart
}.
cadwallon-effect-smuggle = Zagraj z ręki zakrytego agenta albo zakrytą osobistość obok dowolnej stawki.
cadwallon-effect-pickpocket = Wybrany rywal odkłada losową kartę z ręki do swojej talii zasobów.

# what an objective asks for, and what counts for it
cadwallon-goal = { $asked } Liczą się tylko wygrane stawki w Twoich taliach.
cadwallon-goal-most = Zbierz więcej { $things } niż każdy rywal. Liczą się tylko wygrane stawki w taliach graczy.
# stakes of one power: what $things are in the messages below where an objective asks for a power
cadwallon-goal-power = { $which ->
    [military] { $number ->
        [one] { $thing ->
            [relics] militarny
           *[other] militarną
        }
        [few] militarne
       *[other] militarnych
    }
    [political] { $number ->
        [one] { $thing ->
            [relics] polityczny
           *[other] polityczną
        }
        [few] polityczne
       *[other] politycznych
    }
   *[spiritual] { $number ->
        [one] { $thing ->
            [relics] duchowy
           *[other] duchową
        }
        [few] duchowe
       *[other] duchowych
    }
} { $things }
# $also is empty, or tells the numbers for more players: one of the two messages at the end; $which is the key of the
# power asked for, or "any"; $things is for $number of them, $things_many for several
cadwallon-goal-own = Zbierz co najmniej { $number } { FORM($things, "acc") }{ $also }.
cadwallon-goal-least = Zbierz co najmniej { $number } { FORM($things, "acc") } o złotej wartości { $least } lub większej{ $also }.
cadwallon-goal-district = Zbierz co najmniej { $number } { FORM($things, "acc") } z dzielnicy { $district }{ $also }.
cadwallon-goal-ducats = Zbierz w sumie co najmniej { $number } { $number ->
    [one] dukat
    [few] dukaty
   *[other] dukatów
} ze swoich { $things_many }{ $also }.
cadwallon-goal-each-kind = Zbierz co najmniej po { $number } { $number ->
    [one] relikcie, lokacji i osobistości
    [few] relikty, lokacje i osobistości
   *[other] reliktów, lokacji i osobistości
}{ $which ->
    [any] { "" }
   *[other] { " " }({ $power })
}{ $also }.
cadwallon-goal-each-power = Zbierz co najmniej po { $number } { $number ->
    [one] { FORM($things, "gen") }
   *[other] { $things }
} każdej z trzech sił: militarnej, politycznej i duchowej{ $also }.
cadwallon-goal-seats-number = { " " }({ $more } przy trzech lub czterech graczach)
cadwallon-goal-seats-numbers = { " " }({ $more } przy trzech graczach, { $most } przy czterech)
cadwallon-points = Zapewnia { $points } { $points ->
    [one] punkt
    [few] punkty
   *[other] punktów
}.

cadwallon-special-first_player = Kto ma tę kartę, wykonuje pierwszą turę rundy.
cadwallon-special-game_over = Gdy ta karta zostanie odkryta, dokończcie rundę i rozegrajcie jeszcze jedną pełną rundę. Potem gra się kończy.

cadwallon-provenance-designed = Zaprojektowana na potrzeby tego projektu: nie znaleziono źródła tej karty.
cadwallon-provenance-mixed = Częściowo zaprojektowana na potrzeby tego projektu. Poświadczone: { $attested }.
cadwallon-attested-name = nazwa
cadwallon-attested-guild = gildia
cadwallon-attested-district = dzielnica
cadwallon-attested-stake = złota siła i próg
cadwallon-attested-ducats = dukaty
cadwallon-attested-price = cena
cadwallon-attested-ability = siła, której dotyczy zdolność
cadwallon-designed-mark = { $mark } oznacza karty w całości lub w części zaprojektowane na potrzeby tego projektu.

## The list of cards in the terminal: instead of a cost, what wins a stake

cadwallon-cards-cost = Do wygrania
cadwallon-cards-price = Do wygrania: { $cost }

## Places

cadwallon-pile-free = wolna strefa
    .gen = wolnej strefy
    .from = z wolnej strefy
    .acc = wolną strefę
    .at = w wolnej strefie
cadwallon-pile-left = { $you ->
    [yes] Twój lewy stos
   *[no] lewy stos gracza { $who }
}
    .gen = { $you ->
        [yes] Twojego lewego stosu
       *[no] lewego stosu gracza { $who }
    }
    .from = z { $you ->
        [yes] Twojego lewego stosu
       *[no] lewego stosu gracza { $who }
    }
    .at = przy { $you ->
        [yes] Twoim lewym stosie
       *[no] lewym stosie gracza { $who }
    }
cadwallon-pile-right = { $you ->
    [yes] Twój prawy stos
   *[no] prawy stos gracza { $who }
}
    .gen = { $you ->
        [yes] Twojego prawego stosu
       *[no] prawego stosu gracza { $who }
    }
    .from = z { $you ->
        [yes] Twojego prawego stosu
       *[no] prawego stosu gracza { $who }
    }
    .at = przy { $you ->
        [yes] Twoim prawym stosie
       *[no] prawym stosie gracza { $who }
    }
cadwallon-pile-between = wspólny stos: { $names }
    .gen = wspólnego stosu ({ $names })
    .from = ze wspólnego stosu ({ $names })
    .at = przy wspólnym stosie ({ $names })
