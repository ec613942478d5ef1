/** Everything the page is drawn with, from one place. */
import {Fragment, createContext, h, render} from "preact";
import {useCallback, useContext, useEffect, useId, useLayoutEffect, useMemo, useRef, useState} from "preact/hooks";
import htm from "htm";

/** @typedef {import("preact").ComponentChildren} Children */
/** @typedef {import("preact").VNode<any>} Drawn */

/** A template of elements and components. @type {(strings: TemplateStringsArray, ...values: any[]) => Drawn} */
const html = /** @type {any} */ (htm.bind(h));

export {
  Fragment, createContext, h, html, render,
  useCallback, useContext, useEffect, useId, useLayoutEffect, useMemo, useRef, useState,
};
