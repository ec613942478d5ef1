### The analysis board on the page.

title-board = Доска анализа
board-of = Доска анализа: { $game }
board-coming = Доска готовится…
board-new = Новая доска
board-about = Пробуйте ходы за всех игроков, возвращайтесь, ответвляйтесь и смотрите лучшие варианты с вероятностью победы.
board-fresh = Новая раздача
board-fresh-go = Раздать и разложить
board-from-text = Позиция или запись игры
board-from-text-what = Вставьте позицию или запись игры. Неоконченная игра продолжится со своего конца.
board-from-text-go = Разложить
board-text = Позиция текстом
board-file = Или откройте файл
board-load = Разложить эту позицию
board-faults = { $n ->
    [one] В этой позиции { $n } ошибка:
    [few] В этой позиции { $n } ошибки:
   *[many] В этой позиции { $n } ошибок:
}
board-fault-line = Строка { $n }, «{ $what }»:

## The board in use

board-tab-lines = Варианты
board-tab-moves = Ходы
board-tab-position = Позиция
board-to-replay = К повтору
board-from-replay = Анализ с этого места
board-over = Здесь игра окончена. Победа: { $who }.
board-first = В начало
board-eyes-mover = Кто решает
board-fair-hint = На что может рассчитывать тот, кто решает? Все скрытое домыслено.
board-open-hint = А если знать все руки и колоды?
board-no-lines = Решать больше нечего.
board-waits = Поиск начинается…
board-searching = Идет поиск: { $n ->
    [one] { $n } попытка
    [few] { $n } попытки
   *[many] { $n } попыток
}
board-searched = Поиск окончен: { $n ->
    [one] { $n } попытка
    [few] { $n } попытки
   *[many] { $n } попыток
}
board-paused = Приостановлено: { $n ->
    [one] { $n } попытка
    [few] { $n } попытки
   *[many] { $n } попыток
}
board-pause = Пауза
board-think = Искать
board-best = Лучшие ходы
board-give-or-take = ± { $n }
board-tries = Испробовано { $n ->
    [one] { $n } раз
    [few] { $n } раза
   *[many] { $n } раз
}
board-imagined = Варианты идут в воображаемой игре: то, что в ней держат другие, может лежать в ином месте.
board-true = Варианты идут с настоящими картами.
board-rounds-left = Еще примерно { $n ->
    [one] { $n } раунд
    [few] { $n } раунда
   *[many] { $n } раундов
}.
board-no-moves = Ходов еще не пробовали. Укажите на столе или выберите вариант.
board-start = Начало
board-cut = Убрать этот ход и все после него
board-share = Поделиться доской
board-shared = Ссылка скопирована.
board-link = Ссылка на эту доску
board-play = Играть дальше отсюда
board-play-as = За кого
board-play-against = Против
board-play-go = Открыть стол

## The editor

board-edit = Изменить позицию
board-editor = Редактор позиции
board-editor-what = То, что шло в этот момент, опускается: позиция начинается с хода. Очки следуют из карт.
board-editor-back = Назад без изменений
board-checking = Позиция проверяется…
board-legal = Эту позицию можно играть дальше.
board-add-card = Добавить карту: { $where }
board-add = Добавить
board-take-card = Убрать: { $card }
board-turned = повернута
board-down = лицом вниз
board-on-card = Эссенции на: { $card }, например 2E1G
board-owner = Чье: { $card }
board-lies-elsewhere = { $card } (сейчас: { $where })
board-nobody = нет
board-faults-short = { $n ->
    [one] { $n } ошибка
    [few] { $n } ошибки
   *[many] { $n } ошибок
}
board-seat-short = Игрок { $seat }
