### Errors of the engine about positions, and about moves and deals as text, word for word: see errors.ftl. What stands in “ ” is notation,
### which is the same in every language; a seat is its letter.

## Positions of all games

error-position-first = pierwszym wierszem tej pozycji musi być „{ $line }”
error-position-game = pozycja zaczyna się od nazwy swojej gry: { $reason }
error-position-option = „{ $name }” nie jest opcją, którą można tu wybrać
error-position-line-twice = „{ $name }” jest tu dwa razy; pomiń jeden z tych wierszy
error-position-seats = „{ $text }” to nie liczba miejsc
error-position-line = „{ $text }” to nie wiersz pozycji: wiersz to nazwa, dwukropek i wartość
error-position-name-twice = „{ $name }” jest tu dwa razy, tutaj i w wierszu { $line }; zostaw jeden z nich
error-position-no-line = „{ $key }: { $value }” to nie wiersz pozycji
error-position-seat-name = miejsce nie ma „{ $name }”; ma: { $known }
error-position-number = „{ $text }” to nie liczba
error-position-number-from = { $text } to nie liczba od -1 do { $most }
error-position-number-range = „{ $text }” to nie liczba od 0 do { $most }
error-position-none-of = „{ $word }” to żadne z: { $known }
error-position-seat = „{ $text }” to nie miejsce; miejsca to { $known }
error-position-seat-known = „{ $text }” to nie miejsce; znane: { $known }
error-position-text-only = pozycje gry { $game } można edytować tylko jako tekst
error-board-over = gra jest tu skończona, więc nie można jej dalej rozgrywać
error-board-step = w tej grze liczba kroków to { $n }; kroku { $step } nie ma
error-board-place = miejsce { $n } następuje po { $before }, a to nie jest wcześniejsze miejsce
error-board-seat = miejsce { $seat } nie ma tu nic do decydowania

## Moves as text

error-move-unknown = „{ $text }” to nie ruch; ruchy zaczynają się od: { $known }
error-move-none = „{ $text }” to nie ruch
error-move-essences = „{ $text }”: zapisz esencje tak jak 2E1G ({ $letters })
error-move-nothing-after = „{ $text }”: po „{ $word }” nic nie stoi
error-move-bare = po „{ $word }” nic nie stoi
error-move-name-seat = „{ $text }”: podaj miejsce, { $seats }
error-move-number-after = „{ $text }”: po „{ $word }” stoi liczba
error-move-like = „{ $text }”: zapisz to tak jak stand in Illusion as { $type }
error-move-power = „{ $text }”: { $card } ma kilka mocy ({ $n }); podaj numer jednej z nich
error-move-card-called = „{ $text }”: żadna karta nie nazywa się „{ $name }”
error-move-no-action = nie ma takiej akcji: { $action }
error-move-between = „{ $text }”: napisz „{ $word } …{ $between }…”
error-move-guild = „{ $text }” to nie gildia; znane: { $known }
error-move-card = „{ $text }” to nie karta
error-move-pile = „{ $text }” to nie stos; znane: { $known }
error-chance-other = { $text } to nie to losowanie, które teraz następuje: { $head }: …
error-chance-guilds = { $text } to nie gildie; znane: { $known }
error-chance-none = „{ $text }”: nie ma tu nic do rozdania
error-chance-line = „{ $text }”: musi tu stać wiersz „{ $head }: ...”
error-chance-seat = „{ $text }” to nie miejsce
error-chance-starters = „{ $text }”: zestawy startowe mają numery

## Words that stand in these errors

error-word-mage = mag
error-word-artifact = artefakt
error-word-monument = monument
error-word-place = enklawa mocy
error-word-item = magiczny przedmiot
error-word-magic-item = magiczny przedmiot
error-word-scroll = zwój
error-word-no-card = żadna karta
error-word-hand = ręka
error-word-deck = talia
error-word-resource-deck = talia zasobów
error-word-removed = karty usunięte
error-word-row = rząd agentów
error-word-play = w grze
error-word-discards = stos kart odrzuconych
error-word-places = enklawy mocy
error-word-monuments = talia monumentów
error-word-shown = odkryte monumenty
error-word-items = magiczne przedmioty
error-word-scrolls = zwoje
error-range = od { $least } do { $most }

## Res Arcana: where things lie

