### The review of a finished game on the replay page.

study-title = Разбор
study-tabs = Рядом со столом
study-about = Сильнейший бот смотрит игру еще раз: чего стоило каждое решение, где игра переломилась и что решила удача в картах. Это занимает около минуты, и результат увидят все, у кого есть ссылка.
study-depth = Как глубоко
study-depth-quick = Быстро
study-depth-default = Тщательно
study-depth-deep = Глубоко, несколько минут
study-begin = Разобрать эту игру
study-waiting = Читаем игру…
study-running = Смотрим глубже…
study-progress = Готово { $n } %
study-stop = Остановить
study-light = Что знает судья
study-light-fair = Честно
study-light-fair-hint = Оценка по тому, что игрок мог знать в тот момент.
study-light-open = Все карты открыты
study-light-open-hint = Оценка со всем знанием, даже о том, чего никто не мог видеть.
study-chart = Вероятность победы и очки
study-figures = Таблицей
study-percent = { $n } %
study-cell = { $chance } % · { $points }
study-learn = Учиться на своих ошибках ({ $n })
study-turning = Переломные моменты
study-marked = { $n ->
    [0] Нет решений, которые наверняка чего-то стоили
    [one] { $n } отмеченное решение
    [few] { $n } отмеченных решения
   *[many] { $n } отмеченных решений
}
study-fate-lucky = удача
study-fate-unlucky = невезение
study-luck = Удача и умение
study-player = Игрок
study-what = Что это за числа
study-of-deal = Карты
study-of-deal-hint = Чего стоили первые карты, пока ничего не было решено.
study-of-given_away = Умение
study-of-given_away-hint = Что упущено своими решениями.
study-of-gifts = Подарки
study-of-gifts-hint = Что упустили другие.
study-of-luck = Удача
study-of-luck-hint = Что сдано, взято или открыто.
study-of-drift = Прочее
study-of-drift-hint = Ходы, которых никто не мог предвидеть, и неточность поиска.
study-books-title = Что пришло и что из этого вышло
study-gained = Получено
study-spent = Потрачено
study-lost = Потеряно
study-left = Осталось
study-idle-cards = Ничего не вышло из карт:
study-source = { study-round }: { $what } { $n }

## Learn from your mistakes

study-whose = Чьи ошибки
study-count = { $n } из { $all }
study-end = Назад к разбору
study-show = Показать ответ
study-skip = Пропустить
study-next = Дальше
study-finish = Готово
study-was-played = сыграно
study-was-best = лучший
study-was-good = тоже хорош
study-imagined = Дальше — одна из игр, которые можно было вообразить; закрытые карты могли быть другими.
