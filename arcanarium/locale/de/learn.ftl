# Lessons: what is said around them. The words of each lesson are in a file of its own.

learn-you = Du
learn-rival = Ravenna
learn-not-that = Das ist möglich, aber darum geht es in dieser Lektion nicht.
learn-unknown = Diese Lektion gibt es nicht.

## The list of lessons

learn-title = Spielend lernen
learn-what = Jede begleitete Partie geht von der ersten Wahl bis zum Sieg, mit echten Regeln und echten Karten. Danach gibt es kurze Lektionen, je ein Gedanke. Du kannst jederzeit gehen und später dort weitermachen, wo du warst.
learn-length = etwa { $minutes ->
        [one] eine Minute
       *[other] { $minutes } Minuten
    } · { $steps ->
        [one] ein Schritt
       *[other] { $steps } Schritte
    }
learn-start = Beginnen
learn-resume = Weiter
learn-repeat = Noch einmal
learn-again = Von vorn
learn-done = Fertig
learn-all = Alle Lektionen

## At a lesson

learn-step = Schritt { $n } von { $of }
learn-progress = Wie weit du bist
learn-watch = Sieh zu, was geschieht …
learn-go-on = Weiter
learn-back = Zurück
learn-take-back = Zurücknehmen
learn-leave = Verlassen
learn-play-free = Freie Partie mit dem Trainer
learn-problem = Die Lektion lässt sich nicht öffnen
learn-retry = Noch einmal versuchen

## On the other pages

shell-learn = Lernen
title-learn = Spielend lernen
title-lesson = Lektion
home-learn = In zehn Minuten lernen
home-learn-or-play = Neu hier? Eine begleitete Partie bringt dir alles bei. Oder spiel sofort los: Was du tun kannst, leuchtet.
home-lessons = Lektionen
home-lessons-what = Begleitete erste Partien, und je ein Gedanke auf einmal.
