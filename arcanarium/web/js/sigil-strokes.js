/** Lines that sigils are made of, as pieces of SVG paths around the middle 0 0. An angle of 0 points up. */

const TURN = 2 * Math.PI;

/** @param {number} n @returns {string} */
const num = (n) => String(Math.round(n * 10) / 10);
/** @param {number} r @param {number} angle @returns {[number, number]} */
const polar = (r, angle) => [r * Math.sin(angle), -r * Math.cos(angle)];
/** @param {number} r @param {number} angle @returns {string} */
const at = (r, angle) => polar(r, angle).map(num).join(" ");

/** @param {number} r @param {number} [x] @param {number} [y] @returns {string} */
export function circle(r, x = 0, y = 0) {
  return `M${num(x - r)} ${num(y)}a${num(r)} ${num(r)} 0 1 0 ${num(2 * r)} 0a${num(r)} ${num(r)} 0 1 0 ${num(-2 * r)} 0Z`;
}

/** Small circles around the middle. @param {number} n @param {number} r @param {number} size @param {number} [from] @returns {string} */
export function beads(n, r, size, from = 0) {
  return each(n, from, (angle) => circle(size, ...polar(r, angle)));
}

/** A polygon, or a star where each corner is joined with the `step`th next. @param {number} n @param {number} r @param {number} [from] @param {number} [step] @returns {string} */
export function polygon(n, r, from = 0, step = 1) {
  const loops = gcd(n, step);
  let path = "";
  for (let loop = 0; loop < loops; loop++) {
    for (let i = 0; i < n / loops; i++) path += `${i ? "L" : "M"}${at(r, from + (TURN * (loop + i * step)) / n)}`;
    path += "Z";
  }
  return path;
}

/** A star of rays that are broad at their foot. @param {number} n @param {number} outer @param {number} inner @param {number} [from] @returns {string} */
export function burst(n, outer, inner, from = 0) {
  let path = "";
  for (let i = 0; i < 2 * n; i++) path += `${i ? "L" : "M"}${at(i % 2 ? inner : outer, from + (Math.PI * i) / n)}`;
  return `${path}Z`;
}

/** Straight rays. @param {number} n @param {number} inner @param {number} outer @param {number} [from] @returns {string} */
export function rays(n, inner, outer, from = 0) {
  return each(n, from, (angle) => `M${at(inner, angle)}L${at(outer, angle)}`);
}

/** A scale with a longer mark at every `long`th place. @param {number} n @param {number} r @param {number} size @param {number} long @returns {string} */
export function scale(n, r, size, long) {
  let path = "";
  for (let i = 0; i < n; i++) path += `M${at(r, (TURN * i) / n)}L${at(r + (i % long ? size : size * 2), (TURN * i) / n)}`;
  return path;
}

/** Petals: two arcs that meet in a point. @param {number} n @param {number} inner @param {number} outer @param {number} width @param {number} [from] @returns {string} */
export function petals(n, inner, outer, width, from = 0) {
  const middle = (inner + outer) / 2;
  return each(n, from, (angle) =>
    `M${at(inner, angle)}Q${at(middle, angle - width)} ${at(outer, angle)}Q${at(middle, angle + width)} ${at(inner, angle)}Z`);
}

/** Flames that lean to both sides of the top, so that the ring stays symmetrical. @param {number} n @param {number} inner @param {number} outer @returns {string} */
export function flames(n, inner, outer) {
  const half = Math.PI / n;
  let path = `M${at(inner, -half)}`;
  for (let i = 0; i < n; i++) {
    const angle = (TURN * i) / n;
    path += `C${at((inner + outer) / 2, angle - half * 0.9)} ${at(inner + 1, angle - half * 0.15)} ${at(outer, angle)}`;
    path += `C${at(inner + 1, angle + half * 0.15)} ${at((inner + outer) / 2, angle + half * 0.9)} ${at(inner, angle + half)}`;
  }
  return path;
}

/** A ring of waves. @param {number} n @param {number} r @param {number} height @returns {string} */
export function waves(n, r, height) {
  const steps = n * 10;
  let path = "";
  for (let i = 0; i <= steps; i++) {
    const angle = (TURN * i) / steps;
    path += `${i ? "L" : "M"}${at(r + height * Math.cos(n * angle), angle)}`;
  }
  return `${path}Z`;
}

/** A ring of scallops, open to the outside. @param {number} n @param {number} r @param {number} depth @param {number} [from] @returns {string} */
export function scallops(n, r, depth, from = 0) {
  let path = `M${at(r, from)}`;
  for (let i = 1; i <= n; i++) {
    const angle = from + (TURN * i) / n;
    path += `Q${at(r + depth, angle - Math.PI / n)} ${at(r, angle)}`;
  }
  return `${path}Z`;
}

/** Crescents that look outward. @param {number} n @param {number} r @param {number} size @param {number} [from] @returns {string} */
export function crescents(n, r, size, from = 0) {
  return each(n, from, (angle) => {
    const width = size / r;
    return `M${at(r, angle - width)}Q${at(r - size * 1.6, angle)} ${at(r, angle + width)}Q${at(r - size * 0.6, angle)} ${at(r, angle - width)}Z`;
  });
}

/** A line and its mirror image; coordinates are pairs after each letter. @param {string} half @returns {string} */
export function mirrored(half) {
  const other = half.replace(/(-?[\d.]+)[ ,](-?[\d.]+)/g, (_, x, y) => `${num(-x)} ${y}`);
  return half + other;
}

/** @param {number} n @param {number} from @param {(angle: number) => string} draw @returns {string} */
function each(n, from, draw) {
  let path = "";
  for (let i = 0; i < n; i++) path += draw(from + (TURN * i) / n);
  return path;
}

/** @param {number} a @param {number} b @returns {number} */
function gcd(a, b) {
  return b ? gcd(b, a % b) : a;
}
