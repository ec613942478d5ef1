"""Ways back into an account: e-mail addresses and links that set a new password.

Where the server can send e-mail, people ask for a link themselves. Where it cannot, the operator makes one:

    python -m arcanarium.server.recovery NAME
"""
from __future__ import annotations

import argparse
import asyncio
import sys
import time
from contextlib import suppress

from arcanarium.locale.reader import speech
from arcanarium.server import one_time
from arcanarium.server.accounts import Accounts, User
from arcanarium.server.limits import Buckets
from arcanarium.server.mail import Mail, good_address
from arcanarium.server.messages import Refused
from arcanarium.server.names import key_of
from arcanarium.server.settings import BadSettings, Settings, from_environment
from arcanarium.server.storage import NotSaved, Storage, Unreadable, Write
from arcanarium.server.thinkers import texts_of

RESET_LASTS, EMAIL_LASTS = 3600.0, 24 * 3600.0
"""Seconds for which a link to a new password, and one that confirms an e-mail address, can be used."""
MOST_ACCOUNTS = 5
"""The most accounts with one e-mail address that are sent a link."""


class Recovery:
    """E-mail addresses of accounts, and links to new passwords."""

    def __init__(self, settings: Settings, accounts: Accounts) -> None:
        self.settings, self.accounts, self.storage = settings, accounts, accounts.storage
        self.mail = Mail(settings)
        self._limits = Buckets(rate=1 / 600, burst=3)  # letters to one address

    # --- e-mail addresses ---

    async def address_of(self, user: User) -> str:
        """The confirmed e-mail address of an account, or nothing."""
        rows = await self.storage.rows("SELECT address FROM emails WHERE user_id = :id", id=user.id)
        return str(rows[0]["address"]) if rows else ""

    async def set_address(self, user: User, address: str) -> None:
        """Send a link to an e-mail address; it becomes that of the account when the link is opened. An empty one
        removes the address at once. Refused if it is none, or there is no mail server."""
        if not address.strip():
            await self.storage.write(Write("email_end", {"user_id": user.id}),
                                     Write("tokens_end", {"user_id": user.id, "kind": "email"}),
                                     Write("tokens_end", {"user_id": user.id, "kind": "reset"}))
            return
        if not self.mail.ready:
            raise Refused("no-mail")
        good = good_address(address)
        if not good:
            raise Refused("bad-email")
        if self.settings.limits and not self._limits.take(good.casefold()):
            raise Refused("too-fast")
        token = await one_time.issue(self.storage, "email", user.id, good, EMAIL_LASTS, alone=True)
        texts = texts_of(user.language)
        text = texts.say("mail-confirm-text", name=user.name, link=self.link("confirm", token))
        if not await self.mail.send(good, texts.say("mail-confirm-subject"), text):
            raise Refused("not-mailed")

    async def confirm_address(self, token: str) -> None:
        """Carry out the link that `set_address` has sent. The former address is told; Refused if the link is void."""
        row = await one_time.use(self.storage, "email", token)
        user = await self.accounts.user(row["user_id"]) if row else None
        if not row or not user or not user.account:
            raise Refused("bad-link")
        before = await self.address_of(user)
        await self.storage.write(Write("email", {
            "user_id": user.id, "address": row["data"], "verified": time.time()}),
            Write("tokens_end", {"user_id": user.id, "kind": "reset"}))
        if before and before != row["data"]:
            await self.inform(user, "changed", to=before)

    async def inform(self, user: User, what: str, to: str = "") -> None:
        """Tell somebody by e-mail, where that can be done, that something about the account was changed."""
        address = to or await self.address_of(user)
        if address and self.mail.ready:
            texts = texts_of(user.language)
            await self.mail.send(address, texts.say(f"mail-{what}-subject"),
                                 texts.say(f"mail-{what}-text", name=user.name, site=self.settings.site))

    # --- new passwords ---

    async def forgot(self, who: str) -> None:
        """Send links to new passwords to the account with a name, or to those with an e-mail address. Nobody is told
        whether there are any: call it in the background."""
        if not self.mail.ready:
            return
        by_address = "@" in who
        value = good_address(who) if by_address else key_of(who)
        rows = await self.storage.rows(
            "SELECT users.id, emails.address FROM users JOIN emails ON emails.user_id = users.id "
            f"WHERE {'emails.address' if by_address else 'users.account'} = :value LIMIT :most",
            value=value, most=MOST_ACCOUNTS)
        for row in rows:
            user = await self.accounts.user(row["id"])
            if user and user.account and (not self.settings.limits or self._limits.take(user.id)):
                link = self.link("reset", await self.reset_token(user))
                texts = texts_of(user.language)
                await self.mail.send(row["address"], texts.say("mail-reset-subject"),
                                     texts.say("mail-reset-text", name=user.name, link=link))

    async def reset_token(self, user: User) -> str:
        """A token that sets a new password once."""
        return await one_time.issue(self.storage, "reset", user.id, "", RESET_LASTS, alone=True)

    async def reset(self, token: str, password: str) -> User:
        """Set a new password with a token, and end all sessions; Refused if it is void. A password that is not allowed
        does not use the token up."""
        row = await one_time.look(self.storage, "reset", token)
        user = await self.accounts.user(row["user_id"]) if row else None
        if not row or not user:
            raise Refused("bad-link")
        self.accounts.check_password(password)
        if not await one_time.use(self.storage, "reset", token):
            raise Refused("bad-link")
        changed = await self.accounts.set_password(user, password)
        await self.inform(changed, "password")
        return changed

    def link(self, page: str, token: str) -> str:
        """The address of a page that uses a token. The token stands where browsers keep it to themselves."""
        return f"{self.settings.site}/account/{page}#{token}"


async def reset_link(settings: Settings, name: str) -> str | None:
    """A link with which the account of this name gets a new password, for the operator to pass on; None if there is no
    such account. Without ARCANARIUM_SITE it lacks the address of the site."""
    storage = Storage(settings.database_url, settings.home, settings.migrate)
    await storage.start()
    try:
        accounts = Accounts(storage, ["no cookies are signed here"])
        row = await storage.account(key_of(name))
        user = await accounts.user(row["id"]) if row else None
        if user is None:
            return None
        recovery = Recovery(settings, accounts)
        return recovery.link("reset", await recovery.reset_token(user))
    finally:
        await storage.close()


def main(arguments: list[str] | None = None) -> int:
    """Print a link with which somebody can set a new password."""
    say = speech().say
    parser = argparse.ArgumentParser(prog="python -m arcanarium.server.recovery", description=say("recovery-help"))
    parser.add_argument("name", help=say("recovery-help-name"))
    name = parser.parse_args(arguments).name
    link = None
    with suppress(BadSettings, NotSaved, Unreadable):
        link = asyncio.run(reset_link(from_environment(), name))
    if link is None:
        print(say("recovery-none", name=name), file=sys.stderr)
        return 2
    print(say("recovery-link", minutes=int(RESET_LASTS / 60)), file=sys.stderr)
    print(link)
    return 0


if __name__ == "__main__":
    sys.exit(main())
