### Стол в браузере: решения, ожидание, разговор, до и после игры.

## Страница

table-coming = Накрываем на стол…
table-gone = Такого стола нет
table-gone-what = Возможно, ссылка неполная или стол давно убран.
table-problem = Стол показать не удалось
table-closed = Этот стол закрыли владельцы сайта.
table-broken = Эту игру нельзя продолжить
table-offline = Связь прервалась. Восстанавливаем…
board-label = Стол
watchers = { $n ->
    [one] Смотрит { $n } человек
    [few] Смотрят { $n } человека
   *[many] Смотрят { $n } человек
}
sound-toggle = Включить или выключить звуки
title-your-turn = Ваш ход
title-over = Игра окончена

## Полоса сверху

strip-round = Раунд { $round }
strip-setup = До раунда 1
strip-goal = до { $points } { $points ->
    [one] очка
   *[many] очков
}
strip-last-round = Раунд { $round } последний
strip-match = Партия { $game }, матч до двух побед
seat-you = вы
seat-turn = решает
seat-first = первый игрок
seat-passed = пас
seat-summary = { $name }: { $points } { $points ->
    [one] очко
    [few] очка
   *[many] очков
} ({ $marks })
seat-wins = { $n ->
    [one] { $n } победа в партии
    [few] { $n } победы в партиях
   *[many] { $n } побед в партиях
}
presence-here = здесь
presence-away = не здесь
presence-bot = бот
presence-stand-in = играет бот
clock-left = осталось { $time }

## Решения

decide-list = Список
decide-list-title = Все ходы списком (m)
decide-proposed = Предложено: Enter — согласиться
decide-point = Выберите из подсвеченного или:
decide-point-only = Выберите из подсвеченного.
decide-go-on = Продолжайте с подсвеченным. Escape — назад.
decide-menu = Выберите в меню. Escape — назад.
menu-label = Что вы с этим делаете?
menu-back = Назад
confirm-yes = Да
confirm-no = Нет
waiting-for = Ждем: { $who }
waiting-table = Минуту…
you-watch = Вы смотрите.
hint-ask = Подсказка
hint-win = победа { $n } %
hint-second = Второй вариант: { $what }, победа { $n } %

pick-do-pay = Заплатить
pick-do-gain = Получить
pick-do-lose = Потерять
collect-all = Собрать
collect-question = Сбор
collect-after = У вас будет
collect-too-much = С такими ответами платить за эту карту нечем: поверните ее или заберите больше.

## Отмена хода

undo = Отменить
undo-title = Отменить последнее решение (u)
undo-ask = Спросить других
undo-anyway = Все равно отменить
undo-never-mind = Не нужно
undo-asked = Вы просите отменить ход. Ждем остальных…
request-open = Попросить: { $what }
request-ask = Попросить
request-never-mind = Не нужно
undo-request = { $who } просит отменить ход.
undo-agree = Разрешить
undo-refuse = Отказать

## Места

seat-bot-plays = За вас играет бот.
seat-take-back = Вернуться на свое место
seat-away = Нет на месте: { $who }.
seat-stand-in = Пусть играет бот
leave = Уйти с места
leave-what = Дальше за вас играет бот. Пока игра идет, вы можете вернуться и снова занять свое место.
leave-stay = Остаться
leave-do = Уйти

## Журнал и чат

tab-log = Журнал
tab-chat = Чат
log-label = Что произошло
log-all = { $n ->
    [one] Показать { $n } строку
    [few] Показать все { $n } строки
   *[many] Показать все { $n } строк
}
log-empty = Пока ничего не произошло.
chat-label = Чат
chat-empty = Пока никто ничего не сказал.
chat-write = Скажите что-нибудь…
chat-send = Отправить

## Части стола на маленьком экране

part-mine = Мое
part-centre = Центр
part-rivals = Другие
part-log = Журнал
part-lit = Здесь есть что выбрать

## Клавиши

key-arrows = к следующему подсвеченному
key-tab = по всему, по порядку
key-enter = выбрать; если ничего не выбрано — принять предложенное
key-digits = выбрать в меню, в списке или кнопкой
key-escape = шаг назад
key-undo = отменить ход
key-pass = спасовать
key-list = все ходы списком
key-hint = что сделал бы бот?
key-log = журнал
key-chat = чат

## До игры

room-waiting = { $n ->
    [1] Игра начнется, когда займут последнее свободное место.
    [one] Игра начнется, когда займут { $n } свободное место.
    [few] Игра начнется, когда займут все { $n } свободных места.
   *[many] Игра начнется, когда займут все { $n } свободных мест.
}
room-starting = Все на месте. Игра начинается…
room-free = Свободное место
room-sit = Сесть сюда
room-bot = Бот: { $bot }
room-no-bot = Убрать бота
room-put-bot = Посадить бота
room-which-bot = Какой бот
room-leave = Встать
room-invite = Пригласить других
share-label = Ссылка на эту страницу
share-copy = Копировать ссылку
share-copied = Скопировано

## После игры

ending-label = Игра окончена
ending-you-won = Вы победили!
ending-won = { $n ->
    [one] Победа: { FORM($who, "mid") }
   *[many] Общая победа: { FORM($who, "mid") }
}
ending-winner = Победитель
ending-rounds = { $n ->
    [one] За { $n } раунд
    [few] За { $n } раунда
   *[many] За { $n } раундов
}
ending-no-points = Нет очков.
ending-look = Посмотреть на стол
ending-show = Показать итог
ending-replay = Повтор
ending-record = Скачать запись
ending-home = На главную
