/** What has too little room on the page as it is shown now, in lines. Names of cards and people may end in dots. */
() => {
  const MEANT = "button:not(.card), a.btn, summary, [role=tab], select, h1, h2, .ca-zone";
  const WITHIN = "*:not(svg, svg *, .visually-hidden, .seat-name, .card, .card *)";

  function isCut(one) {
    const {overflowY} = getComputedStyle(one);
    return one.clientWidth > 1 && (one.scrollWidth > one.clientWidth + 1 || overflowY !== "visible" && one.scrollHeight > one.clientHeight + 2);
  }

  /** Beyond the edge of the screen, where nothing scrolls there. */
  function isOutside(one) {
    const {left, right} = one.getBoundingClientRect();
    const around = one.closest(".board, .log, .menu") ?? document.body;
    return getComputedStyle(around).overflowX === "visible" && (left < -1 || right > innerWidth + 1);
  }

  const wide = document.documentElement.scrollWidth - innerWidth;
  const wrong = wide > 0 ? [`the page is ${wide} too wide`] : [];
  for (const one of document.querySelectorAll(MEANT)) {
    if (!one.getClientRects().length || one.closest(".visually-hidden")) continue;
    const what = `${one.tagName}.${one.className}: ${one.innerText}`;
    if ([one, ...one.querySelectorAll(WITHIN)].some(isCut)) wrong.push(`cut: ${what}`);
    else if (isOutside(one)) wrong.push(`outside: ${what}`);
  }
  return wrong;
}
