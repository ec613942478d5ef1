### `arcana texts`, для переводчиков.

texts-help = проверить тексты языка и записать их в файл для переводчиков
texts-more = Без языка: что не так, по каждому с числом. С языком: каждая его ошибка. Остальные языки сравниваются с английским.
texts-help-language = код языка, например pl
texts-help-write = записать все сообщения языка в этот файл, рядом с английскими
texts-help-read = взять сообщения из такого файла обратно, те, в которых нет ошибок
texts-which = назовите язык, на который переводите, например: arcana texts pl --write pl.ftl
texts-no-code = «{ $code }» — не код языка; напишите такой, как pl
texts-written = Записано: { $path }. Где перевода нет, напишите его под английским текстом, затем: arcana texts ЯЗЫК --read ФАЙЛ
texts-taken = Новых или измененных сообщений: { $n }; { $refused ->
    [0] отклоненных нет.
    [one] { $refused } ошибка, и ее сообщение осталось прежним.
    [few] { $refused } ошибки, и их сообщения остались прежними.
   *[many] { $refused } ошибок, и их сообщения остались прежними.
}
texts-faults = { $n ->
    [0] Все в порядке.
    [one] { $n } ошибка.
    [few] { $n } ошибки.
   *[many] { $n } ошибок.
}
texts-how = `arcana texts ЯЗЫК` называет ошибки языка.

## Ошибки: $id — сообщение, $place — его файл и строка, $names — о чем речь

texts-unreadable = { $place }: это не прочесть: «{ $id }» ({ $names })
texts-twice = { $place }: { $id } уже есть в { $names }
texts-missing = { $id }: нет перевода; по-английски это в { $place }
texts-left-over = { $place }: { $id } нет среди английских сообщений
texts-unknown-variables = { $place }: { $id } не получает { $names }
texts-lost-variables = { $place }: { $id } не говорит { $names }
texts-unknown-forms = { $place }: { $id } просит форм, которых нет ни у одного сообщения: { $names }
texts-unused-forms = { $place }: у { $id } есть формы, которых никто не просит: { $names }

## Строки таблицы языков

texts-row-messages = Сообщения
texts-row-unreadable = Не прочесть
texts-row-twice = Дважды
texts-row-missing = Нет перевода
texts-row-left-over = Лишние
texts-row-unknown-variables = Переменные, которых не дают
texts-row-lost-variables = Пропущенные переменные
texts-row-unknown-forms = Формы, которых нет
texts-row-unused-forms = Формы, которых не просят
