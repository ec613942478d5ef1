"""What moves is no obstacle: while things glide, what is lit can be clicked."""
from __future__ import annotations

from collections.abc import Callable

from tests.browser.player import ANY, Player
from tests.browser.test_together import open_table
from tests.services import Process

ENDLESS = """const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, how) {
  return animate.call(this, frames, {...how, duration: 600_000});
};
const send = WebSocket.prototype.send;
window.moves = 0;
WebSocket.prototype.send = function (message) {
  if (JSON.parse(message).t === "play") window.moves++;
  send.call(this, message);
};"""
"""Everything that begins to move takes ten minutes; and the moves that are made are counted."""
REACHED = """(what) => {
  const shown = (one) => {
    const box = one.getBoundingClientRect();
    const at = [box.x + box.width / 2, box.y + box.height / 2];
    const hit = document.elementFromPoint(...at);
    return hit && (hit === one || one.contains(hit)) ? at : null;
  };
  const found = [...document.querySelectorAll(what)].filter((one) => !one.disabled).map(shown).filter(Boolean);
  return found.length && {at: found[0], moving: document.getAnimations().length, moves: window.moves};
}"""
"""The middle of the first thing that can be clicked where it is seen now, once there is one, and how much moves."""
DONE = "before => window.moves > before || document.querySelector('.menu, [role=alertdialog], .chosen')"
"""It was a move, or it opened a choice between several."""
DECISIONS = 6


def test_what_is_lit_can_be_clicked_while_things_move(sit: Callable[..., Player], site: Process) -> None:
    ann = sit(calm=False)
    ann.page.add_init_script(ENDLESS)
    against_bot = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    ann.open(site.address + open_table(ann, variant="standard", seats=against_bot))
    ann.wait_to_act()
    made = 0
    while made < DECISIONS:
        ann.until(lambda: not ann.unanswered and bool(ann.state["ask"]))
        found = ann.page.wait_for_function(REACHED, arg=ANY).json_value()
        ann.page.mouse.click(*found["at"])
        ann.page.wait_for_function(DONE, arg=found["moves"])
        made += found["moving"] > 0
    assert ann.problems == []
