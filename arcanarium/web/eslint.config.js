import js from "@eslint/js";
import globals from "globals";

export default [
  {ignores: ["vendor/", "node_modules/", "bundle/"]},
  js.configs.recommended,
  {
    files: ["js/**/*.js", "tests/**/*.js"],
    languageOptions: {ecmaVersion: 2024, sourceType: "module", globals: globals.browser},
    linterOptions: {reportUnusedDisableDirectives: "error"},
    rules: {
      eqeqeq: "error",
      "max-lines": ["error", {max: 400}],
      "no-unused-vars": ["error", {argsIgnorePattern: "^_"}],
      "no-var": "error",
      "object-shorthand": "error",
      "prefer-const": "error",
    },
  },
  {
    files: ["worker/**/*.js"],
    languageOptions: {ecmaVersion: 2024, sourceType: "module", globals: globals.serviceworker},
  },
  {
    files: ["build.js"],
    languageOptions: {ecmaVersion: 2024, sourceType: "module", globals: globals.node},
  },
];
