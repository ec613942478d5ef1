### The arena, bots that are programs, and the engine for other programs.

## arcana arena

arena-help = niech boty zagrają przeciw sobie i zmierz, który jest lepszy
arena-more = Boty przeciw sobie, w parach gier z zamianą miejsc. Boty nazywają się random, greedy i tak dalej, z limitem takim jak seer:1s albo flat:500, albo program:COMMAND lub class:module:Name. Pierwszym słowem może być gra.
arena-help-bots = boty, dwa lub więcej; gdy jest ich więcej, każdy gra z każdym
arena-help-time = sekundy procesora na decyzję, dla botów szukających bez własnego limitu
arena-help-visits = odwiedziny na decyzję, dla botów szukających bez własnego limitu
arena-help-sprt = przerwij, gdy jest jasne, czy pierwszy bot jest lepszy o ELO1, czy tylko o ELO0
arena-help-alpha = jak często --sprt może błędnie przyjąć
arena-help-beta = jak często --sprt może błędnie odrzucić
arena-help-gauntlet = pierwszy bot przeciw każdemu z pozostałych
arena-help-anchor = bot, którego ranking wynosi 0; domyślnie: ostatni
arena-help-out = zachowaj skończone gry, wykres i liczby w tym folderze; to samo polecenie kontynuuje od miejsca przerwania
arena-help-records = zachowaj też zapis każdej gry
arena-against = { $one } – { $other }
arena-live = { $one } – { $other }, { $score } ({ $low } – { $high })
arena-match = Mecz
arena-games = Gry
arena-score = Wynik
arena-interval = 95%
arena-elo = Elo
arena-groups = { $size ->
    [2] Pary gier według punktów, od 0 do 2 co pół: { $counts }; { $rounds } rundy na grę.
   *[other] Grupy po { $size } gier według punktów, od 0 do { $size } co pół: { $counts }; { $rounds } rundy na grę.
}
arena-margin = Punkty
arena-ms = ms/decyzję
arena-error = 95%
arena-anchor = wzorzec
arena-summary = { $games } { $games ->
    [one] gra
    [few] gry
   *[other] gier
} w { $seconds } s, każde rozdanie raz z każdego miejsca.
arena-errors = { $n ->
    [one] Jeden błąd bota albo gry:
    [few] { $n } błędy botów albo gier; różne z nich:
   *[other] { $n } błędów botów albo gier; różne z nich:
}
arena-go-on = Przerwano. To samo polecenie kontynuuje od tego miejsca: skończone gry są w { $path }.
arena-picture = Wykres: { $path }
arena-verdict-accept = Przyjęto: { $high } Elo wyjaśnia gry lepiej niż { $low } (logarytm ilorazu { $ratio }).
arena-verdict-reject = Odrzucono: { $low } Elo wyjaśnia gry lepiej niż { $high } (logarytm ilorazu { $ratio }).
arena-verdict-go-on = Jeszcze nierozstrzygnięte między { $low } a { $high } Elo (logarytm ilorazu { $ratio }): rozegraj więcej gier.
arena-plot-title = Wynik w miarę kolejnych gier, z przedziałem wiarygodności 95%
arena-plot-ratings = Elo
arena-plot-games = gry

## arcana engine

engine-help = niech inny program prowadzi gry wierszami JSON
engine-more = Czyta polecenia jako wiersze JSON ze standardowego wejścia i na każde odpowiada jednym wierszem; opisuje je docs/bot-protocol.md.

## arcana bot

botcheck-help = wypróbuj bota: czy gra całe gry bez błędu?
botcheck-more = Niech bot zagra przeciw losowemu z obu miejsc; wypisane zostanie, co w nim nie gra.
botcheck-help-bot = bot: nazwa, program:COMMAND albo class:module:Name, w razie potrzeby z limitem na decyzję
botcheck-help-game = gra; domyślnie: wszystkie
botcheck-good = { $game }, miejsce { $seat }: cała gra, decyzje: { $n }, średnio { $ms } ms, najwyżej { $slowest } ms.
botcheck-lost = { $game }, miejsce { $seat }: bot traci miejsce po decyzjach: { $n }. { $error }
botcheck-ready = { $name } może stanąć na arenie.
botcheck-see = docs/bot-protocol.md mówi, o co pyta się bota i co ma odpowiadać.
