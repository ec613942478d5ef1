### `arcana texts`, for translators.

texts-help = check the texts of a language, and write them into a file for translators
texts-more = Without a language: what is wrong, counted for each. With one: every fault of it. English is what the others are compared with.
texts-help-language = the code of a language, like pl
texts-help-write = write all messages of the language into this file, with English beside them
texts-help-read = take the messages of such a file back, those without faults
texts-which = name the language that is translated, such as: arcana texts pl --write pl.ftl
texts-no-code = “{ $code }” is not the code of a language; write one such as pl
texts-written = Written: { $path }. Where a translation is missing, write it below the English text, then: arcana texts LANGUAGE --read FILE
texts-taken = { $n ->
    [one] One message is new or changed
   *[other] { $n } messages are new or changed
}; { $refused ->
    [0] none was refused.
    [one] one fault, and its message was left as it was.
   *[other] { $refused } faults, and their messages were left as they were.
}
texts-faults = { $n ->
    [0] Nothing is wrong.
    [one] One fault.
   *[other] { $n } faults.
}
texts-how = `arcana texts LANGUAGE` names the faults of a language.

## Faults: $id is a message, $place its file and line, $names what it is about

texts-unreadable = { $place }: this cannot be read: “{ $id }” ({ $names })
texts-twice = { $place }: { $id } is in { $names } already
texts-missing = { $id } is missing; in English it is in { $place }
texts-left-over = { $place }: { $id } is not among the English messages
texts-unknown-variables = { $place }: { $id } is not given { $names }
texts-lost-variables = { $place }: { $id } does not say { $names }
texts-unknown-forms = { $place }: { $id } asks for forms that no message has: { $names }
texts-unused-forms = { $place }: { $id } has forms that no message asks for: { $names }

## The rows of the table of languages

texts-row-messages = Messages
texts-row-unreadable = Cannot be read
texts-row-twice = There twice
texts-row-missing = Missing
texts-row-left-over = Left over
texts-row-unknown-variables = Variables that are not given
texts-row-lost-variables = Variables that are not said
texts-row-unknown-forms = Forms that no message has
texts-row-unused-forms = Forms that no message asks for
