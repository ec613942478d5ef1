"""Five Lanterns, a small game for two to four.

Everyone holds five of the cards 1 to 24, in secret. Five lanterns, worth 1 to 5 points, are lit one by one, in an order
that nobody knows. For each, all offer a card at the same time, face down. The highest card takes the lantern, and the
lowest earns its player a spark, which is one point. After five lanterns the most points win.

- state: the state of a game
- rules: the rules as the contract wants them
- face: what people see, with locale/ for the words, board for the terminal and web/ for the browser
- spec: all of it together, as Arcanarium finds it
"""
