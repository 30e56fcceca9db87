import { readdirSync, readFileSync } from "node:fs";
import { screen, within } from "@testing-library/dom";
import { DesignPage } from "@/components/design/design-page";
import { colourPairs, tokens } from "@/lib/design-tokens";
import { catalogue } from "@/lib/offers";
import { renderPage } from "../../render";

beforeAll(() => renderPage(<DesignPage />));

const schemes = () => [...document.querySelectorAll<HTMLElement>("[data-theme]")];

test("shows everything in light and in dark", () => {
  expect(schemes().map((scheme) => scheme.dataset.theme)).toEqual(["light", "dark"]);
  for (const scheme of schemes()) expect(within(scheme).getAllByRole("table")).toHaveLength(1);
});

test("shows every token, every pair of colours and every mark", () => {
  for (const scheme of schemes()) {
    const text = scheme.textContent ?? "";
    for (const token of Object.values(tokens).flat()) expect(text).toContain(token);
    for (const { colour, ground } of colourPairs) expect(text).toContain(`${colour} / ${ground}`);
    for (const { brand } of catalogue.all) expect(text).toContain(brand);
  }
});

test("shows every primitive", () => {
  const names = readdirSync("components/ui").flatMap((file) => /^(.+)\.tsx$/.exec(file)?.[1] ?? []);
  const shown = readFileSync("components/design/primitives.tsx", "utf8");
  expect(names.length).toBeGreaterThan(7);
  for (const name of names) expect(shown).toContain(`"@/components/ui/${name}"`);
});

test("shows a button that cannot be pressed", () => {
  expect(screen.getAllByRole("button").filter((button) => button.hasAttribute("disabled"))).toHaveLength(2);
});
