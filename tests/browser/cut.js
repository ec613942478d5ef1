/**
 * What has too little room on the page as it is shown now, in lines. Names of people may end in dots; of a board that
 * lays cards out by their letters (.ra) also what is too small, hidden, or under something else.
 */
() => {
  const MEANT = "button:not(.card), a.btn, summary, [role=tab], select, h1, h2, .ca-zone";
  const WITHIN = "*:not(svg, svg *, .visually-hidden, .seat-name, .ra-rival-name *, .ca-zone-who *, .card, .card *)";
  /** Letters, and signs: those of a large screen are looked at from further away. */
  const LEAST_LETTER = 12;
  const LEAST_SIGN = innerWidth >= 1440 ? 14 : 13.5;
  /** What lies on a card and must not lie on each other. */
  const ON_CARD = ".face-name, .face-cost, .face-types, .face-points, .face-lines, .tokens";

  function isCut(one) {
    const {overflowY} = getComputedStyle(one);
    return one.clientWidth > 1 && (one.scrollWidth > one.clientWidth + 1 || overflowY !== "visible" && one.scrollHeight > one.clientHeight + 2);
  }

  /** Beyond the edge of the screen, where nothing scrolls there. */
  function isOutside(one) {
    const {left, right} = one.getBoundingClientRect();
    const desk = one.closest(".desk")?.getBoundingClientRect();
    if (desk && (left < desk.left - 1 || right > desk.right + 1)) return true;
    const around = one.closest(".board, .log, .menu") ?? document.body;
    return getComputedStyle(around).overflowX === "visible" && (left < -1 || right > innerWidth + 1);
  }

  const isShown = (one) => one.getClientRects().length > 0 && !one.closest(".visually-hidden");
  const named = (one) => (one.querySelector(".face-name, .chip-name") ?? one).textContent.trim().slice(0, 40);

  const both = (a, b) => ({left: Math.max(a.left, b.left), top: Math.max(a.top, b.top), right: Math.min(a.right, b.right), bottom: Math.min(a.bottom, b.bottom)});
  const windows = new Map([[null, {left: 0, top: 0, right: innerWidth, bottom: innerHeight}]]);

  /** What can be seen of the inside of an element. */
  function windowOf(around) {
    if (!windows.has(around)) {
      const outer = windowOf(around.parentElement);
      windows.set(around, getComputedStyle(around).overflowY === "visible" ? outer : both(outer, around.getBoundingClientRect()));
    }
    return windows.get(around);
  }

  /** The part of an element that can be seen. */
  const seen = (one) => both(one.getBoundingClientRect(), windowOf(one.parentElement));

  /** Is there more in it than can be seen at once? */
  function scrolls(one) {
    return one.scrollHeight > one.clientHeight + 1 && isShown(one) && !one.closest(".ra-over") && ["auto", "scroll"].includes(getComputedStyle(one).overflowY);
  }

  function isHidden(one) {
    const whole = one.getBoundingClientRect();
    const box = seen(one);
    return box.right - box.left < whole.width - 1.5 || box.bottom - box.top < whole.height - 1.5;
  }

  const overlap = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1.5 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1.5;

  /** Each pair of elements that lie on each other. */
  function onEachOther(elements, what) {
    const boxes = elements.map((one) => ({one, box: seen(one)}));
    return boxes.flatMap(({one, box}, i) => boxes.slice(i + 1).filter((other) => !one.contains(other.one) && overlap(box, other.box)).map((other) => `${what}: ${named(one)} and ${named(other.one)}`));
  }

  function tooSmall(board) {
    const found = new Set();
    const walker = document.createTreeWalker(board, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const {parentElement: around, data} = walker.currentNode;
      if (!data.trim() || !isShown(around)) continue;
      const size = parseFloat(getComputedStyle(around).fontSize);
      if (size < LEAST_LETTER - 0.01) found.add(`letters of ${size}: ${data.trim()} in ${around.className}`);
    }
    for (const icon of board.querySelectorAll(".card-table .sign .icon")) {
      const {width} = icon.getBoundingClientRect();
      if (width && width < LEAST_SIGN - 0.05) found.add(`a sign of ${width.toFixed(1)} on ${named(icon.closest(".card"))}`);
    }
    return [...found];
  }

  /** What is cut off on a card. */
  function cutCard(card) {
    const box = card.getBoundingClientRect();
    const out = [...card.querySelectorAll(`${ON_CARD}, .sign, .face-line, .points`)].filter(isShown).filter((one) => {
      const {left, top, right, bottom} = one.getBoundingClientRect();
      return left < box.left - 1.5 || top < box.top - 1.5 || right > box.right + 1.5 || bottom > box.bottom + 1.5;
    });
    const name = card.querySelector(".face-name, .chip-name");
    const cutName = name && (name.scrollWidth > name.clientWidth + 1 || name.scrollHeight > name.clientHeight + 0.5 * parseFloat(getComputedStyle(name).fontSize));
    return [...out.slice(0, 1).map((one) => `over the edge of ${named(card)}: ${one.className}`), ...(cutName ? [`a name is cut: ${named(card)}`] : [])];
  }

  function cutBoard(board) {
    const cards = [...board.querySelectorAll(".card-place")].filter(isShown).filter((one) => !one.closest(".detail, .ra-over"));
    const whole = cards.filter((one) => !isHidden(one));
    const always = ".ra-rival header .points, .ra-rival .ra-more, .ra-rival-pool .token, .ra-over .card-place";
    const never = [...board.querySelectorAll(always), ...document.querySelectorAll(".ra-pool, .ra-pool-kind, .decision .question")].filter(isShown).filter(isHidden);
    const holder = board.closest(".board");
    const narrow = document.querySelector(".part-tabs");
    return [
      ...(narrow ? [] : [holder, ...board.querySelectorAll("*")]).filter(scrolls).map((one) => `${one.className} of ${one.parentElement.className} scrolls: ${one.scrollHeight} in ${one.clientHeight}`),
      ...(!narrow ? never : []).map((one) => `hidden: ${one.className} ${named(one)}`),
      ...(narrow ? [] : cards.filter((one) => !whole.includes(one)).map((one) => `partly hidden: ${named(one)}`)),
      ...[...board.querySelectorAll(".ra-tiles .card, .ra-hand .card, .ra-places .card")].filter((one) => isShown(one) && !one.matches(".back")).filter((one) => [...one.querySelectorAll(".face-line, .face-sentence")].some((line) => !line.getClientRects().length)).map((one) => `does not say what it does: ${named(one)}`),
      ...tooSmall(board), ...whole.flatMap((one) => cutCard(one.querySelector(".card"))),
      ...onEachOther(cards, "cards on each other"),
      ...onEachOther([...board.querySelectorAll(".ra-room, .ra-rival")].filter(isShown).filter((one) => !one.closest(".ra-over")), "rooms on each other"),
      ...whole.flatMap((one) => onEachOther([...one.querySelectorAll(ON_CARD)].filter(isShown), `on ${named(one)}`)),
    ];
  }

  const wide = document.documentElement.scrollWidth - innerWidth;
  const wrong = wide > 0 ? [`the page is ${wide} too wide`] : [];
  for (const one of document.querySelectorAll(MEANT)) {
    if (!isShown(one)) continue;
    const what = `${one.tagName}.${one.className}: ${one.innerText}`;
    if ([one, ...one.querySelectorAll(WITHIN)].some(isCut)) wrong.push(`cut: ${what}`);
    else if (isOutside(one)) wrong.push(`outside: ${what}`);
  }
  for (const board of document.querySelectorAll(".ra")) wrong.push(...cutBoard(board));
  for (const one of document.querySelectorAll(".coach, .coach-words, .decision:not(:has(.hint-words, .move-list))")) {
    if (!document.querySelector(".part-tabs") && scrolls(one)) wrong.push(`${one.className} scrolls: ${one.scrollHeight} in ${one.clientHeight}`);
  }
  return wrong;
}
