import { toolPath } from "@/lib/config/paths";
import { deadlinesCopy } from "@/lib/tools/deadlines/words";
import { expect, test } from "@playwright/test";
import { consentCopy } from "@/lib/copy/consent";
import { spanWords } from "@/lib/ground/value-words";
import { formCopy } from "@/lib/tools/plan/questions";
import { addDays, madridDate } from "@/lib/format/dates";
import { datedDeadlines } from "@/lib/ground/deadlines";
import { gainPrecision, netValue } from "@/lib/ground/net-value";
import { canTake, full } from "../browser/fixtures";
import { type Engine, openFirefox, openWebKit, webkitConsole } from "./engines";

const PHONE = 390;
/**
 * Expected messages: of analytics, which are not served here; of a module or the font that Firefox was still loading
 * when it left a page (2152398850 is its code for that); of a directive that WebKitGTK does not know.
 */
const EXPECTED =
  /googletagmanager|\/_vercel\/|error loading dynamically imported module|font: download failed .*status=2152398850|'manifest-src'/;
const { enabled } = full.catalogue;
const pages = [...full.kinds, "/plan?dinero=500", "/nada"];
/** An offer whose own link has no tracking parameters. */
const clicked = enabled.find(
  (offer) => canTake(offer) && !/utm_source|refsrc/.test(new URL(offer.referralUrl).search),
);
const dated = enabled.toSorted((a, b) => b.deadlines.items.length - a.deadlines.items.length)[0];
const asking = enabled.find(({ value }) => value.gain.kind === "share");

