# The coach beside a free game.

coach-title = Trener
coach-quiet = Ucisz trenera
coach-speak = Niech trener mówi
coach-nothing = Nic do dodania. Idzie Ci dobrze.
coach-wait = Rywal myśli.
coach-alone = Trener mówi tylko w grach z botami, nigdy gdy ludzie grają ze sobą.
coach-on = Trener jest z Tobą. „coach” znów go uciszy.
coach-off = Trener milczy.
play-help-coach = trener mówi, co możesz mieć, co będzie wkrótce i co Ci grozi (tylko z botami)

# What the coach says about one move. $verdict is best, good, inaccuracy, mistake or blunder; $n, $top and $error are hundredths.
verdict-best = „{ $move }” to najlepszy ruch: wygrywa w { $n }% przypadków.
verdict-other = { $verdict ->
    [blunder] „{ $move }” to poważny błąd: wygrywa w { $n }% przypadków, „{ $best }” w { $top }% (± { $error }).
    [mistake] „{ $move }” to błąd: wygrywa w { $n }% przypadków, „{ $best }” w { $top }% (± { $error }).
    [inaccuracy] „{ $move }” nie jest najlepsze: wygrywa w { $n }% przypadków, „{ $best }” w { $top }% (± { $error }).
   *[good] „{ $move }” jest prawie tak dobre jak najlepszy ruch: wygrywa w { $n }% przypadków, „{ $best }” w { $top }% (± { $error }).
}
verdict-goal = Dwie rundy później { $what } daje Ci punkty w { $n } z { $all } wyobrażonych gier po „{ $best }”, a w { $other } po „{ $move }”.
verdict-missing = Czego wtedy brakuje: { $why }
verdict-alone = Trener mówi o ruchach tam, gdzie jedna osoba gra przeciwko botom, albo gdy zgodzą się wszyscy ludzie przy stole.
verdict-nothing = Nie było jeszcze Twojej decyzji, w której był wybór.
