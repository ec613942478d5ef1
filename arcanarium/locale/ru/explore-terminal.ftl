### `arcana explore`.

explore-help = спросить, что много партий говорит о картах, местах и дебютах
explore-more = Вопросы к законченным партиям папки: к записям или к фактам, которые собирает arcana balance. Без ABOUT показывает, что есть и о чем можно спросить. Нужно дополнение explore.
explore-help-folder = папка с записями или с фактами; иначе ваши сохраненные партии
explore-help-about = о чем спросить, например mage, place, pairs, turns, rounds
explore-help-game = только партии этой игры
explore-help-seats = только партии со столькими местами
explore-help-sets = только партии ровно с этими наборами, например base,lux
explore-help-variant = только партии этого варианта
explore-help-player = только места этого бота или людей: person
explore-help-sort = по чему упорядочены строки
explore-help-top = сколько строк показать
explore-help-games-with = перечислить партии, где у одного места были все эти карты
explore-help-record = сыграть заново партию серии, названную как в --games-with, и вывести ее запись
explore-empty = В { $path } нет законченных партий.
explore-read = { $n ->
    [one] Прочитана { $n } партия.
    [few] Прочитаны { $n } партии.
   *[many] Прочитано { $n } партий.
}
explore-damaged = { $n ->
    [one] Не удалось прочесть { $n } запись:
    [few] Не удалось прочесть { $n } записи:
   *[many] Не удалось прочесть { $n } записей:
}
explore-ask = Можно спросить о: { $known }.
explore-look-at = Запись: arcana replay { $path }/ЗАПИСЬ. Партия серии, например 0-17: arcana explore { $path } --record 0-17 > game.arcana
