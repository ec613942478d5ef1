"""Tests of the server: what is kept, what is shown to whom, and what becomes of everything a client may say."""