error-two-in-play = { $seat } ma w grze dwie takie karty: { $what }; gracz ma jedną
error-components-most = { $seat } ma w grze za dużo komponentów ({ $n }); najwięcej może ich być { $most }
error-tile-twice = w grze są dwie strony tej samej płytki; enklawa pokazuje jedną stronę
error-essences = „{ $text }” to nie esencje; zapisz je tak jak 2E1G, najwyżej po { $most } jednego rodzaju
error-essences-many = „{ $text }” to za dużo esencji: w jednym miejscu może leżeć najwyżej { $most } jednego rodzaju, więc nie pisz więcej
error-essences-pearls = „{ $text }”: w tej grze nie ma pereł; dodaj zestaw pearls albo je pomiń
error-card-form = „{ $text }” to nie karta; zapisz ją tak jak Vault (turned) [2G]
error-two-places = { $card } leży w dwóch miejscach: { $one } i { $other }
error-kind-cannot-lie = { $card } nie może leżeć w „{ $name }” (rodzaj karty: { $kind })
error-only-in-play-turned = obrócony albo z esencjami może być tylko komponent w grze, nie { $card } w „{ $name }”
error-scroll-turned = zwój nigdy nie jest obrócony i nie leżą na nim esencje, a tutaj: { $card }

## Res Arcana: the step of the game

error-no-step-start = od „{ $value }” nie można zacząć; napisz: { $known }
error-bottom = „{ $step }” leży pod wszystkimi innymi wyborami; pierwszy wiersz „pending” to jedno z: { $known }
error-won-leave-out = gra ma zwycięzców, więc jest skończona: pomiń wiersz „{ $name }”
error-set-up-only = { $seat } { $name }: takie karty są tylko podczas przygotowania gry
error-draft-cards = karty do draftu leżą tylko przed pierwszą rundą
error-no-shuffle = nie ma tu tasowania: { $seat } musi mieć karty odrzucone, nie mieć talii i mieć jeszcze karty do dobrania
error-middle-of-drawing = { $seat } właśnie dobiera karty; czeka się tu tylko na tasowanie
error-no-deal = w tym kroku niczego takiego się nie rozdaje; pomiń wiersz „chance” albo wpisz wybór „pending”, który na to czeka
error-passed-turn = { $seat } już spasował, więc nie może mieć tury; podaj inne miejsce jako „active”
error-name-no-seat = { $name }: nie ma takiego miejsca
error-nobody-looks = nikt nie ogląda talii, więc żadna karta nie może być w „{ $name }”
error-cards-not-of-deck = karty w „{ $name }” nie są z talii, którą ogląda { $seat }
error-all-arranged = wszystkie obejrzane karty są ułożone, więc leżą znów na swojej talii
error-none-looked = nie ma oglądanych kart, które można by ułożyć
error-owing-deal = dopóki trwa rozdawanie, nikt nie decyduje; pomiń ten wiersz
error-owing = { $seats } nie ma tu nic do decydowania: { $who }
error-owing-it-is = decyduje { $seats }
error-owing-nobody = nikt nie decyduje

## Res Arcana: who knows what

error-memory-twice = to, co zapamiętano o karcie { $card }, jest już w wierszu { $line }
error-memory-word = „{ $text }” to nic, co pamięta się o karcie
error-seats = „{ $text }” to nie miejsca
error-lies-open = { $card } leży odkryta albo nie ma jej w grze, więc nie ma czego pamiętać
error-know-where = { $seats } nie może wiedzieć, gdzie jest { $card }, nie znając tej karty
error-group-greater = { $card } jest w grupie o numerze większym, niż podaje wiersz „groups”
error-drafted-openly = { $card } została wybrana w jawnym drafcie, więc znają ją wszyscy; napisz „seen A B C D E”
error-sees-card = { $seat } widzi kartę { $card } i musi ją znać; dodaj „seen { $seat }, exact { $seat }” do jej wiersza „memory”
error-packet-which = { $card } leży w pakiecie draftu; podaj w którym, na przykład „draft 1 0”
error-packet-from = { $card } nie może pochodzić z pakietów draftu
error-packet-none = { $card } nie jest z takiego pakietu draftu
error-packet-turn = w tej turze draftu { $card } nie mogła trafić do { $seat }

## Res Arcana: while a game is set up, and in secret

error-set-up-pending = podczas przygotowania gry nic innego nie czeka
error-set-up-step = podczas przygotowania żadna gra nie czeka na „{ $step }”
error-set-up-shape = { $name }: żadna gra nie wygląda tak w „{ $step }”; jest za dużo albo za mało
error-owing-missing = nikt nie ma nic do decydowania, choć nie wszyscy zdecydowali; dodaj wiersz „owing: A B”
error-nothing-to-choose = { $seat } nie ma w tym kroku nic do wybrania w tajemnicy; pomiń „choice”
error-chosen-owes = { $seat } już wybrał i nie ma nic do decydowania; pomiń jedno z dwojga
error-not-chosen = { $seat } nie wybrał: dodaj { $seat } do wiersza „owing”
error-choice-not-offered = { $seat } nie może wybrać karty { $card }, bo jej tu nie ma do wyboru

