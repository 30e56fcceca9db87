import { defineConfig, globalIgnores } from "eslint/config";
import next from "eslint-config-next/core-web-vitals";
import typescript from "eslint-config-next/typescript";
import { clientComponent, modules, perRequest } from "./scripts/refused.mjs";

/** The folders of `lib`. Each imports only from those before it. */
const layers = "format config offers catalogue privacy ground tools copy site http publish browser".split(
  " ",
);
const product = ["{app,components,lib}/**/*.{ts,tsx}", "middleware.ts", "instrumentation.ts"];
/** @param {string} name */
const folder = (name) => `./lib/${name}`;

const zones = [
  ...layers.slice(0, -1).map((name, i) => ({
    target: folder(name),
    from: layers.slice(i + 1).map(folder),
    message: `lib/${name} comes before it in the order of lib: ${layers.join(" < ")}.`,
  })),
  {
    target: "./lib/browser",
    from: [
      ..."site http publish".split(" ").map(folder),
      ..."config/site.ts catalogue/index.ts catalogue/data.ts ground/holidays.ts".split(" ").map(folder),
    ],
    message: "The visitor would download it.",
  },
  { target: "./lib", from: ["./app", "./components", "./scripts"], message: "app → components → lib." },
  { target: "./components", from: ["./app", "./scripts"], message: "app → components → lib." },
  {
    target: ["./app", "./components"],
    from: "./lib/browser",
    message: "A page is plain HTML. lib/site/script.ts bundles lib/browser.",
  },
];

const reactRules = Object.keys(next[0]?.rules ?? {}).filter((rule) => rule.startsWith("react"));
/** Rules that run React's compiler. They are off: pages run no React in the browser, and they took a third of the time. */
const compilerRules = reactRules.filter((rule) =>
  /^react-hooks\/(?!rules-of-hooks|exhaustive-deps)/.test(rule),
);

/** The environment's globals that only lib/browser uses. */
const browserGlobals =
  "window document localStorage sessionStorage navigator location history matchMedia globalThis self"
    .split(" ")
    .map((name) => ({ name, message: "Only lib/browser uses the browser." }));

/** Attributes whose text is shown or read aloud. */
const SPOKEN = "/^(alt|title|placeholder|label|summary|content|aria-(label|description|valuetext))$/";
const LETTERS = "/[a-z]{2}/i";
const SPANISH = "/[áéíóúüñ¿¡«»]/i";
/**
 * The offers of the specification, by which code is most likely to tell one from another. Those that editors add are not
 * here: an id such as `plan` would make a mistake of every such word in the code.
 */
const OFFER = "/^\\/?(trade-republic|paypal|binance|n26|indexa-capital|lowi|revolut)$/";

/**
 * @param {string} message
 * @param {string[]} selectors
 */
const restrict = (message, ...selectors) => selectors.map((selector) => ({ selector, message }));
const noDirectives = [
  ...restrict(clientComponent, "ExpressionStatement[directive='use client']"),
  ...restrict(perRequest, "ExpressionStatement[directive=/^use (server|cache)/]"),
];
const noSpanish = restrict(
  "Spanish stands in content, lib/offers, lib/ground, lib/tools and lib/copy.",
  `Literal[value=${SPANISH}]`,
  `TemplateElement[value.raw=${SPANISH}]`,
);
const noClock = restrict(
  "The time and chance come in as arguments.",
  "NewExpression[callee.name='Date'][arguments.length=0]",
  "MemberExpression[object.name=/^(Date|performance)$/][property.name='now']",
  "MemberExpression[object.name='Math'][property.name='random']",
);
const noWords = restrict(
  "Words stand in content, lib/offers, lib/ground, lib/tools and lib/copy.",
  `JSXText[value=${LETTERS}]`,
  `:matches(JSXElement, JSXFragment) > JSXExpressionContainer > Literal[value=${LETTERS}]`,
  `JSXAttribute[name.name=${SPOKEN}] > Literal[value=${LETTERS}]`,
  `JSXAttribute[name.name=${SPOKEN}] TemplateElement[value.raw=${LETTERS}]`,
);
const noOfferByName = restrict("What is peculiar to an offer is data.", `Literal[value=${OFFER}]`);
const noOfferBranch = restrict(
  "What is peculiar to an offer is data.",
  "BinaryExpression[operator=/^[!=]==?$/]:has(> MemberExpression[property.name=/^(id|slug|brand)$/]):has(> Literal)",
);
/**
 * ESLint uses only the last entry that matches a file, so each entry lists all its groups.
 *
 * @param {ReturnType<typeof restrict>[]} groups
 * @returns {import("eslint").Linter.RulesRecord}
 */
