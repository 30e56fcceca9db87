import { readdirSync } from "node:fs";
import { screen, within } from "@testing-library/dom";
import { DesignPage } from "@/components/design/design-page";
import { design as words } from "@/lib/copy/design";
import { colourPairs, tokens } from "@/lib/config/design-tokens";
import { catalogue } from "@/lib/offers";
import { renderPage } from "../../../render";

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

/** What one sees of each primitive, by the name of its file. */
const primitives: Record<string, (scheme: HTMLElement) => unknown> = {
  badge: (scheme) => within(scheme).getAllByText(words.badges[0] ?? "")[0],
  bullets: (scheme) => within(scheme).getAllByText(words.badges[0] ?? "")[1],
  button: (scheme) => within(scheme).getByRole("button", { name: words.disabled }),
  "button-link": (scheme) => within(scheme).getByRole("link", { name: words.button }),
  callout: (scheme) => within(scheme).getByText(words.callout),
  card: (scheme) => within(scheme).getByText(words.raised),
  disclosure: (scheme) => within(scheme).getAllByRole("group")[1],
  "key-figure": (scheme) => within(scheme).getAllByText(words.figure.figure)[1],
  pill: (scheme) => within(scheme).getByRole("radio", { name: `${words.pills[2]} 1` }),
  section: (scheme) => within(scheme).getByRole("region", { name: words.primitives }),
  stepper: (scheme) => within(scheme).getByRole("heading", { name: words.steps[0]?.title ?? "" }),
  table: (scheme) => within(scheme).getByRole("table", { name: words.table.caption }),
  "text-button": (scheme) => within(scheme).getByRole("button", { name: words.textButton }),
};

test.each(readdirSync("components/ui").flatMap((file) => /^(.+)\.tsx$/.exec(file)?.[1] ?? []))(
  "shows the primitive «%s»",
  (name) => {
    for (const scheme of schemes()) expect(primitives[name]?.(scheme)).toBeInTheDocument();
  },
);

test("shows a button that cannot be pressed", () => {
  expect(screen.getAllByRole("button").filter((button) => button.hasAttribute("disabled"))).toHaveLength(2);
});
