# `arcana learn`

learn-help = учиться, играя: первые игры с проводником и короткие уроки
learn-more = Без ID: список уроков и сколько вы прошли. С ID: начать этот урок или продолжить с того же места. Урок — настоящая игра с подготовленными картами; на каждом шаге он говорит, что важно, и отвечает на любой ход.
learn-help-id = урок, как он назван в списке
learn-help-again = начать урок с начала
learn-help-check = пройти уроки программой по всем путям и показать, что в них не так
learn-help-folder = взять уроки из другой папки
learn-help-json = список в JSON
learn-column-id = id
learn-column-lesson = урок
learn-column-minutes = минуты
learn-column-progress = пройдено
learn-how-to-start = Начните урок по его id: arcana learn { $id }
learn-checked = { $n ->
        [one] { $n } урок: все в порядке.
        [few] { $n } урока: все в порядке.
       *[many] { $n } уроков: все в порядке.
    }
learn-left = Продолжить можно когда угодно: arcana learn { $id }
learn-next = Теперь ваша собственная игра, с тренером рядом: arcana play { $game } --coach
learn-enter = Enter — дальше
learn-enter-back = Enter — отменить ход
learn-only-enter = Здесь нужно только прочесть. Нажмите Enter, чтобы продолжить; help — список команд.
learn-commands = Введите номер или слова хода. Другие команды: card НАЗВАНИЕ показывает карту, language КОД — другой язык, back — шаг назад, again — с начала, quit — выйти (потом можно продолжить).
