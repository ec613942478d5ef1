/** As much of a page as Preact needs to draw into, for tests without a browser. Import this before the modules under test. */
import {give} from "./window.js";

class Node {
  /** @param {string} name */
  constructor(name) {
    this.localName = this.nodeName = name;
    this.nodeType = name === "#text" ? 3 : 1;
    /** @type {any[]} */
    this.childNodes = [];
    /** @type {any} */
    this.parentNode = null;
    /** @type {Record<string, string>} */
    this.attributes = {};
    this.style = {setProperty() {}};
    this.data = "";
  }

  get ownerDocument() { return globalThis.document; }
  get firstChild() { return this.childNodes[0] ?? null; }
  get nextSibling() { return this.parentNode?.childNodes[this.parentNode.childNodes.indexOf(this) + 1] ?? null; }

  /** @param {any} node @param {any} before */
  insertBefore(node, before) {
    node.parentNode?.removeChild(node);
    const at = before ? this.childNodes.indexOf(before) : this.childNodes.length;
    this.childNodes.splice(at, 0, node);
    node.parentNode = this;
    return node;
  }

  /** @param {any} node */
  appendChild(node) { return this.insertBefore(node, null); }

  /** @param {any} node */
  removeChild(node) {
    this.childNodes.splice(this.childNodes.indexOf(node), 1);
    node.parentNode = null;
    return node;
  }

  remove() { this.parentNode?.removeChild(this); }
  /** @param {any} other */
  contains(other) { return other === this || this.childNodes.some((/** @type {any} */ child) => child.contains(other)); }
  /** @param {string} name @param {unknown} value */
  setAttribute(name, value) { this.attributes[name] = String(value); }
  /** @param {string} name */
  removeAttribute(name) { delete this.attributes[name]; }
  addEventListener() {}
  removeEventListener() {}

  /** All elements within, in the order of the page. @returns {Node[]} */
  all() { return this.childNodes.flatMap((/** @type {Node} */ child) => child.nodeType === 1 ? [child, ...child.all()] : []); }
}

const made = {
  createElement: (/** @type {string} */ name) => new Node(name), createElementNS: (/** @type {string} */ _, /** @type {string} */ name) => new Node(name),
  createTextNode: (/** @type {string} */ data) => Object.assign(new Node("#text"), {data}), addEventListener() {}, removeEventListener() {}, documentElement: new Node("html"),
};
give("document", made);
give("getComputedStyle", () => ({fontSize: "16px", paddingLeft: "0", paddingRight: "0", paddingTop: "0", paddingBottom: "0"}));
give("ResizeObserver", class { observe() {} disconnect() {} });
give("requestAnimationFrame", (/** @type {() => void} */ draw) => setTimeout(draw));
give("cancelAnimationFrame", clearTimeout);

/** An empty element to draw into. @returns {any} */
export const paper = () => new Node("main");
