# The coach beside a free game.

coach-title = Coach
coach-quiet = Silence the coach
coach-speak = Let the coach speak
coach-nothing = Nothing to add. You are doing fine.
coach-wait = Your rival is thinking.
coach-alone = The coach speaks in games against bots only, never when people play each other.
coach-on = The coach is with you. “coach” again silences it.
coach-off = The coach is silent.
play-help-coach = a coach tells what you can have, what comes soon and what threatens (against bots only)
