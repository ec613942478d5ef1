### The analysis board: what the server and the terminal say.

board-seat = Игрок { $seat }
# what a player without a name is called, also inside of sentences such as “the left pile of …”
board-name = { $seat }
board-common = Стол
board-refused-unknown = По этому адресу нет доски, или она уступила место более новым.
board-refused-bots = С доски играют дальше одному против ботов.

## In the terminal: `arcana board`

board-help = пробовать ходы из любой позиции и смотреть лучшие варианты
board-more = Доска анализа: ходы за все места, ответвления, лучшие варианты с вероятностью победы, позиции текстом.
board-help-what = запись игры или позиция, либо название игры для новой раздачи
board-help-step = с какого шага записи начинается доска; иначе с конца
board-how = Ход или его номер · b: назад · n: вперед · lines · light · tree · go N · position · save ФАЙЛ · load ФАЙЛ · play · help · q: выход
board-commands =
    lines [N]: лучшие варианты после N попыток; Ctrl-C прерывает поиск
    light: судить по тому, что место может знать, или с открытыми картами
    seat A: решает это место, когда несколько решают одновременно
    eyes A: смотреть глазами этого места; eyes: глазами того, кто решает
    tree: все испробованные ходы · go N: к узлу N дерева · b, n: назад и вперед
    position: позиция текстом · save ФАЙЛ · load ФАЙЛ: позиция или запись игры
    play A БОТ: играть дальше на месте A против ботов
    card НАЗВАНИЕ · language КОД · q: выход
board-asked = { $who }: { $question }
board-no-decision = Здесь никто ничего не решает.
board-owes-none = { $who }: здесь нечего решать.
board-at-start = Это начало.
board-at-end = Отсюда ходов еще не пробовали.
board-go-how = Напишите go и номер узла, от 0 до { $most }; их показывает tree.
board-start-place = Начало
board-light-fair = Оценка по тому, что это место может знать; варианты идут в воображаемой игре.
board-light-open = Оценка со всеми открытыми картами.
board-visits = { $n ->
    [one] { $n } попытка
    [few] { $n } попытки
   *[many] { $n } попыток
}. Победа: { $chances }
board-chance = { $n } ± { $error } %
board-column-wins = Победа
board-column-move = Ход
board-column-line = Затем
board-save-how = Напишите save и имя нового файла.
board-saved = Позиция сохранена в { $path }.
board-again = Enter: назад к доске 
