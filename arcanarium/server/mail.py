"""E-mail to people, through the mail server of the settings."""
from __future__ import annotations

import asyncio
import logging
import re
import smtplib
import ssl
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import formatdate, make_msgid
from urllib.parse import urlsplit

from arcanarium.server.settings import Settings

log = logging.getLogger("arcanarium")
PATIENCE = 20.0
"""Seconds after which a mail server that does not answer is given up."""
PORTS = {"starttls": 587, "tls": 465, "none": 25}
LONGEST_ADDRESS = 254
_ADDRESS = re.compile(r"[^\s@<>()\[\],;:\\\"\x00-\x1f\x7f]{1,64}@(?:[A-Za-z0-9-]{1,63}\.)+[A-Za-z][A-Za-z0-9-]{0,62}")


def good_address(address: str) -> str:
    """An e-mail address in the form in which it is stored; empty if it is none."""
    address = address.strip()
    name, _, host = address.rpartition("@")
    return f"{name}@{host.lower()}" if len(address) <= LONGEST_ADDRESS and _ADDRESS.fullmatch(address) else ""


class Mail:
    """Sends e-mail, if the settings name a mail server."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.ready = bool(settings.smtp_host and settings.site)
        self._sender = settings.smtp_sender or f"arcanarium@{urlsplit(settings.site).hostname}"

    async def send(self, to: str, subject: str, text: str) -> bool:
        """Send a message; False, and a line in the log, if the mail server does not take it."""
        message = EmailMessage(policy=SMTP)
        message["From"], message["To"], message["Subject"] = self._sender, to, subject
        message["Date"], message["Message-ID"] = formatdate(), make_msgid(domain=self._sender.rpartition("@")[2])
        message["Auto-Submitted"] = "auto-generated"
        message.set_content(text)
        try:
            await asyncio.to_thread(self._deliver, message)
        except (OSError, smtplib.SMTPException) as error:
            log.error("an e-mail was not sent: %s", type(error).__name__ if isinstance(
                error, smtplib.SMTPRecipientsRefused) else error)  # that one would name the recipient
            return False
        return True

    def _deliver(self, message: EmailMessage) -> None:
        settings, how = self.settings, self.settings.smtp_security
        port = settings.smtp_port or PORTS[how]
        context = ssl.create_default_context() if how != "none" else None
        server: smtplib.SMTP
        if how == "tls":
            server = smtplib.SMTP_SSL(settings.smtp_host, port, timeout=PATIENCE, context=context)
        else:
            server = smtplib.SMTP(settings.smtp_host, port, timeout=PATIENCE)
        with server:
            if how == "starttls":
                server.starttls(context=context)
            if settings.smtp_user:
                server.login(settings.smtp_user, settings.smtp_password)
            server.send_message(message)
