### Что говорит сервер: почему в чем-то отказано и что с ним происходит.

web-refused-malformed = Сервер этого не понял. Если это повторится, обновите страницу.
web-refused-too-long = Это слишком длинно.
web-refused-too-fast = Вы делаете это слишком часто. Подождите немного и попробуйте снова.
review-refused-one = Разбор, о котором вы просили, еще идет. Дождитесь его или остановите.
web-refused-foreign = Это пришло с другого сайта и поэтому не сделано.
web-refused-stale = Стол изменился раньше, чем это дошло. Посмотрите на него и выберите еще раз.
web-refused-illegal = Сейчас это невозможно.
web-refused-not-yours = Сейчас решаете не вы.
web-refused-not-seated = Вы смотрите. Чтобы играть, займите место.
web-refused-not-now = Сейчас это невозможно.
web-refused-taken = Это место занято.
web-refused-not-saved = Это не удалось сохранить и поэтому не сделано. Все прежнее цело. Попробуйте через минуту.
web-refused-unknown-table = По этому адресу стола нет.
web-refused-broken = Этот стол нельзя продолжить: его запись не подходит к правилам этой версии. Он хранится как есть.
web-refused-when-open = Игра еще не началась.
web-refused-when-playing = Игра уже началась.
web-refused-when-over = Игра окончена.
web-refused-when-broken = Этот стол нельзя продолжить.
web-refused-seat-is-yours = За вас не играет бот: место ваше.
web-refused-bot-plays = За вас играет бот. Сначала вернитесь на свое место.
web-refused-request-open = Просьба уже есть.
web-refused-no-such-request = Сейчас об этом просить нельзя. Возможно, кто-то уже попросил.
web-refused-no-request = Сейчас такой просьбы нет.
web-refused-host-only = Это может сделать только игрок, который открыл стол.
web-refused-no-such-bot = Такого бота нет.
web-refused-sits-already = У вас уже есть место за этим столом.
web-refused-sit-without-name = Сначала выберите имя.
web-refused-chat-without-name = Сначала выберите имя.
web-refused-no-stand-in = Здесь бот не нужен.
web-refused-still-here = Бот может сыграть за того, кого нет уже { $seconds } с.
web-refused-record-later = Запись можно прочесть, когда игра окончена: в ней есть то, что еще тайна.
web-refused-name = В имени от 1 до { $most } видимых знаков.
web-refused-account-name = В имени учетной записи можно изменить только прописные буквы.
web-refused-language = На этом языке текстов нет. Выберите один из этих: { $known }.
web-refused-has-account = У вас уже есть учетная запись.
web-refused-name-taken = Учетная запись с таким именем уже есть. Выберите другое имя или войдите.
web-refused-password = В пароле от { $least } до { $most } знаков.
web-refused-bad-login = Имя и пароль не подходят друг к другу.

serve-help = Arcanarium в браузере: играйте против ботов или открывайте столы для других.
serve-more = Настройки для серверов (база данных, несколько процессов, секреты) описаны в docs/deployment.md.
serve-help-host = адрес, на котором слушать; 0.0.0.0 впускает другие машины (по умолчанию: только эта машина)
serve-help-port = порт, на котором слушать (по умолчанию: первый свободный начиная с 8710)
serve-help-database = адрес SQLAlchemy, например postgresql://user@host/name (по умолчанию: файл SQLite)
serve-help-redis = redis://host:6379/0, если один сайт обслуживают несколько процессов
serve-help-no-browser = не открывать браузер
serve-ready = Arcanarium здесь: { $address }   (Ctrl+C завершает; игры сохраняются)
serve-cannot = arcana-web не может запуститься: { $reason }
serve-missing = arcana-web не может запуститься: не установлен пакет Python «{ $package }». Установить все, что нужно для PostgreSQL и Redis: pip install 'arcanarium[cluster]'
serve-setting = arcana-web не может запуститься: { $variable } равно «{ $value }», а должно быть: { $allowed }
serve-allowed-thinkers = целое число от 0 до 1024 (0: на одно меньше, чем ядер)
serve-allowed-limits = «on» или «off»
serve-allowed-pace = число секунд от 0 до 3600
serve-allowed-absent = число секунд от 0 до 1000000
serve-bye = До свидания. Все игры сохранены.

# Откуда сервер берет страницу.
serve-allowed-page = «auto», «bundle» или «sources»
serve-page-stale = Страница отдается из исходных файлов, это медленнее: они новее сборки. «make web» сделает сборку заново.
serve-page-missing = Страница отдается из исходных файлов, это медленнее: пригодной сборки нет. «make web» ее сделает.
serve-page-not-bundled = ARCANARIUM_PAGE равно «bundle», но сборки страницы нет или она старше исходных файлов рядом с ней. «make web» сделает ее заново.
web-refused-unknown-game = Игры «{ $game }» здесь нет.
web-refused-not-found = По этому адресу ничего нет.
web-refused-failed = Здесь что-то пошло не так. Это записано; попробуйте, пожалуйста, снова.

# Что стоит на странице до ее текстов, что показывают о ней поисковики и мессенджеры и с чем ее устанавливают.
page-description = Игры Arcana в браузере, с друзьями и против ботов.
page-late = Это долго. Попытка повторится сама.
page-noscript = Arcanarium рисует столы с помощью JavaScript. Разрешите его для этой страницы или играйте в терминале: «arcana play».
