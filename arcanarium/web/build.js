/**
 * `make web`: makes of the sources of the page what a browser fetches, in the folder `bundle`. A server needs no node: it reads that
 * folder. How it is served is told in arcanarium/server/bundle.py, and why it is made this way in docs/architecture.md.
 *
 *     node build.js [FOLDER]    FOLDER instead of `bundle`, to compare
 */
import {createHash} from "node:crypto";
import {mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync} from "node:fs";
import {dirname, join, relative} from "node:path";
import {fileURLToPath} from "node:url";
import {brotliCompressSync, constants} from "node:zlib";
import * as esbuild from "esbuild";

const HERE = dirname(fileURLToPath(import.meta.url));
const TARGET = process.argv[2] ?? join(HERE, "bundle");
/** What the bundle is made of: the server compares these files with it (`SOURCES` in bundle.py). */
const SOURCES = /^(?:js\/.*\.js|css\/.*\.css|vendor\/.*\.(?:js|mjs|json|woff2)|worker\/.*\.js|index\.html|build\.js)$/;
/** The modules that boards of other packages may import; docs/adding-a-game.md tells them. */
const SHARED = /^js\/(?!main\.js)(?:table\/)?[^/]+\.js$/;
const NOTE = "/* Arcanarium (Apache-2.0), with preact (MIT), htm and @fluent/bundle (Apache-2.0): see NOTICE. */";

/** @param {string} [folder] @returns {string[]} paths as in an address, sorted by their characters */
function files(folder = HERE) {
  const found = readdirSync(folder, {withFileTypes: true}).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (!entry.isDirectory()) return [relative(HERE, path).replaceAll("\\", "/")];
    return ["node_modules", "bundle", "tests"].includes(entry.name) ? [] : files(path);
  });
  return found.sort((a, b) => (a < b ? -1 : 1));
}

/** @param {string} path @returns {Buffer} */
const read = (path) => readFileSync(join(HERE, path));

/** The start of the hash that stands in an address. @param {string | Uint8Array} body @returns {string} */
const hash = (body) => createHash("sha256").update(body).digest("hex").slice(0, 16);

const sources = files().filter((path) => SOURCES.test(path));
const index = read("index.html").toString();
/** @type {Record<string, string>} */
const bare = JSON.parse(read("vendor/importmap.json").toString()).imports;

/** @type {import("esbuild").BuildOptions} */
const COMMON = {
  absWorkingDir: HERE, bundle: true, minify: true, format: "esm", target: "esnext", charset: "utf8", write: false, logLevel: "warning",
  legalComments: "none", alias: Object.fromEntries(Object.entries(bare).map(([name, address]) => [name, join(HERE, address)])),
};

/** @param {import("esbuild").BuildResult} result @returns {Uint8Array} */
function made(result) {
  const [file] = result.outputFiles ?? [];
  return file.contents;
}

/** What each module exports. @param {string[]} modules @returns {Promise<Record<string, string[]>>} */
async function exported(modules) {
  const {metafile} = await esbuild.build({...COMMON, entryPoints: modules, outdir: "out", splitting: true, metafile: true, minify: false});
  const entries = Object.values(metafile?.outputs ?? {}).filter((output) => output.entryPoint);
  return Object.fromEntries(entries.map((output) => [output.entryPoint, output.exports]));
}

/**
 * All modules in one. Boards of other packages import single modules by their addresses, so what those export is exported under short
 * names, and the server answers each address with a module that hands them on: one instance of everything.
 */
async function scripts() {
  const vendored = Object.values(bare).map((address) => address.slice(1));
  const modules = [...sources.filter((path) => SHARED.test(path)), ...vendored].sort();
  const found = await exported(modules);
  /** @type {Record<string, Record<string, string>>} */
  const shared = {};
  let count = 0;
  const lines = modules.flatMap((path) => {
    const names = [...found[path]].sort();
    if (!names.length) return [];
    shared[path] = Object.fromEntries(names.map((name) => [name, `x${(count++).toString(36)}`]));
    return [`export {${Object.entries(shared[path]).map(([name, short]) => `${name} as ${short}`).join(", ")}} from "./${path}";`];
  });
  const boards = sources.filter((path) => /^js\/[^/]+\/board\.js$/.test(path));
  lines.push('import {own} from "./js/boards.js";');
  lines.push(...boards.flatMap((path, n) => [`import * as board${n} from "./${path}";`, `own("/${path}", board${n});`]));
  lines.push('import "./js/main.js";');
  const app = made(await esbuild.build({...COMMON, stdin: {contents: lines.join("\n"), resolveDir: HERE}, banner: {js: NOTE}}));
  return {app, shared};
}

/** Fonts keep their files; in the style sheet they have the address under which the server keeps them for good. @type {import("esbuild").Plugin} */
const fonts = {
  name: "fonts",
  setup(build) {
    build.onResolve({filter: /\.woff2$/}, ({path, resolveDir}) => {
      const file = relative(HERE, join(resolveDir, path)).replaceAll("\\", "/");
      return {path: `/a/${hash(read(file))}/${file}`, external: true};
    });
  },
};

/** @param {string[]} sheets @returns {Promise<Uint8Array>} */
async function styles(sheets) {
  const contents = sheets.map((sheet) => `@import "./${sheet}";`).join("\n");
  return made(await esbuild.build({...COMMON, stdin: {contents, resolveDir: HERE, loader: "css"}, plugins: [fonts]}));
}

/** First those that the page names, in its order; then those of the games. @returns {string[]} */
function sheets() {
  const named = [...index.matchAll(/<link rel="stylesheet" href="\/(css\/[^"]+)">/g)].map(([, path]) => path);
  return [...named, ...sources.filter((path) => path.startsWith("css/") && !named.includes(path))];
}

const {app, shared} = await scripts();
const [first, ...rest] = sheets();
const worker = made(await esbuild.build({...COMMON, entryPoints: ["worker/worker.js"], format: "iife"}));
/** @type {Record<string, string | Uint8Array>} */
const bundle = {"app.js": app, "app.css": await styles(rest), "first.css": await styles([first]), "worker.js": worker};
const inputs = hash(sources.map((path) => `${path} ${hash(read(path))}\n`).join(""));
bundle["manifest.json"] = `${JSON.stringify({inputs, shared, bare}, null, 1)}\n`;

rmSync(TARGET, {recursive: true, force: true});
mkdirSync(TARGET, {recursive: true});
for (const [name, body] of Object.entries(bundle)) {
  writeFileSync(join(TARGET, name), body);
  if (!name.startsWith("app.")) continue;
  // what a server without brotli could not make; gzip it can
  writeFileSync(join(TARGET, `${name}.br`), brotliCompressSync(body, {
    params: {[constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length, [constants.BROTLI_PARAM_LGWIN]: 22},
  }));
}
