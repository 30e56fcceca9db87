import { readdirSync, readFileSync } from "node:fs";
import { contrast } from "@/lib/offers/offer";
import { colourPairs, tokens } from "@/lib/config/design-tokens";

const globals = readFileSync("app/tokens.css", "utf8");
const schemes = ["light", "dark"] as const;
type Scheme = (typeof schemes)[number];

/** The colours of the style sheet, by token: light, dark. */
const colours = new Map(
  [...globals.matchAll(/--([\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\);/g)].map(
    ([, name = "", light = "", dark = ""]) => [name, { light, dark }],
  ),
);

function colourOf(token: string, scheme: Scheme): string {
  const found = colours.get(token);
  if (!found) throw new Error(`no colour --${token} in app/tokens.css`);
  return found[scheme];
}

/** The style sheets of the pages, and each rule's declarations. */
const sheets = ["app", "components"].flatMap(cssUnder).map((path) => ({
  path,
  rules: [...readFileSync(path, "utf8").matchAll(/\{([^{}]*)\}/g)].map(([, body = ""]) => body),
}));
function cssUnder(folder: string): string[] {
  const paths = readdirSync(folder, { recursive: true, encoding: "utf8" });
  return paths.filter((path) => path.endsWith(".css")).map((path) => `${folder}/${path}`);
}

const token = (body: string, property: string) =>
  new RegExp(`(?:^|[\\s;])${property}:[^;]*?var\\(--([\\w-]+)\\)`).exec(body)?.[1];

test("the lists name every token of the style sheet, and no other", () => {
  const block = /\[data-theme\] \{([^}]*)\}/.exec(globals)?.[1] ?? "";
  const defined = [...block.matchAll(/--([\w-]+):/g)].map(([, name]) => name);
  expect(Object.values(tokens).flat().sort()).toEqual(defined.sort());
  expect([...colours.keys()].sort()).toEqual([...tokens.colour].sort());
});

test.each(schemes.flatMap((scheme) => colourPairs.map((pair) => ({ ...pair, scheme }))))(
  "$scheme: --$colour on --$ground reaches $least",
  ({ colour, ground, least, scheme }) => {
    expect(contrast(colourOf(colour, scheme), colourOf(ground, scheme))).toBeGreaterThanOrEqual(least);
  },
);

test("every colour that a rule sets beside its ground is among the pairs", () => {
  const used = sheets.flatMap(({ path, rules }) =>
    rules.flatMap((body) => {
      const [colour, ground] = [token(body, "color"), token(body, "background")];
      return colour && ground && colours.has(ground) ? [{ path, colour, ground }] : [];
    }),
  );
  expect(used.length).toBeGreaterThan(5);
  const known = colourPairs.map(({ colour, ground }) => `${colour} on ${ground}`);
  for (const { path, colour, ground } of used)
    expect({ path, known }).toEqual({ path, known: expect.arrayContaining([`${colour} on ${ground}`]) });
});

test.each([
  ["words", "color"],
  ["lines", "(?:border(?:-(?!radius)[a-z-]+)?|outline)"],
])("%s in a rule without a ground are measured on every ground", (_what, property) => {
  const rules = sheets.flatMap((sheet) => sheet.rules).filter((body) => !token(body, "background"));
  const used = new Set(rules.flatMap((body) => token(body, property) ?? []));
  expect(used.size).toBeGreaterThan(3);
  // `line` only adorns.
  for (const colour of [...used].filter((name) => name !== "line")) {
    const grounds = colourPairs.filter((pair) => pair.colour === colour).map(({ ground }) => ground);
    expect({ colour, grounds }).toEqual({
      colour,
      grounds: expect.arrayContaining(["paper", "surface", "sunken"]),
    });
  }
});

test("no style sheet but the tokens' own names a colour", () => {
  const named = sheets.flatMap(({ path, rules }) =>
    rules
      .filter((body) => /#[0-9a-f]{3,8}\b|\b(rgb|hsl|oklch)a?\(/.test(body) && !/--paper:/.test(body))
      .map(() => path),
  );
  expect(named).toEqual([]);
});
