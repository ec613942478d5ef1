### `arcana-admin`, для тех, кто держит сервер.

admin-help = Уход за сервером: резервные копии, столы, люди. Работает и при запущенном сервере, который замечает изменения за секунды. Настройки — переменные окружения сервера.
admin-help-status = цифры сайта
admin-help-backup = записать резервную копию базы данных в файл, можно и при запущенном сервере
admin-help-restore = поставить резервную копию на место базы данных; сначала остановите сервер
admin-help-tables = список столов, сначала последние
admin-help-end-table = закрыть стол навсегда
admin-help-delete-table = удалить стол со всем, что там сыграно и сказано
admin-help-people = список людей, сначала новые: id, вид, создан, последний раз, имя
admin-help-kick = завершить все сеансы человека
admin-help-ban = не пускать человека на сайт
admin-help-mute = не давать человеку писать в чат
admin-help-ban-address = не пускать на сайт адрес или сеть, например 203.0.113.0/24
admin-help-unban = снять запрет
admin-help-unmute = снова разрешить человеку чат
admin-help-unban-address = снова пустить адрес
admin-help-bans = список действующих запретов
admin-help-export = записать все, что хранится о человеке, в файл JSON
admin-help-delete = удалить человека навсегда; игры остаются под другим именем
admin-help-reset-link = ссылка, по которой человек задаст новый пароль
admin-help-prune = удалить старые игры и гостей, которые не вернулись
admin-help-rotate-key = создать новый ключ для cookie; старый еще некоторое время действует
admin-help-file = файл
admin-help-table = id стола
admin-help-who = имя учетной записи или id из списка «people»
admin-help-address = адрес или сеть
admin-help-reason = что скажут тем, кого это касается
admin-help-days = на столько дней; без этого — пока не снимут
admin-help-limit = сколько самое большее
admin-help-part = только имена, в которых есть это
admin-help-guests-after = гости, которых не было столько дней
admin-help-games-after = игры, которых не касались столько дней, кроме идущих
admin-help-yes = не переспрашивать

admin-not-found = Здесь нет «{ $what }».
admin-cannot = Не получилось: { $reason }
admin-backed-up = Резервная копия в файле { $file } (байтов: { $bytes }).
admin-sure-restore = Все в базе данных будет заменено содержимым { $file }. Сервер остановлен, и вы этого хотите? Напишите «yes».
admin-restored = Восстановлено. То, что было раньше, хранится здесь: { $kept }
admin-key-in-settings = ключ задан в ARCANARIUM_SECRET. Перенесите старый в ARCANARIUM_OLD_SECRETS, а новый запишите в ARCANARIUM_SECRET.
admin-rotated = Новый ключ создан. Сервер подписывает им со следующего запуска, старый действует еще { $days } { $days ->
    [one] день
    [few] дня
   *[many] дней
}.
admin-sure-prune = Будет удалено игр: { $games }, гостей: { $guests }. Напишите «yes», чтобы это сделать.
admin-pruned = Удалено игр: { $games }, гостей: { $guests }.
admin-ended = Стол { $table } закрыт.
admin-sure-delete-table = Стол { $table } будет удален со всем, что там сыграно и сказано. Напишите «yes», чтобы это сделать.
admin-waits = Закрыт. Через { $seconds } с, когда это заметит каждый сервер, он будет удален.
admin-deleted = Удалено: { $what }.
admin-kicked = { $who }: все сеансы завершены.
admin-ordered = Сделано. Подействует за секунды.
admin-order-ended = Снято. Подействует за секунды.
admin-exported = Все, что хранится, записано в { $file }.
admin-sure-delete = { $who }: удаление навсегда. Напишите «yes», чтобы это сделать.

serve-allowed-log = «messages», «plain» или «json»

web-refused-ban = Вам нельзя пользоваться этим сайтом. Причина: { $reason }.
web-refused-mute = Вам нельзя писать в чат. Причина: { $reason }.
web-refused-address = С вашего адреса сюда нельзя.
web-refused-when-closed = Этот стол закрыли владельцы сайта.
