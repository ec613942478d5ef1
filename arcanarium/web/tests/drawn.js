/** What a component draws, without a page: as elements, text, and the names of classes. Components with hooks cannot be drawn so. */

/**
 * @typedef {{tag: string, classes: string, label: string, within: Element[]}} Element
 * @param {any} node @returns {(Element | string)[]}  in the order of the page; a text stands alone
 */
export function drawn(node) {
  if (node === null || node === undefined || typeof node === "boolean") return [];
  if (Array.isArray(node)) return node.flatMap(drawn);
  if (typeof node !== "object") return [String(node)];
  const {type, props} = node;
  if (typeof type === "function") return drawn(type(props));
  return [{tag: type, classes: props.class ?? "", label: props["aria-label"] ?? "", within: /** @type {any} */ (drawn(props.children))}];
}

/** The text of what was drawn, of elements that fit only. @param {(Element | string)[]} parts @param {(element: Element) => boolean} fits @returns {string[]} */
export function texts(parts, fits = () => true) {
  return parts.flatMap((part) => (typeof part === "string" ? [part] : fits(part) ? texts(part.within, fits) : []));
}
