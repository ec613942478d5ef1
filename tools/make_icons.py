"""`python -m tools.make_icons`: the PNG files of the icon, drawn from web/icon.svg by the browser of the tests."""
from __future__ import annotations

from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.browser.conftest import FLAGS, chromium

WEB = Path(__file__).parent.parent / "arcanarium" / "web"
SIZES = {"icon-192": (192, 192), "icon-512": (512, 512), "maskable-512": (512, 400)}
"""The size of each file, and of the sign in it: around a maskable one systems cut off what they like."""
PAGE = """<style>body {{ margin: 0; background: {ground}; display: grid; place-items: center; height: 100vh }}</style>
<div style="width: {sign}px; height: {sign}px">{svg}</div>"""


def main() -> None:
    svg = (WEB / "icon.svg").read_text(encoding="utf-8")
    (WEB / "icons").mkdir(exist_ok=True)
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=chromium(), args=FLAGS)
        for name, (size, sign) in SIZES.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(PAGE.format(svg=svg, sign=sign, ground="transparent" if sign == size else "#1b1726"))
            page.screenshot(path=WEB / "icons" / f"{name}.png", omit_background=True)
        browser.close()


if __name__ == "__main__":
    main()
