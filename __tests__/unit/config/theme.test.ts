import { readFileSync } from "node:fs";
import { themeColours, themeRecord } from "@/lib/config/theme";

const css = readFileSync("app/tokens.css", "utf8");

test.each([
  ["paper", themeColours.light, themeColours.dark],
  ["ink", themeColours.ink, undefined],
  ["muted", themeColours.muted, undefined],
  ["accent", themeColours.accent, undefined],
  ["accent-soft", themeColours.accentSoft, undefined],
  ["risk", themeColours.risk, undefined],
])("--%s is the stylesheet's own", (token, light, dark) => {
  const [, ...found] = new RegExp(`--${token}: light-dark\\((#\\w+), (#\\w+)\\)`).exec(css) ?? [];
  expect(found[0]).toBe(light);
  if (dark) expect(found[1]).toBe(dark);
});

test.each(["light", "dark"])("a choice of «%s» is kept under the name «theme»", (choice) => {
  expect(themeRecord.key).toBe("theme");
  expect(themeRecord.read(choice)).toBe(choice);
});

test.each(["", "auto", "Light", null, undefined, 1, ["dark"], {}])("%j is no choice", (stored) => {
  expect(themeRecord.read(stored)).toBeUndefined();
});