const syntax = (...groups) => ({ "no-restricted-syntax": ["error", ...groups.flat()] });

const FAR = { group: ["../*"], message: "«@/» across folders." };
const HEAVY = Object.entries(modules).map(([name, message]) => ({ regex: `^${name}$`, message }));
/**
 * @param {{ group?: string[], regex?: string, message: string }[]} patterns
 * @returns {import("eslint").Linter.RulesRecord}
 */
const imports = (...patterns) => ({ "no-restricted-imports": ["error", { patterns }] });

export default defineConfig([
  ...next,
  ...typescript,
  globalIgnores([".next*/**", "next-env.d.ts", "coverage/**", "test-results/**"]),
  {
    linterOptions: { reportUnusedDisableDirectives: "error", noInlineConfig: true },
    rules: {
      eqeqeq: "error",
      "max-lines": ["error", 300],
      "no-console": ["error", { allow: ["warn", "error", "info"] }],
      "no-warning-comments": "error",
      // Pages are plain HTML: links are <a>, pictures <img srcset> with files rendered beforehand.
      "@next/next/no-html-link-for-pages": "off",
      "@next/next/no-img-element": "off",
      "@next/next/no-head-element": "off",
      "@next/next/no-location-assign-relative-destination": "off",
      ...Object.fromEntries(compilerRules.map((rule) => [rule, "off"])),
    },
  },
  {
    files: ["**/*.{ts,tsx}"],
    rules: {
      "@typescript-eslint/no-explicit-any": "error",
      "@typescript-eslint/ban-ts-comment": ["error", { "ts-expect-error": true }],
    },
  },
  {
    // No React here, so its compiler's rules do not apply.
    files: ["{lib,scripts,__tests__}/**"],
    rules: Object.fromEntries(reactRules.map((rule) => [rule, "off"])),
  },
  {
    files: product,
    rules: {
      "import/no-default-export": "error",
      "import/no-restricted-paths": ["error", { zones }],
      "no-restricted-globals": ["error", ...browserGlobals],
      "no-restricted-properties": [
        "error",
        { object: "process", property: "env", message: "lib/config reads it." },
      ],
    },
  },
  {
    files: ["{app,components}/**/*.{ts,tsx}"],
    rules: {
      ...syntax(noDirectives, noSpanish, noWords, noOfferByName, noOfferBranch),
      ...imports(FAR, ...HEAVY),
    },
  },
  {
    files: ["lib/**/*.ts"],
    rules: {
      ...syntax(noDirectives, noSpanish, noClock, noOfferByName),
      ...imports({ group: ["@/*"], message: "Relative inside lib: next.config.ts loads it without «@/»." }),
    },
  },
  { files: ["middleware.ts"], rules: syntax(noDirectives, noSpanish) },
  // Error messages for owners and editors (Spanish) stand where the mistake is found.
  {
    files: [
      "lib/{config,offers,catalogue,ground,tools,copy}/**/*.ts",
      "lib/http/server-start.ts",
      "lib/format/{hidden,quantity,typography}.ts",
    ],
    rules: syntax(noDirectives, noClock, noOfferByName),
  },
  // The one clock of pages and handlers.
  { files: ["lib/config/clock.ts"], rules: syntax(noDirectives, noSpanish, noOfferByName) },
  // Run once by the build, which bundles what they export: their clock is the build's.
  {
    files: ["lib/catalogue/data.ts", "lib/ground/holidays.ts"],
    rules: syntax(noDirectives, noOfferByName),
  },
  {
    files: ["lib/browser/**/*.ts"],
    rules: { ...syntax(noDirectives, noSpanish, noOfferByName), "no-restricted-globals": "off" },
  },
  // The A/B tests are of named offers, and one offer has variables without its name.
  {
    files: ["lib/config/{experiment,main-offer}.ts"],
    rules: syntax(noDirectives, noClock),
  },
  // The build replaces `process.env.NEXT_RUNTIME` only where it is written in full.
  { files: ["lib/config/**/*.ts", "instrumentation.ts"], rules: { "no-restricted-properties": "off" } },
  {
    files: ["app/**/{page,layout,not-found,robots,sitemap}.{ts,tsx}"],
    rules: { "import/no-default-export": "off" },
  },
  {
    // gtag accepts a command only as an `arguments` object.
    files: ["lib/browser/analytics.ts"],
    rules: { "prefer-rest-params": "off" },
  },
]);