for (const [name, open] of [
  ["Firefox", openFirefox],
  ["WebKit", openWebKit],
] as const)
  test.describe(name, () => {
    let browser: Engine;
    let complaints: string[];

    // Each test has a new browser, with nothing stored.
    test.beforeEach(async () => {
      test.setTimeout(180_000);
      complaints = [];
      browser = await open(complaints);
    });
    test.afterEach(async () => {
      await browser.close();
      expect(complaints.filter((text) => !EXPECTED.test(text))).toEqual([]);
    });

    async function run<R, A = undefined>(task: (argument: A) => R, argument?: A): Promise<R> {
      const input = argument === undefined ? "" : JSON.stringify(argument);
      return JSON.parse((await browser.evaluate(`(${task})(${input})`)) ?? "null");
    }

    async function visit(path: string) {
      await browser.goto(full.url + path);
      await expect.poll(() => run(() => document.documentElement.hasAttribute("data-ready"))).toBe(true);
    }

    /** Clicks the middle of the first visible match with these words, once it is still and uncovered. */
    async function press(selector: string, words = "") {
      let place: ReturnType<typeof placeOf> = null;
      await expect(async () => {
        const before = place;
        place = await run(placeOf, { selector, words });
        expect(place, `${selector} ${words}`).not.toBeNull();
        expect(place).toEqual(before);
      }).toPass({ timeout: 10_000 });
      const point = { type: "pointerMove", ...Object(place) };
      const button = ["pointerDown", "pointerUp"].map((type) => ({ type, button: 0 }));
      await browser.act([{ type: "pointer", id: "mouse", actions: [point, ...button] }]);
    }

    const text = (selector: string) =>
      run((css) => document.querySelector<HTMLElement>(css)?.innerText.replace(/\s+/g, " ") ?? "", selector);
    const cookies = () => run(() => document.cookie.replace(/=[^;]*/g, ""));
    const kept = () => run(() => Object.keys(localStorage));
    const asks = () =>
      run(
        (words) =>
          [...document.querySelectorAll("button")].some(
            (element) =>
              element.checkVisibility({ visibilityProperty: true }) && element.textContent?.trim() === words,
          ),
        consentCopy.accept,
      );

    test("every kind of page opens without console messages, and is no wider than the window", async () => {
      for (const width of [PHONE, 1280]) {
        await browser.resize(width);
        for (const path of pages) {
          await visit(path);
          const widths = await run(() => [
            innerWidth,
            document.documentElement.scrollWidth - document.documentElement.clientWidth,
          ]);
          expect([path, ...widths]).toEqual([path, width, 0]);
        }
      }
      if (name === "Firefox") return;
      const few = ["/", full.landings[0]!.address, "/plan", "/legal/terminos", "/nada"];
      const control = "data:text/html,<script>console.error('heard')</script>";
      const output = webkitConsole([...few.map((path) => full.url + path), control]);
      expect(output.filter((text) => !EXPECTED.test(text))).toEqual([
        expect.stringMatching(/^data:.* CONSOLE ERROR heard$/),
      ]);
    });

    test("a click carries the tracking parameters to the provider; a refusal erases all records", async () => {
      await browser.resize(PHONE);
      const path = `${clicked?.detailPath}?utm_source=boletin&refsrc=amiga`;
      await visit(path);
      await expect.poll(asks).toBe(true);
      await press("button", consentCopy.accept);
      await expect.poll(asks).toBe(false);
      await press("main a[data-referral]");
      await expect.poll(browser.takeTabs).toEqual([expect.stringMatching(/utm_source=boletin&refsrc=amiga/)]);
      expect(await kept()).toContain("referral_clicks");
      await visit(path);
      expect(await asks()).toBe(false);
      await press("footer button", consentCopy.open);
      await press("button", consentCopy.preferences.reject);
      await expect.poll(kept).toEqual([]);
      expect(await cookies()).toBe("cc_cookie");
    });

    test("the forms for the plan, the dates and the net value are answered", async () => {
      await visit("/plan");
      await press('label:has([name=dinero][value="500"])');
      await press("main form button", formCopy.submit);
      await expect.poll(() => text("#respuesta-titulo")).toMatch(/^Tu plan con 500 €/);

      const items = dated?.deadlines.items ?? [];
      const signUp = addDays(madridDate(new Date()), -1);
      await visit(toolPath(dated!, "deadlines"));
      await run(
        (day) => document.querySelector<HTMLInputElement>("[name=alta]")!.setAttribute("value", day),
        signUp,
      );
      await press("main form button", deadlinesCopy.submit);
      const shown = () => run(() => [...document.querySelectorAll("time")].map(({ dateTime }) => dateTime));
      await expect.poll(shown).toEqual(datedDeadlines(items, signUp).map(({ date }) => date));

      const gain = asking?.value.gain;
      if (!asking || gain?.kind !== "share") throw new Error("no offer asks for an amount");
      await visit(toolPath(asking, "value"));
      await press(`[name=${gain.of.name}]`);
      await run((css) => document.querySelector<HTMLInputElement>(css)?.select(), `[name=${gain.of.name}]`);
      const keys = [..."20.000,50\uE006"];
      const actions = keys.flatMap((value) => ["keyDown", "keyUp"].map((type) => ({ type, value })));
      await browser.act([{ type: "key", id: "keys", actions }]);
      const gross = spanWords(netValue(asking.value, 20_000.5).gross!, gainPrecision(asking.value));
      await expect.poll(() => text("main dl")).toContain(gross.replace(/\s+/g, " "));
    });

    test("the theme changes and is kept, and one question opens at a time", async () => {
      const ground = () => run(() => getComputedStyle(document.documentElement).backgroundColor);
      await visit("/");
      const light = await ground();
      await press("[data-theme-switch]");
      await expect.poll(ground).not.toBe(light);
      const dark = await ground();
      await visit(full.landings[0]!.address);
      expect(await ground()).toBe(dark);
      const questions = "details[name]:has(summary h3)";
      for (const place of [1, 2]) {
        await press(`:nth-child(${place} of ${questions}) > summary`);
        const opened = () =>
          run(
            (css) =>
              [...document.querySelectorAll<HTMLDetailsElement>(css)].map(({ open }) => open).slice(0, 2),
            questions,
          );
        await expect.poll(opened).toEqual([place === 1, place === 2]);
      }
    });
  });

/** The middle of the first visible match (with these words, if given) that nothing covers. */
function placeOf({ selector, words }: { selector: string; words: string }) {
  const seen = [...document.querySelectorAll<HTMLElement>(selector)].find(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      ["", element.textContent?.trim()].includes(words),
  );
  seen?.scrollIntoView({ block: "center", behavior: "instant" });
  const box = seen?.getClientRects()[0];
  if (!seen || !box) return null;
  const place = { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) };
  return seen.contains(document.elementFromPoint(place.x, place.y)) ? place : null;
}
