/**
 * What axe finds wrong with the page as it is shown now, in lines; axe is there already. With `contrast` it looks at
 * nothing else. Contrast can be told on a plain
 * colour only, so each gradient becomes its darkest colour for one look and its lightest for another.
 */
async (contrast) => {
  const NAMES = ".face-name, .chip-name, .seat-name";
  /** As axe has it; a single figure is text too. */
  const CONTRAST = {
    ignoreUnicode: true, ignoreLength: true, ignorePseudo: false, boldValue: 700, boldTextPt: 14, largeTextPt: 18,
    contrastRatio: {normal: {expected: 4.5}, large: {expected: 3}}, pseudoSizeThreshold: 0.25, shadowOutlineEmMax: 0.2, textStrokeEmMin: 0.03,
  };
  const canvas = document.createElement("canvas").getContext("2d", {willReadFrequently: true});

  /** The colour of one over the other. */
  function painted(...colours) {
    canvas.clearRect(0, 0, 1, 1);
    for (const colour of colours) {
      canvas.fillStyle = colour;
      canvas.fillRect(0, 0, 1, 1);
    }
    const [r, g, b, a] = canvas.getImageData(0, 0, 1, 1).data;
    return {text: `rgb(${r} ${g} ${b} / ${a / 255})`, light: 0.2126 * r + 0.7152 * g + 0.0722 * b};
  }

  function gradients() {
    const found = [];
    for (const element of document.querySelectorAll("*")) {
      const {backgroundImage, backgroundColor} = getComputedStyle(element);
      if (!backgroundImage.includes("gradient")) continue;
      const stops = backgroundImage.match(/(?:rgba?|color|oklab|oklch|hsla?)\([^()]*\)/g) ?? [];
      found.push({element, colours: stops.map((stop) => painted(backgroundColor, stop)).sort((a, b) => a.light - b.light)});
    }
    return found;
  }

  async function found(options) {
    const {violations} = await axe.run(document, {resultTypes: ["violations"], ...options});
    return violations.filter(({impact}) => impact === "serious" || impact === "critical").flatMap(({id, nodes}) =>
      nodes.map(({target, any, all, none}) => `${id}: ${target.join(" ")}: ${[...any, ...all, ...none].map((one) => one.message).join("; ")}`));
  }

  /** Cards and seats show their name, and beside it figures that their description tells: the name has to come first. */
  const unnamed = [...document.querySelectorAll("button, a, [role=img]")].filter((one) => {
    const name = one.querySelector(NAMES)?.textContent.trim();
    return name && one.ariaLabel && !one.ariaLabel.startsWith(name);
  }).map((one) => `its spoken name does not begin with the one it shows: ${one.ariaLabel}`);

  axe.configure({
    checks: [{id: "color-contrast", options: CONTRAST}],
    rules: [{id: "label-content-name-mismatch", selector: `:not(:has(${NAMES}))`}],
  });
  const flat = gradients();
  const lines = [...unnamed];
  for (const at of [0, -1]) {
    for (const {element, colours} of flat) {
      Object.assign(element.style, {transition: "none", backgroundImage: "none"});
      element.style.backgroundColor = colours.at(at)?.text ?? "";
    }
    lines.push(...await found(at || contrast ? {runOnly: ["color-contrast"]} : {}));
  }
  for (const {element} of flat) Object.assign(element.style, {transition: "", backgroundImage: "", backgroundColor: ""});
  return [...new Set(lines)].sort();
}
