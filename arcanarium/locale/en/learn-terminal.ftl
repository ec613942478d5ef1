# `arcana learn`

learn-help = learn the games by playing: guided first games, and short lessons
learn-more = Without ID: the list of lessons, with how far you have come. With ID: start that lesson, or go on where you left it. A lesson is a real game with prepared cards; it tells you at each step what matters, and answers every move.
learn-help-id = the lesson, as the list names it
learn-help-again = start the lesson over
learn-help-check = play the lessons by program on all paths and print what is wrong with them
learn-help-folder = read the lessons of another folder
learn-help-json = the list as JSON
learn-column-id = id
learn-column-lesson = lesson
learn-column-minutes = minutes
learn-column-progress = progress
learn-how-to-start = Start one with its id: arcana learn { $id }
learn-checked = { $n ->
        [one] One lesson: nothing is wrong.
       *[other] { $n } lessons: nothing is wrong.
    }
learn-left = You can go on at any time: arcana learn { $id }
learn-next = Now a game of your own, with a coach at your side: arcana play { $game } --coach
learn-enter = Enter to go on
learn-enter-back = Enter to take it back
learn-only-enter = There is nothing to do here but read. Press Enter to go on; help lists the commands.
learn-commands = Type the number or the words of a move. Other commands: card NAME shows a card, language CODE speaks another language, back goes a step back, again starts over, quit leaves (you can go on later).
