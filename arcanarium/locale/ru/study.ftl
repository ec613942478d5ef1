### Reviews of finished games: words that the terminal and the page share.

study-round = { $round ->
    [0] Подготовка
   *[other] Раунд { $round }
}
study-decimal = { $sign }{ $whole },{ $tenth }

## Decisions

study-is-best = лучший ход
study-is-good = хорошо
study-is-inaccuracy = неточность
study-is-mistake = ошибка
study-is-blunder = зевок
study-cost = { $who }: ход «{ $move }» упускает { $n } % (± { $error }). Лучше было «{ $best }».
study-was-lucky = Карты это возместили: { $n } % вернула удача.
study-was-unlucky = Хорошее решение, которому не повезло: затем карты отняли { $n } %.

## The game

study-turned-by-move = { study-round }: { $verdict ->
    [blunder] зевок
    [mistake] ошибка
   *[other] неточность
} ({ $who }, «{ $move }»): с { $from } % до { $to } %.
study-turned-by-luck = { study-round }: { $better ->
    [yes] карты помогли
   *[no] карты помешали
} ({ $who }): с { $from } % до { $to } %.
study-decided = { study-round }: с этого момента победа решена — { $who } ({ $to } %).
study-luck-share = { $n } % всего, что меняло вероятности, — удача в картах, остальное решили ходы.
study-luck-of = { $who }: { $good ->
    [yes] удача, { $n } %
   *[no] невезение, { $n } %
} в сумме, вместе с первыми картами.
study-behind = { $n ->
    [one] отставание на { $n } раунд
    [few] отставание на { $n } раунда
   *[many] отставание на { $n } раундов
}
study-not-ended = Эта запись кончается раньше игры. Разобрано то, что сыграно до этого.
study-nothing = Здесь нет решения, в котором был выбор.

## Learn from your mistakes

study-question = { study-round }. { $who }: сыграно «{ $move }». Найдите ход лучше!
study-soon = В конце раунда: очков { $points }, у лучшего противника { $rival }{ $counted ->
    [yes] ; останется: { $left }
   *[no] { "" }
}.
study-later = Два раунда спустя: очков { $points }, у лучшего противника { $rival }{ $counted ->
    [yes] ; останется: { $left }
   *[no] { "" }
}. К этому времени побед: { $won } %, поражений: { $lost } %.
study-why-wins = Он побеждает за три раунда в { $n } % воображаемых игр, а не в { $other } %.
study-why-loses = После сыгранного игра за три раунда проиграна в { $n } %, а не в { $other } %.
study-why-points = Через два раунда он дает больше очков: { $n }.
study-why-rival = { $who } получает к этому времени меньше очков: { $n }.
study-why-left = В конце раунда останется больше: { $left }.
study-why-unclear = Разница видна лишь дальше; поиски в ней согласны.
study-right = Да! Этот ход побеждает в { $n } % случаев.
study-wrong = Еще нет: этот ход побеждает в { $n } %, а есть ход, который побеждает в { $best } %. Попробуйте еще раз.

## Essences and cards

study-books = { $who }: получено: { $gained }; потеряно: { $lost }; осталось: { $left }.
study-idle = { $who }: { $n ->
    [1] карта, из которой ничего не вышло
   *[other] карты, из которых ничего не вышло
}: { $cards }.
