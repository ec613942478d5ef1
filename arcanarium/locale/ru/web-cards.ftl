### Карты и знаки в браузере и страница, где ищут карты.

## Знаки словами, для тех, кто их слушает

sign-any = { $n ->
    [one] любая эссенция
    [few] любые эссенции
   *[many] любых эссенций
}
sign-same = одного вида
sign-turn = повернуть
sign-straighten = развернуть
sign-arrow = дает
sign-react = Реакция
sign-collect = Сбор
sign-here = положить сюда
sign-out = отсюда
sign-own = один из своих компонентов
sign-this = этот компонент
sign-destroy = уничтожить
sign-card = { $n ->
    [one] карта
    [few] карты
   *[many] карт
}
sign-reorder = изменить порядок
sign-ignore = игнорировать
sign-as = считается
sign-check = проверка победы
sign-point = { $n ->
    [one] очко
    [few] очка
   *[many] очков
}
sign-points = { $n } { $n ->
    [one] очко
    [few] очка
   *[many] очков
}
sign-standin = сделано для этой игры
sign-or = или
# after points, before what brings them: “1 point for each dragon”
sign-per = за:
sign-not = кроме: { $what }
# что читается вслух вместо знаков сил
sign-military = { cadwallon-power-military }
sign-political = { cadwallon-power-political }
sign-spiritual = { cadwallon-power-spiritual }
sign-financial = { cadwallon-power-financial }
sign-elan = { resarcana-essence-elan }
sign-life = { resarcana-essence-life }
sign-calm = { resarcana-essence-calm }
sign-death = { resarcana-essence-death }
sign-gold = { resarcana-essence-gold }
sign-pearl = { resarcana-essence-pearl }
sign-creature = { resarcana-type-creature }
sign-dragon = { resarcana-type-dragon }
sign-demon = { resarcana-type-demon }
sign-mage = { resarcana-type-mage }

## Карты

card-stand-in = Не как на печатной карте, целиком или частично
card-back = Карта лицом вниз
card-face-down = лицом вниз
card-turned = повернута
card-holds = на карте: { $n } { $what }

## Просмотр карт

browse-title = Карты
browse-games = Игры
browse-search = Искать в названиях и текстах
browse-filters = Отбор
browse-filter-set = Набор
browse-filter-kind = Вид
browse-filter-type = Тип
browse-filter-guild = Гильдия
browse-filter-district = Квартал
browse-found = { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
}
browse-none = Ни одна карта не подходит.
browse-none-next = Уберите часть слов или условие отбора.
browse-reset = Показать все карты
browse-other-side = Перевернуть плитку
browse-close = Закрыть
browse-previous = Предыдущая карта
browse-next = Следующая карта
browse-sentences = Предложения вместо знаков
browse-waiting = Выкладываем карты…
browse-again = Еще раз
