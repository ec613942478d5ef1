### Reviews in the terminal: `arcana analyse`.

analyse-help = разобрать записанную игру: что упущено каждым решением, что решила удача и где игра переломилась
analyse-more = С записью: разбор игры. С позицией: лучшие варианты. Без того и другого: отвечать на запросы программы, строками JSON на стандартном вводе и выводе, как описано в docs/analysis.md.
analyse-help-record = запись или позиция, которую разобрать
analyse-help-turns = только эти решения, счет от 0, например 3,10-12
analyse-help-depth = сколько думать над каждым решением
analyse-help-visits = то же в посещениях
analyse-help-open = со всеми открытыми картами, а не только с тем, что видел каждый
analyse-help-all = показать все решения, а не только те, что чего-то стоили
analyse-help-mistakes = спрашивать о дорогих моментах: найдите ход лучше
analyse-help-seat = только решения этого места, например A
analyse-help-seed = число, от которого зависит воображаемое
analyse-help-json = вывести итог в JSON
analyse-turns-how = «{ $text }» — не список решений; напишите, например, 3,10-12
analyse-thinking = Думаем
analyse-how-to-read = Карты: первые карты. Умение: что упущено своими решениями. Подарки: что упустили другие. Удача: что сдано, взято или открыто. Прочее: чего никто не мог предвидеть, и неточность. В сотых долях вероятности победы.
analyse-column-turn = Ход
analyse-column-round = Раунд
analyse-column-player = Игрок
analyse-column-played = Сыграно
analyse-column-before = До
analyse-column-loss = Потеря
analyse-column-verdict = { "" }
analyse-better = лучше: { $move }
analyse-column-deal = Карты
analyse-column-drift = Прочее
analyse-column-skill = Умение
analyse-column-gifts = Подарки
analyse-column-luck = Удача
analyse-column-ended = Конец
analyse-loss = { $n } ± { $error } %
analyse-was-lucky = { $n }, спасла удача
analyse-was-unlucky = { $n }, не повезло
analyse-chance-of = { $who }: победа
analyse-points-of = очки
analyse-no-marks = Нет решений, которые наверняка чего-то стоили.
analyse-try-mistakes = { $n ->
    [one] { $n } дорогой момент
    [few] { $n } дорогих момента
   *[many] { $n } дорогих моментов
} для учебы: arcana analyse FILE --mistakes
analyse-no-questions = Нет дорогого момента, на котором можно учиться.
analyse-question = Вопрос { $n } из { $all }
analyse-how = Введите ход или его номер; answer показывает ответ, quit — выход.
analyse-right = С первой попытки найдено: { $n } из { $all }.
