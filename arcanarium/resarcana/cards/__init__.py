"""Cards and their language.

- card: what a card says, as a record
- verbs: what makes a verb; cost_verbs and effect_verbs: every verb, read, written, drawn and rated
- tokens, terms, language, lines: how the lines of a card are read and written
- cardfile: card files
- worth: the scale of what things are worth to a bot
"""
