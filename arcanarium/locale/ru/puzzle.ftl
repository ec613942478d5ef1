### Задачи: `arcana puzzle`.

puzzle-help = решать позиции, где известен лучший ход, или дать решать боту
puzzle-more = Без id — список задач. С id — решать эту задачу. Вы видите то, что видит игрок на этом месте, и не больше.
puzzle-help-id = задача, которую решать; `{ $next }` — примерно вашей силы, `{ $daily }` — задача дня
puzzle-help-answer = сразу показать решение
puzzle-help-check = пусть этот бот решит все задачи или те, что отобраны другими ключами
puzzle-help-find = искать задачи в этих записях игр и вывести их так, как они стоят в файле задач
puzzle-help-theme = только задачи на эту тему
puzzle-help-game = только задачи этой игры
puzzle-help-sets = только задачи с этими наборами, например «base and lux»
puzzle-help-folder = собственные задачи: папка с файлами .toml
puzzle-help-seed = случайные числа бота
puzzle-help-json = вывести JSON

puzzle-theme-win-now = победа сейчас
puzzle-theme-win-now-hint = Игру можно выиграть в этом раунде.
puzzle-theme-tempo = опередить противника
puzzle-theme-tempo-hint = Того же хочет кто-то еще. Кто успеет первым?
puzzle-theme-token = время пасовать
puzzle-theme-token-hint = Осталось ли что-то важнее, чем спасовать первым?
puzzle-theme-block = остановить противника
puzzle-theme-block-hint = Противник вот-вот победит. Остановит его только верный ход.
puzzle-theme-react-or-keep = ответить или сберечь
puzzle-theme-react-or-keep-hint = Чего ваша Реакция стоит сейчас и чего — потом?
puzzle-theme-payment = верная плата
puzzle-theme-payment-hint = То, что вы сбережете, так же важно, как то, что вы получите.
puzzle-theme-gain = что взять
puzzle-theme-gain-hint = Вы можете выбрать, что получить. Что вам понадобится?
puzzle-theme-bribe-or-wait = взятка или ожидание
puzzle-theme-bribe-or-wait-hint = Взятка возможна. Лучшее ли это применение карты?
puzzle-theme-bluff = лицом вниз
puzzle-theme-bluff-hint = Чего противники не видят, о том им приходится гадать.
puzzle-theme-set-up = хорошее начало
puzzle-theme-set-up-hint = На столе еще ничего нет. Что выиграет игру?
puzzle-theme-plan = найти план
puzzle-theme-plan-hint = Один ход намного лучше всех остальных.

puzzle-column-id = Задача
puzzle-column-game = Игра
puzzle-column-table = Стол
puzzle-column-theme = Тема
puzzle-column-proof = Откуда
puzzle-column-rating = Рейтинг
puzzle-column-solved = Решено
puzzle-column-move = Сыграно
puzzle-column-solution = Решение
puzzle-count = { $n } { $n ->
    [one] задача
    [few] задачи
   *[many] задач
}. Задача примерно вашей силы: `arcana puzzle { $next }`, задача дня: `arcana puzzle { $daily }`, любая: `arcana puzzle ID`.
puzzle-none = Таких задач нет.
puzzle-no-theme = Темы «{ $theme }» нет; выберите: { $known }.
puzzle-all-tried = За все эти задачи вы уже брались. Любую можно решить еще раз: `arcana puzzle ID`.
puzzle-unknown = Такой задачи нет.
puzzle-which = Назовите одну задачу для --answer; список: `arcana puzzle`.

puzzle-way-win = доказано
puzzle-way-block = доказано
puzzle-way-search = перебор
puzzle-proof-win = Доказано. Проверено разных миров: { $worlds }; все они согласны с тем, что вы видите, и в каждом с открытыми картами пройдены все линии до конца раунда. Этот ход побеждает против любой защиты; любой другой оставляет выход.
puzzle-proof-block = Доказано. Проверено разных миров: { $worlds }; все они согласны с тем, что вы видите, и в каждом с открытыми картами пройдены все линии до конца раунда. После любого другого хода противник в этом раунде наверняка побеждает.
puzzle-proof-search = Долгие переборы сходятся: этот ход побеждает по меньшей мере на { $lead } % чаще любого другого.

puzzle-title = { $id }: { $theme }
puzzle-title-rated = { $title } (рейтинг { $n })
puzzle-how = Выберите лучший ход. `?` — подсказка, `answer` — решение, `card НАЗВАНИЕ` — карта, `language КОД` — другой язык, `quit` — выйти.
puzzle-right = Верно! { $move }
puzzle-wrong = { $move } — не то: этот ход побеждает в { $win } % случаев, а другой — в { $best } %.
puzzle-again = Посмотрите еще раз или введите `answer`.
puzzle-answer = { $n ->
    [one] Решение: { $moves }
   *[many] Решают эти ходы: { $moves }
}

puzzle-rating = Ваш рейтинг: { $n } (± { $error }). Решено с первой попытки: { $solved } из { $tried }; подряд: { $streak }. Задач дня подряд: { $days }.
puzzle-change = Это на { $better ->
    [yes] { $n } больше
   *[no] { $n } меньше
}, чем было; засчитывается только первая попытка.
puzzle-found = Найдено задач: { $n }; просмотрено записей: { $games }.

puzzle-score = { $bot }: решено { $n } из { $all }.
puzzle-yes = да
puzzle-no = нет

puzzle-seats = { $n } { $n ->
    [one] место
    [few] места
   *[many] мест
}
puzzle-all-sets = все наборы

## Who sits at the table of a puzzle

puzzle-rival = Противник
puzzle-rival-n = Противник { $n }