## Res Arcana: collecting

error-nobody-collects = nikt teraz nie zbiera esencji; pomiń „{ $seat } { $name }”
error-nobody-collects-order = nikt teraz nie zbiera esencji; pomiń „order”
error-collect-owing = ktoś musi mieć coś do zdecydowania przy zbieraniu esencji; aby je zacząć, napisz zamiast tego „step: collect”
error-collect-order-number = order: gracze zbierają tu esencje z order { $order }
error-collect-turns = gracze zbierają esencje po kolei, zaczynając od właściciela znacznika
error-collect-done = { $seats }: decyduje ten, kto nie skończył zbierać esencji, i nikt inny
error-collected-already = { $seat } zebrał już esencje
error-collect-point = { $seat } nie mógł z tymi komponentami dojść do tego miejsca zbierania esencji
error-collect-gold = x: złoto mogli wziąć tylko gracze, którzy już zebrali esencje

## Res Arcana: a match

error-one-game = to pojedyncza gra, nie mecz; pomiń „game”
error-match-wins = wygrane gry są tylko w meczu
error-match-owner = { $card }: karta ma właściciela tylko w meczu
error-match-games = mecz ma trzy gry, nie { $n }
error-match-won = wygrane gry nie pasują do numeru tej gry: dwa zwycięstwa kończą mecz
error-match-artifacts = mecz wymaga tylu artefaktów: { $n }, a tu jest ich { $here }; wymień wszystkie albo pomiń wariant
error-match-drafted = każdy gracz wybrał w drafcie tyle artefaktów: { $n }; przy każdym napisz „owner A” albo „owner B”
error-match-stray = { $card }: artefakt ma właściciela, gdy wybrano go w drafcie do drugiej gry, i nic innego go nie ma
error-match-deck = { $deck }: { $seat } nie wybrał w drafcie wszystkich tych kart
error-match-mage = { $seat } gra wszystkie gry meczu jednym magiem; podaj go w „{ $seat } play”

## Res Arcana: pending choices

error-pending-many = czeka za dużo wyborów; żadna gra nie ma ich więcej niż { $most }
error-word-twice = „{ $word }” jest tu dwa razy
error-pending-word = „{ $text }” nic nie mówi o czekającym wyborze
error-program-step = „{ $text }” to nie krok programu taki jak „Hawk 2 +1” albo „rounds +3”
error-program-no-step = „{ $name }” nie ma kroku { $n }
error-cannot-follow = „{ $step }” nie może wynikać z „{ $below }” pod spodem
error-no-end = „{ $step }”: gra się tam nie kończy
error-step-about = „{ $step }” dotyczy karty { $card }; napisz „card { $written }”
error-must-be-in-play = do „{ $step }” karta { $card } musi być w grze u { $seat }
error-claim-not-centre = { $seat } nie może przejąć karty { $card }, bo nie leży ona na środku stołu
error-claim-no-monument = { $seat } nie może przejąć wierzchniego monumentu: nie ma go; dodaj wiersz „monuments”
error-place-no-artifact = { $seat } zagrywa: { $card }, a to nie artefakt; podaj artefakt w „card”
error-place-where = { $seat } nie może zagrać karty { $card }, której nie ma ani na ręce { $seat }, ani w żadnym stosie kart odrzuconych; połóż ją tam albo pomiń wiersz „pending”
error-place-known = { $card } jest właśnie zagrywana, więc znają ją wszyscy: w jej wierszu „memory” musi być „seen A B C D E, exact A B C D E”
error-life-loss-cause = utrata życia wynika z kroku mocy, która atakuje, i dotyczy niektórych miejsc
error-no-power-of = „{ $step }” to nie moc karty { $card }
error-x-price = x { $x } to nie sposób na obniżenie kosztu karty
error-x = x { $x } nie może być w „{ $step }”; jest tam { $range }
error-nothing-paid = przed „{ $step }” nic się nie płaci; pomiń „paid”
error-paid-more = zapłacono więcej, niż { $seat } mógł mieć
error-cannot-pay-for = { $seat } nie może zapłacić za kartę { $card }, mając { $pool }
error-must-lie-on = do „{ $step }” na karcie { $card } musi leżeć { $pool }
error-left-out = left { $left } nie może być w „{ $step }”; pomiń to
error-left-most = left { $left } nie może być w „{ $step }”; jest to najwyżej { $most }
error-not-next-hit = { $seat } nie jest następny z tych, których to dotyka
error-cannot-pay-step = { $seat } nie może zapłacić za „{ $step }”, mając { $pool }
error-pending-twice = „{ $step }” czeka dwa razy

## Arcana: where things lie

