# Lessons: what is said around them. The words of each lesson are in a file of its own.

learn-you = Ty
learn-rival = Ravenna
learn-not-that = Tak można, ale nie o tym jest ta lekcja.
learn-unknown = Nie ma takiej lekcji.

## The list of lessons

learn-title = Ucz się, grając
learn-what = Każda prowadzona gra biegnie od pierwszego wyboru do zwycięstwa, z prawdziwymi zasadami i prawdziwymi kartami. Potem są krótkie lekcje, każda z jedną myślą. Możesz wyjść w każdej chwili i później wrócić w to samo miejsce.
learn-length = około { $minutes ->
        [one] minuty
       *[other] { $minutes } minut
    } · { $steps ->
        [one] jeden krok
        [few] { $steps } kroki
       *[other] { $steps } kroków
    }
learn-start = Zacznij
learn-resume = Kontynuuj
learn-repeat = Zagraj znów
learn-again = Od nowa
learn-done = Ukończona
learn-all = Wszystkie lekcje

## At a lesson

learn-step = Krok { $n } z { $of }
learn-progress = Twoje postępy
learn-watch = Zobacz, co się dzieje…
learn-go-on = Dalej
learn-back = Wstecz
learn-take-back = Cofnij
learn-leave = Wyjdź
learn-play-free = Zagraj swobodnie z trenerem
learn-problem = Nie można otworzyć lekcji
learn-retry = Spróbuj ponownie

## On the other pages

shell-learn = Nauka
title-learn = Ucz się, grając
title-lesson = Lekcja
home-learn = Nauka w 10 minut
home-learn-or-play = Pierwszy raz? Prowadzona gra nauczy Cię wszystkiego. Albo graj od razu: świeci to, co możesz zrobić.
home-lessons = Lekcje
home-lessons-what = Prowadzone pierwsze gry i po jednej myśli naraz.
