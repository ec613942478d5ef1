### Res Arcana в терминале: стол и знаки.

## Что значат знаки

resarcana-signs =
    E Порыв, L Жизнь, C Покой, D Смерть, G Золото, ◇ любая эссенция, ≠ кроме, ▶ дает
    ↻ повернуть, ↑ развернуть, ⊔ Сбор, ⚡ Реакция, ↓ положить сюда, ← отсюда, ▯ карта
    ■ этот компонент, □ ваш компонент, ✗ уничтожить, ★ очко, ⊘ игнорировать
resarcana-letters =
    E Порыв, L Жизнь, C Покой, D Смерть, G Золото, ? любая эссенция, - кроме, > дает
    T повернуть, ^ развернуть, + Сбор, ! Реакция, v положить сюда, < отсюда, c карта
    # этот компонент, [] ваш компонент, x уничтожить, VP очко, no игнорировать

## Стол

resarcana-board-match = партия { $game }, победы { $wins }
resarcana-board-threshold = для победы { $n }
resarcana-board-places = Места
resarcana-board-monuments = Монументы
resarcana-board-monument-deck = в колоде еще { $n }
resarcana-board-items = Предметы
resarcana-board-scrolls = Свитки
resarcana-board-draft = Драфт
resarcana-board-looked = Просмотр
resarcana-board-arranged = Возврат
resarcana-board-play = В игре
resarcana-board-mages = Маги
resarcana-board-packet = Выбор
resarcana-board-hand = Рука
resarcana-board-deck = В колоде
resarcana-board-passed = пас
resarcana-board-piles = рука { $hand } · колода { $deck } · сброс { $discards }
