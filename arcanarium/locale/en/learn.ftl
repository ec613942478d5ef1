# Lessons: what is said around them. The words of each lesson are in a file of its own.

learn-you = You
learn-rival = Ravenna
learn-not-that = That is possible, but not what this lesson is about.
learn-unknown = There is no such lesson.

## The list of lessons

learn-title = Learn by playing
learn-what = Each guided game goes from the first choice to victory, with real rules and real cards. Afterwards there are short lessons, one idea each. You can leave at any time, and go on later where you were.
learn-length = about { $minutes ->
        [one] one minute
       *[other] { $minutes } minutes
    } · { $steps ->
        [one] one step
       *[other] { $steps } steps
    }
learn-start = Start
learn-resume = Go on
learn-repeat = Play again
learn-again = Start over
learn-done = Done
learn-all = All lessons

## At a lesson

learn-step = Step { $n } of { $of }
learn-progress = How far you have come
learn-watch = Watch what happens …
learn-go-on = Go on
learn-back = Back
learn-take-back = Take it back
learn-leave = Leave
learn-play-free = Play a free game with the coach
learn-problem = The lesson cannot be opened
learn-retry = Try again

## On the other pages

shell-learn = Learn
title-learn = Learn by playing
title-lesson = Lesson
home-learn = Learn in ten minutes
home-learn-or-play = New here? A guided game teaches you everything. Or play at once: what you can do is lit.
home-lessons = Lessons
home-lessons-what = Guided first games, and one idea at a time.
