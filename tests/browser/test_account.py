"""The account page in a real browser: passkeys by a virtual authenticator, sessions, proofs, and leaving for good."""
from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import CDPSession, Page, expect

from tests.browser.player import Player
from tests.browser.test_accessibility import violations_in_both_themes

Sit = Callable[..., Player]
PASSWORD = "correct horse"


def authenticator(page: Page) -> tuple[CDPSession, str]:
    """A device that makes and shows passkeys, and says yes to everything."""
    devtools = page.context.new_cdp_session(page)
    devtools.send("WebAuthn.enable", {"enableUI": False})
    made: dict[str, Any] = devtools.send("WebAuthn.addVirtualAuthenticator", {"options": {
        "protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True,
        "isUserVerified": True, "automaticPresenceSimulation": True}})
    return devtools, made["authenticatorId"]


def at_localhost(page: Page) -> None:
    """Passkeys need a name, and the tests go to an address."""
    page.goto(page.url.replace("127.0.0.1", "localhost"))
    expect(page.locator("h1")).to_be_visible()


def button(page: Page, name: str, nth: int = 0) -> Any:
    return page.get_by_role("button", name=name, exact=True).nth(nth)


def register(page: Page, name: str) -> None:
    form = page.locator("form.entrance").first
    form.get_by_label("Name").fill(name)
    form.get_by_label("Password").fill(PASSWORD)
    button(page, "Create an account").click()
    expect(page.get_by_text(f"You are logged in as {name}")).to_be_visible()


def login(page: Page, name: str, password: str = PASSWORD) -> None:
    form = page.locator("form.entrance").nth(1)
    form.get_by_label("Name").fill(name)
    form.get_by_label("Password").fill(password)
    button(page, "Log in").click()


def test_an_account_with_a_passkey_alone(sit: Sit) -> None:
    ann = sit("/account")
    page = ann.page
    at_localhost(page)
    devtools, device = authenticator(page)
    page.locator("form.entrance").first.get_by_label("Name").fill("Annabel")
    button(page, "With a passkey").click()
    expect(page.get_by_text("You are logged in as Annabel")).to_be_visible()
    expect(page.get_by_text("Your account has no password")).to_be_visible()
    assert len(devtools.send("WebAuthn.getCredentials", {"authenticatorId": device})["credentials"]) == 1
    passkey = page.locator(".thing").filter(has_text="Made").first
    passkey.get_by_role("button", name="Rename").click()
    page.get_by_label("Name of the passkey").fill("My key")
    button(page, "Save", 1).click()
    expect(page.locator(".thing").filter(has_text="My key")).to_be_visible()
    button(page, "Remove the passkey My key").click()
    expect(page.get_by_text("This is the only way into your account")).to_be_visible()
    button(page, "Log out").click()
    expect(button(page, "Create an account")).to_be_visible()
    button(page, "With a passkey", 1).click()  # no name is asked for
    expect(page.get_by_text("You are logged in as Annabel")).to_be_visible()
    expect(page.get_by_text("used").first).to_be_visible()
    assert [told for told in ann.problems if "400" not in told] == []


def test_a_passkey_is_added_and_lets_in_and_is_removed(sit: Sit) -> None:
    page = sit("/account").page
    at_localhost(page)
    authenticator(page)
    register(page, "Bertram")
    button(page, "Add a passkey").click()
    expect(page.get_by_text("The passkey is added.")).to_be_visible()
    button(page, "Log out").click()
    button(page, "With a passkey", 1).click()
    expect(page.get_by_text("You are logged in as Bertram")).to_be_visible()
    page.get_by_role("button", name="Remove the passkey").click()
    expect(page.get_by_role("button", name="Remove the passkey")).to_have_count(0)
    button(page, "Log out").click()
    button(page, "With a passkey", 1).click()  # the device still has it
    expect(page.get_by_text("This passkey does not fit")).to_be_visible()


