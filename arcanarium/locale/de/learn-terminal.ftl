# `arcana learn`

learn-help = die Spiele beim Spielen lernen: begleitete erste Partien und kurze Lektionen
learn-more = Ohne ID: die Liste der Lektionen, und wie weit du jeweils bist. Mit ID: diese Lektion beginnen oder dort weitermachen, wo du aufgehört hast. Eine Lektion ist eine echte Partie mit vorbereiteten Karten; sie sagt dir bei jedem Schritt, worauf es ankommt, und antwortet auf jeden Zug.
learn-help-id = die Lektion, wie die Liste sie nennt
learn-help-again = die Lektion von vorn beginnen
learn-help-check = die Lektionen per Programm auf allen Wegen durchspielen und ausgeben, was an ihnen nicht stimmt
learn-help-folder = die Lektionen eines anderen Ordners lesen
learn-help-json = die Liste als JSON
learn-column-id = ID
learn-column-lesson = Lektion
learn-column-minutes = Minuten
learn-column-progress = Stand
learn-how-to-start = Beginne eine mit ihrer ID: arcana learn { $id }
learn-checked = { $n ->
        [one] Eine Lektion: alles in Ordnung.
       *[other] { $n } Lektionen: alles in Ordnung.
    }
learn-left = Du kannst jederzeit weitermachen: arcana learn { $id }
learn-next = Nun eine eigene Partie, mit einem Trainer an deiner Seite: arcana play { $game } --coach
learn-enter = Weiter mit Enter
learn-enter-back = Zurücknehmen mit Enter
learn-only-enter = Hier gibt es nur zu lesen. Weiter mit Enter; help zeigt die Befehle.
learn-commands = Tippe die Nummer oder den Text eines Zugs. Weitere Befehle: card NAME zeigt eine Karte, language CODE spricht eine andere Sprache, back geht einen Schritt zurück, again beginnt von vorn, quit verlässt die Lektion (du kannst später weitermachen).
