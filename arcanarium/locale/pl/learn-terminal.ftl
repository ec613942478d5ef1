# `arcana learn`

learn-help = poznaj gry, grając: prowadzone pierwsze gry i krótkie lekcje
learn-more = Bez ID: lista lekcji z Twoimi postępami. Z ID: zacznij tę lekcję albo wróć tam, gdzie została przerwana. Lekcja to prawdziwa gra z przygotowanymi kartami; na każdym kroku mówi, co ważne, i odpowiada na każdy ruch.
learn-help-id = lekcja, tak jak nazywa ją lista
learn-help-again = zacznij lekcję od nowa
learn-help-check = rozegraj lekcje programem na wszystkich ścieżkach i wypisz, co w nich nie gra
learn-help-folder = czytaj lekcje z innego folderu
learn-help-json = lista jako JSON
learn-column-id = id
learn-column-lesson = lekcja
learn-column-minutes = minuty
learn-column-progress = postęp
learn-how-to-start = Zacznij którąś przez jej id: arcana learn { $id }
learn-checked = { $n ->
        [one] Jedna lekcja: wszystko w porządku.
        [few] { $n } lekcje: wszystko w porządku.
       *[other] { $n } lekcji: wszystko w porządku.
    }
learn-left = Możesz wrócić w każdej chwili: arcana learn { $id }
learn-next = Teraz własna gra, z trenerem u boku: arcana play { $game } --coach
learn-enter = Enter: dalej
learn-enter-back = Enter: cofnij
learn-only-enter = Tu trzeba tylko czytać. Naciśnij Enter, aby iść dalej; help wypisuje polecenia.
learn-commands = Wpisz numer albo słowa ruchu. Inne polecenia: card NAZWA pokazuje kartę, language KOD przechodzi na inny język, back cofa o krok, again zaczyna od nowa, quit wychodzi (można potem wrócić).
