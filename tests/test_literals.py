"""No text that a person reads stands in the code of the page: it comes from the messages, in the language of the
reader. What is looked at: what stands between tags, attributes that are read or heard, and sentences in quotes."""
from __future__ import annotations

import re
from collections.abc import Iterator

from tests.messages import PACKAGE

GAP = "\0"
READ = r"aria-(?:label|description|valuetext|roledescription)|title|alt|placeholder|label|legend|hint|text|summary"
"""Attributes and properties whose value somebody reads or hears."""
WORD = re.compile(r"[^\W\d_]{2,}")
SENTENCE = re.compile(r"^[^\W\d_a-z][\w’']*,? [\w ,.’'-]*[^\W\d_]")
"""Begins like a sentence: a capital, and more than one word."""
FOR_PROGRAMMERS = re.compile(r"(?:console\.\w+|new (?:Error|TypeError)|throw)\s*\($")
ID = re.compile(r"[a-z]\w*(-\w+)*|[MmLlHhVvCcSsQqTtAaZz\d\s.,-]+")
"""A key, such as the id of a message; or the outline of a drawing."""
NAMES = {"Arcanarium"}


def pieces(code: str) -> Iterator[tuple[int, str, str]]:
    """The texts of some code: where each begins, whether it is "html", "quoted" or "template", and the text itself,
    with a gap for what is only known when the code runs. Comments and expressions of their own are stepped over."""
    found: list[tuple[int, str, str]] = []
    at = 0

    def template(start: int) -> tuple[str, int]:
        """The text of a template that begins after the backtick, and where it ends."""
        text, here = "", start
        while code[here] != "`":
            if code[here] == "\\":
                text, here = text + code[here:here + 2], here + 2
            elif code.startswith("${", here):
                here = expression(here + 2)
                text += GAP
            else:
                text, here = text + code[here], here + 1
        return text, here + 1

    def expression(start: int) -> int:
        """Where the code ends that begins in a gap of a template, after its closing brace."""
        depth, here = 1, start
        while depth:
            here, opened = step(here)
            depth += opened
        return here

    def step(here: int) -> tuple[int, int]:
        """One character, comment or text further; and whether a brace was opened or closed."""
        letter = code[here]
        if code.startswith("//", here):
            end = code.find("\n", here)
            return (end if end >= 0 else len(code)), 0
        if code.startswith("/*", here):
            return code.index("*/", here) + 2, 0
        if letter in "\"'":
            end = here + 1
            while code[end] != letter:
                end += 2 if code[end] == "\\" else 1
            if not FOR_PROGRAMMERS.search(code[max(0, here - 40):here]):
                found.append((here, "quoted", code[here + 1:end]))
            return end + 1, 0
        if letter == "`":
            kind = "html" if code[:here].endswith("html") else "template"
            text, end = template(here + 1)
            if not FOR_PROGRAMMERS.search(code[max(0, here - 40):here]):
                found.append((here, kind, text))
            return end, 0
        if letter == "/" and re.search(r"[=(,:?&|!\[]\s*$", code[max(0, here - 20):here]):  # a regular expression
            regular = re.match(r"/(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n])+/\w*", code[here:])
            return here + (regular.end() if regular else 1), 0
        return here + 1, {"{": 1, "}": -1}.get(letter, 0)

    while at < len(code):
        at, _ = step(at)
    yield from found


def literals(code: str) -> list[str]:
    """What somebody would read or hear in this language only."""
    wrong: list[str] = []
    for start, kind, text in pieces(code):
        if kind == "html":
            tags = re.findall(r"<[^>]*>", text)
            between = re.sub(r"<[^>]*>", GAP, text)
            wrong += [one.strip() for one in between.split(GAP) if set(WORD.findall(one)) - NAMES]
            for tag in tags:
                wrong += [value for value in re.findall(rf'\s(?:{READ})=["\']([^"\']*)', tag)
                          if WORD.search(value) and not re.fullmatch(r"[a-z]\w*(-\w+)+", value)]
        elif SENTENCE.search(text.replace(GAP, "1")) or WORD.search(text) and re.search(
                rf'(?:\b(?:{READ})"?:|\.(?:title|textContent|innerText|placeholder|ariaLabel) =)\s*$', code[:start]):
            if not ID.fullmatch(text):
                wrong.append(text.replace(GAP, "…"))
    return [one for one in wrong if set(WORD.findall(one)) - NAMES]


def test_no_text_that_a_person_reads_stands_in_the_code_of_the_page() -> None:
    found = {path.name: wrong for path in sorted((PACKAGE / "web/js").rglob("*.js"))
             if (wrong := literals(path.read_text(encoding="utf-8")))}
    assert found == {}


def test_what_the_scan_sees() -> None:
    for code in ('html`<p>Your turn</p>`', 'html`<p>${say("a")} of ${n}</p>`', 'html`<b aria-label="Close">${x}</b>`',
                 'document.title = "Table";', 'html`<p>${a ? html`<i>not so</i>` : ""}</p>`',
                 'new Refusal("lost", "The line broke")', 'return {title: "Rules"};', 'toast(`Wait ${n} seconds`)',
                 "html`<p>ваш ход</p>`"):
        assert literals(code), code
    for code in ('html`<p class="btn quiet">${say("a-b")}</p>`', "// html`<p>Your turn</p>`", 'go("/rules/full")',
                 'throw new Error(`No sign is called ${name}`)', 'const known = /[A-Z] of "x"/;', 'n / 2 + "px solid"',
                 'html`<a class="brand"><span>Arcanarium</span> · ${n}</a>`'):
        assert literals(code) == [], code
