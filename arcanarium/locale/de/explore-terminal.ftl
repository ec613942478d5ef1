### `arcana explore`.

explore-help = fragen, was viele Partien über Karten, Plätze und Eröffnungen sagen
explore-more = Fragt die beendeten Partien eines Ordners: Aufzeichnungen, oder Fakten, die arcana balance sammelt. Ohne ABOUT zeigt es, was es gibt und wonach man fragen kann. Braucht das Extra explore.
explore-help-folder = ein Ordner mit Aufzeichnungen oder Fakten; sonst: deine gespeicherten Partien
explore-help-about = wonach gefragt wird, etwa mage, place, pairs, turns, rounds
explore-help-game = nur Partien dieses Spiels
explore-help-seats = nur Partien mit so vielen Plätzen
explore-help-sets = nur Partien mit genau diesen Sets, etwa base,lux
explore-help-variant = nur Partien dieser Variante
explore-help-player = nur die Plätze dieses Bots, oder von Menschen: person
explore-help-sort = wonach die Zeilen sortiert sind
explore-help-top = wie viele Zeilen gezeigt werden
explore-help-games-with = die Partien auflisten, in denen ein Platz alle diese Karten hatte
explore-help-record = eine Partie einer Serie, wie --games-with sie nennt, noch einmal spielen und ihre Aufzeichnung ausgeben
explore-empty = In { $path } gibt es keine beendete Partie.
explore-read = { $n ->
    [one] Eine Partie wurde gelesen.
   *[other] { $n } Partien wurden gelesen.
}
explore-damaged = { $n ->
    [one] Eine Aufzeichnung konnte nicht gelesen werden:
   *[other] { $n } Aufzeichnungen konnten nicht gelesen werden:
}
explore-ask = Du kannst fragen nach: { $known }.
explore-look-at = Eine Aufzeichnung: arcana replay { $path }/AUFZEICHNUNG. Eine Partie einer Serie, etwa 0-17: arcana explore { $path } --record 0-17 > partie.arcana
