"""A league that anyone can enter: bots play each other, and a table tells who is how strong. See docs/league.md."""
