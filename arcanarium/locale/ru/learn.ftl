# Уроки: что говорится вокруг них. Слова каждого урока — в отдельном файле.

learn-you = Вы
learn-rival = Равенна
learn-not-that = Так тоже можно, но этот урок о другом.
learn-unknown = Такого урока нет.

## Список уроков

learn-title = Учитесь, играя
learn-what = Каждая игра с проводником идет от первого выбора до победы, с настоящими правилами и картами. Потом — короткие уроки, по одной мысли в каждом. Уйти можно когда угодно, а потом продолжить с того же места.
learn-length = около { $minutes } { $minutes ->
        [one] минуты
       *[many] минут
    } · { $steps } { $steps ->
        [one] шаг
        [few] шага
       *[many] шагов
    }
learn-start = Начать
learn-resume = Продолжить
learn-repeat = Сыграть еще раз
learn-again = С начала
learn-done = Пройдено
learn-all = Все уроки

## На уроке

learn-step = Шаг { $n } из { $of }
learn-progress = Сколько уже пройдено
learn-watch = Смотрите, что происходит…
learn-go-on = Дальше
learn-back = Назад
learn-take-back = Отменить ход
learn-leave = Выйти
learn-play-free = Сыграть обычную игру с тренером
learn-problem = Урок не открывается
learn-retry = Еще раз

## На других страницах

shell-learn = Уроки
title-learn = Учитесь, играя
title-lesson = Урок
home-learn = Научиться за десять минут
home-learn-or-play = Вы здесь впервые? Игра с проводником научит всему. Или играйте сразу: то, что можно сделать, подсвечено.
home-lessons = Уроки
home-lessons-what = Первые игры с проводником и по одной мысли за раз.
