/** As much of node as the tests use. All its types would make the page's own timers and events node's. */
declare module "node:test" {
  type Body = () => void | Promise<void>;
  export function test(name: string, body: Body): void;
  export function describe(name: string, body: () => void): void;
  export function before(body: Body): void;
  export function beforeEach(body: Body): void;
  export function afterEach(body: Body): void;
  export const mock: {
    timers: {
      enable(options: {apis: string[]; now?: number}): void;
      tick(milliseconds: number): void;
      reset(): void;
    };
  };
}

declare module "node:assert/strict" {
  function assert(value: unknown, message?: string): asserts value;
  namespace assert {
    function equal<T>(actual: unknown, expected: T, message?: string): void;
    function notEqual(actual: unknown, expected: unknown, message?: string): void;
    function deepEqual(actual: unknown, expected: unknown, message?: string): void;
    function match(text: string, pattern: RegExp, message?: string): void;
    function doesNotMatch(text: string, pattern: RegExp, message?: string): void;
    function rejects(promise: Promise<unknown>, like: object): Promise<void>;
    function throws(body: () => void, like?: object): void;
  }
  export default assert;
}

declare module "node:child_process" {
  export function execFileSync(file: string, args: string[], options: {cwd: URL; encoding: "utf8"; maxBuffer: number}): string;
}

declare module "node:fs" {
  export function readFileSync(path: URL, encoding: "utf8"): string;
  export function readdirSync(path: URL): string[];
}
