"""What the rules leave open about cards that are put away or lie beside a stake."""
from __future__ import annotations

from arcanarium.core import registry
from arcanarium.core.contract import PUBLIC
from tests.cadwallon.scene import scene


def test_a_card_put_into_the_resource_deck_is_seen_by_all() -> None:
    """Cadwallon K-46, K-Q24: nobody could tell what the hand held; what was put away lies open."""
    show = registry.face("cadwallon")
    given = """
        free stake: Gader
        A hand: Courtesan; Armoury Clerk
        B hand: Barge Pilot
    """
    for viewer in (1, PUBLIC):
        before = show.view(scene(given, "").observe(viewer))["seats"][0]
        assert before["hand"] == {**before["hand"], "size": 2, "cards": []}
        after = show.view(scene(given, "A: store Courtesan").observe(viewer))["seats"][0]
        assert after["resource"] == ["courtesan"]
        assert after["hand"] == {**after["hand"], "size": 1, "cards": []}


def test_militia_beside_an_agent_adds_nothing_to_a_bribe() -> None:
    """Cadwallon K-48, K-97, K-Q23: 3 ducats there and 3 of the relic are one short of 7, with a captain or without."""
    for help in ("", "; A Captain of the Day Watch"):
        scene(f"""
            free stake: Arcabast
            free beside: A Armoury Clerk{help}
            A hand: Drinking Horn
            B hand: Barge Pilot
        """, """
            A: bribe with Drinking Horn at free
            is A resource: Drinking Horn
            is free stake: Arcabast
        """, options="militia")
