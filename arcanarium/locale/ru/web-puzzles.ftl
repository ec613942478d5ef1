### Puzzles in the browser. What the terminal says about them as well is in puzzle.ftl.

title-puzzles = Задачи
title-puzzle = Задача

## All puzzles

puzzles-title = Задачи
puzzles-short = Один ход выигрывает или спасает партию: найдите его. Каждый день новая задача.
puzzles-what = Позиции из партий, где один ход лучше всех остальных. Вы видите то, что видел игрок на этом месте, делаете ход за столом и узнаете, почему он верный или нет.
puzzles-day = Задача дня
puzzles-day-solved = { $tries ->
    [0] Сегодня за нее еще никто не брался.
   *[other] Решено сегодня с первой попытки: { $n } из { $tries }.
}
puzzles-day-right = Вы ее решили.
puzzles-day-wrong = Вы за нее брались.
puzzles-solve = Решать
puzzles-look = Посмотреть еще раз
puzzles-practice = Тренировка
puzzles-theme = Тема
puzzles-any-theme = Все темы ({ $n })
puzzles-game = Игра и наборы
puzzles-any-game = Все игры
puzzles-all-sets = все наборы
puzzles-of-sets = { $game }: { $sets } ({ $n })
puzzles-counted = { $what } ({ $n })
puzzles-go = Следующая задача
puzzles-none-left = За все эти задачи вы уже брались. Выберите другую тему или игру.
puzzles-first = Ваш рейтинг начнется с первой попытки.
puzzles-standing = Ваши успехи
puzzles-rating = Рейтинг
puzzles-solved = Решено сразу
puzzles-of = { $n } из { $all }
puzzles-in-a-row = Подряд
puzzles-longest = лучшая серия: { $n }
puzzles-days = Дней подряд
puzzles-counts = Засчитывается только первая попытка. У задач тоже есть рейтинг, по той же шкале, что у ботов; решения игроков его меняют.

## At a puzzle

puzzles-one = Задача
puzzles-rated = Рейтинг { $n }
puzzles-ask = Найдите лучший ход и сделайте его за столом.
puzzles-again = Это не первая попытка, она не засчитывается.
puzzles-busy = Куда это ведет…
puzzles-hint = Подсказка
puzzles-hint-said = { $theme }: { $hint }
puzzles-show = Показать решение
puzzles-skip = Пропустить
puzzles-next = Следующая задача
puzzles-all = Все задачи
puzzles-change = Ваш рейтинг: { $n } ({ $sign }{ $change }).
puzzles-streak = Подряд: { $n }.
puzzles-follows = Что может последовать в одной из партий, которые можно вообразить:
puzzles-problem = Задачу не удалось открыть