error-dealt-four = każde miejsce dostaje cztery cele
error-kept-two = z czterech rozdanych celów zatrzymuje się dwa; wcześniej stoi wiersz `dealt`
error-card-cannot-lie = { $card } nie może tu leżeć
error-card-here-and = { $card } jest tutaj i w „{ $name }”
error-no-marks = { $card } nie ma znaków
error-marks = „[{ $text }]” to nie znaki takie jak [down known A hidden 1 placed 2]
error-base-card = { $card } nie może leżeć pod kartą gildii
error-not-beside = { $card } nie leży obok stawki
error-only-objectives = jako cele rozdaje się tylko cele
error-no-objectives-option = w tej grze nie ma celów; dodaj „option objectives: on”
error-cannot-be-in = { $card } nie może tam leżeć ({ $what })
error-other-guild = { $card } jest kartą innej gildii niż ta, którą prowadzi { $seat }
error-no-stake = { $card } to nie stawka
error-only-stakes-buried = pod „{ $pile }” leżą tylko stawki
error-beside-no-stake = obok „{ $pile }” leżą karty, a nie ma tam odkrytej stawki
error-cannot-beside = { $card } nie może leżeć obok stawki
error-only-militia = na stosie straży miejskiej leży tylko straż, i to tylko w grze ze strażą
error-game-over-free = „Koniec gry” jest ukryty w wolnej strefie, a nie ma tam zakrytych kart
error-stakes-left = liczba stawek ukrytych w stosach to { $hidden }, a zostało ich tylko { $left }

## Arcana: the course of the game

error-own-guild-which = każde miejsce prowadzi własną gildię; podaj którą, na przykład `A guild: blades`
error-own-guild = każde miejsce prowadzi własną gildię
error-no-guild-yet = gildie nie są jeszcze rozdane; pomiń wiersze „guild”
error-other-guilds = opcja „guilds” wymienia inne gildie
error-guilds-in-turn = gildie wybiera się po kolei, zaczynając od pierwszego gracza
error-too-large = „{ $name }” jest za duże: najwyżej { $most }
error-last-round-known = ostatnia runda jest znana, gdy odkryto „Koniec gry”; napisz „jubilee: shown”
error-last-round-over = ostatnia runda już minęła; jest nią ta runda albo późniejsza
error-at-most = „{ $seat } { $name }” może tu być najwyżej { $most }
error-step-phase = kroku „{ $step }” nie ma w fazie „{ $phase }”
error-no-card-in-phase = w fazie „{ $phase }” w „{ $seat } { $name }” nie ma kart
error-nothing-beside = podczas przygotowania gry nic nie leży obok stawki ani pod nią
error-no-agent-down = w fazie „{ $phase }” żaden agent nie leży zakryty
error-no-stake-shown = nie odkryto jeszcze żadnej stawki
error-no-objectives-yet = cele nie są jeszcze rozdane; pomiń wiersze „dealt”
error-objectives-order = cele dostaje najpierw A, potem B i tak dalej
error-objectives-kept-after = cele wybiera się, gdy wszystkie są rozdane
error-kept-line = { $seat } zatrzymał dwa z nich; dodaj wiersz „kept”
error-holds-no-card = gracz, którego jest tura, nie ma kart na ręce
error-no-location = nie jest zagrywana żadna lokacja
error-only-location = zagrać można tylko lokację
error-location-effect = lokację zagrywa się tylko w efekcie tury
error-militia-posted = straż miejską wystawia się, gdy się ją zwołuje
error-only-militia-mustered = zwołać można tylko straż miejską, i to tylko gdy odkryta jest stawka
error-no-militia = nie ma straży miejskiej
error-militia-stake = straż miejską zwołuje się, gdy odkryta jest stawka
error-stake-won = stawka jest wygrana, gdy się ją zatrzymuje albo usuwa
error-only-stake-won = wygrać można tylko stawkę
error-nobody-robbed = nie ma okradanego gracza, który ma kartę na ręce
error-winners-end = zwycięzcy są znani dopiero na końcu
error-no-objectives = w tej grze nie ma celów
error-objectives-after = cele zatrzymuje się po rozdaniu
error-all-kept = wszyscy zatrzymali już swoje cele
error-after-moment = { $card } została zakryta albo zagrana po momencie tej pozycji; zwiększ „moment”
error-placed-before = { $card } została zagrana, zanim ją zakryto
error-known-by-stranger = { $card } jest znana miejscu, którego nie ma w grze
error-no-agent-known = { $card } to nie agent, więc nikt nie mógł jej obejrzeć; pomiń „known”
error-deck-moment = { $card } leży w talii, którą potasowano w innym momencie
error-among-militia = { $card } leży wśród innych kart straży i nikt nie wie gdzie
error-open-marks = { $card } leży odkryta; pomiń jej znaki
