/**
 * Of a question as the page shows it: what of its moves nobody could choose, in lines. `path` has been pointed at so far.
 * What is lit must be in view, or in a room that scrolls; on a narrow screen some of it must be in view. The question
 * itself has room for all its answers.
 */
([moves, path, narrow]) => {
  const elements = (target) => [...document.querySelectorAll(`[data-target="${CSS.escape(target)}"]`)];
  const isLit = (one) => one.dataset.lit !== undefined || one.classList.contains("lit") || Boolean(one.querySelector(":scope > .lit")) || Boolean(one.closest("[data-lit]"));
  const isShown = (one) => one.getClientRects().length > 0;
  const inView = (one) => {
    const {top, bottom, left, right} = one.getBoundingClientRect();
    for (let around = one.parentElement; around; around = around.parentElement) {
      if (getComputedStyle(around).overflowY === "visible") continue;
      const box = around.getBoundingClientRect();
      if (Math.min(bottom, box.bottom) - Math.max(top, box.top) < 12) return false;
    }
    return bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
  };
  const sameKind = (targets) => new Set(targets.map((target) => target.split(":")[0])).size === 1;
  const left = (targets) => sameKind(targets) ? targets.filter((target) => !path.includes(target)) : targets.slice(path.length, path.length + 1);
  const begins = (targets) => path.every((target, i) => sameKind(targets) ? targets.includes(target) : targets[i] === target);
  const wanted = new Set(moves.filter((move) => move.targets.length && begins(move.targets)).flatMap((move) => left(move.targets)));
  const wrong = [...wanted].flatMap((target) => {
    const all = elements(target);
    if (!all.length) return [`not laid out: ${target}`];
    if (!all.some(isLit)) return [`not lit: ${target}`];
    return !narrow && !all.some((one) => isLit(one) && isShown(one)) ? [`not shown: ${target}`] : [];
  });
  const lit = [...wanted].flatMap(elements).filter((one) => isLit(one) && isShown(one));
  if (wanted.size && !lit.some(inView)) wrong.push(`nothing that is lit is in view: ${[...wanted]}`);
  const amounts = document.querySelector(".picker, .collect, .pay");
  for (const move of path.length ? [] : moves.filter((one) => !one.targets.length)) {
    if (!document.querySelector(`.decision [data-move="${CSS.escape(String(move.move))}"]`) && !amounts) wrong.push(`no button: ${move.move}`);
  }
  const sheet = document.querySelector(".decision");
  if (!document.querySelector(".hint-words, .move-list") && sheet && sheet.scrollHeight > sheet.clientHeight + 1) wrong.push(`the question scrolls: ${sheet.scrollHeight} in ${sheet.clientHeight}`);
  return wrong;
}
