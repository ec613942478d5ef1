### What can be edited in a position of Arcana. `is-` begins a word that can be chosen.

cadwallon-position-round = Раунд
cadwallon-position-first = Первый игрок
cadwallon-position-active = Чей ход
cadwallon-position-jubilee = Герцогский Юбилей
cadwallon-position-is-hidden = еще скрыт
cadwallon-position-is-shown = открыт
cadwallon-position-militia = Ополчение в стопке
cadwallon-position-guild = Гильдия
cadwallon-position-hand = Рука
cadwallon-position-deck = Главная Колода
cadwallon-position-resource = Колода Ресурсов
cadwallon-position-removed = Убрано
cadwallon-position-dealt = Розданные Цели
cadwallon-position-kept = Оставленные Цели
cadwallon-position-stake = Основная карта
cadwallon-position-hidden = Основных карт под ней
cadwallon-position-buried = Положено под нее открыто
cadwallon-position-beside = Карты рядом
