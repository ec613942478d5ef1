# The coach beside a free game.

coach-title = Trener
coach-quiet = Ucisz trenera
coach-speak = Niech trener mówi
coach-nothing = Nic do dodania. Idzie Ci dobrze.
coach-wait = Rywal myśli.
coach-alone = Trener mówi tylko w grach z botami, nigdy gdy ludzie grają ze sobą.
coach-on = Trener jest z Tobą. „coach” znów go uciszy.
coach-off = Trener milczy.
play-help-coach = trener mówi, co możesz mieć, co będzie wkrótce i co Ci grozi (tylko z botami)