def test_where_passkeys_cannot_be_used_they_are_not_offered(sit: Sit) -> None:
    page = sit("/account").page
    expect(button(page, "Create an account")).to_be_visible()
    expect(page.get_by_role("button", name="With a passkey")).to_have_count(0)


def test_a_session_is_ended_from_elsewhere_and_its_table_closes(sit: Sit) -> None:
    here, there = sit("/account"), sit("/account")
    register(here.page, "Cordelia")
    login(there.page, "Cordelia")
    expect(there.page.get_by_text("You are logged in as Cordelia")).to_be_visible()
    table = there.page.evaluate("""() => fetch("/api/tables", {method: "POST", body: JSON.stringify({
        game: "resarcana", seats: [{kind: "me"}, {kind: "person"}]})}).then((answer) => answer.json())""")["table"]
    there.page.goto(there.page.url.replace("/account", f"/t/{table}"))
    expect(there.page.locator("[data-you]")).to_be_visible()
    here.page.reload()
    sessions = here.page.locator(".panel").filter(has_text="Where you are logged in")
    expect(sessions.locator(".thing")).to_have_count(2)
    sessions.get_by_role("button", name="Log out ").filter(has_not_text="everywhere").click()
    expect(sessions.locator(".thing")).to_have_count(1)
    expect(there.page.locator("[data-you]")).to_have_count(0)  # whoever sits there only watches now
    expect(there.page.get_by_text("Guest").first).to_be_visible()


def test_changes_ask_for_the_password_again_after_a_while(sit: Sit, site: Any) -> None:
    page = sit("/account").page
    register(page, "Dorian")
    page.route("**/api/account/password", lambda route: route.fulfill(
        status=403, json={"code": "confirm", "reason": "Show first that it is you."}), times=1)
    page.get_by_label("New password").fill("battery staple")
    button(page, "Change").click()
    question = page.get_by_role("dialog")
    expect(question).to_be_visible()
    assert violations_in_both_themes(page) == []
    question.get_by_label("Password").fill("wrong")
    question.get_by_role("button", name="Go on").click()
    expect(question.get_by_text("do not match")).to_be_visible()
    question.get_by_label("Password").fill(PASSWORD)
    page.keyboard.press("Enter")
    expect(page.get_by_text("Saved. You are logged out everywhere else.")).to_be_visible()
    button(page, "Log out").click()
    login(page, "Dorian", "battery staple")
    expect(page.get_by_text("You are logged in as Dorian")).to_be_visible()


def test_an_account_is_deleted_after_its_name_was_typed(sit: Sit) -> None:
    page = sit("/account").page
    register(page, "Edmund")
    button(page, "Delete my account…").click()
    gone = button(page, "Delete for good")
    expect(gone).to_be_disabled()
    page.get_by_label("To be sure, type your name").fill("Edmund")
    gone.click()
    expect(button(page, "Create an account")).to_be_visible()
    login(page, "Edmund")
    expect(page.get_by_text("do not match")).to_be_visible()


def test_the_page_of_an_account_is_accessible(sit: Sit) -> None:
    page = sit("/account").page
    at_localhost(page)
    authenticator(page)
    register(page, "Fiona")
    button(page, "Add a passkey").click()
    expect(page.get_by_text("The passkey is added.")).to_be_visible()
    button(page, "Delete my account…").click()
    assert violations_in_both_themes(page) == []
    for path in ("/account/reset#token", "/account/confirm#token", "/account/reset"):
        page.goto(page.url.partition("/account")[0] + path)
        expect(page.locator("h1")).to_be_visible()
        page.reload()
        assert violations_in_both_themes(page) == []


@pytest.mark.parametrize("name", ["אבי", "\u0639\u0645\u0631"])
def test_a_name_from_right_to_left_stays_within_itself(sit: Sit, name: str) -> None:
    page = sit("/account").page
    page.get_by_label("Name", exact=True).first.fill(name)
    button(page, "Save").click()
    expect(page.locator(".shell-me bdi")).to_have_text(name)
