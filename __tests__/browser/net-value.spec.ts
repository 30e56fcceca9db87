import { spanWords } from "@/lib/copy/net-value";
import { decimal } from "@/lib/format/format";
import { assumptionOf, netValue, precisionOf } from "@/lib/offers/net-value";
import { pathOf } from "@/lib/site/offer-pages";
import type { Offer } from "@/lib/offers/offer";
import { inTurn } from "./in-turn";
import { ask } from "./raw";
import { expect, test } from "./test";
import { full, plain, runs } from "./worlds";

const addressOfValue = (offer: Offer) => pathOf(offer, "valor");

/** What somebody may put where an amount is expected. */
const QUERIES = [
  "",
  "15.000,50",
  "-1",
  "abc",
  "1e99",
  "%00",
  "%F0%9F%92%B6",
  "%22%3E%3Cscript%3Ealert(1)%3C/script%3E",
  "9".repeat(2000),
  "1&{name}=2",
  "1&{name}[]=2",
];

for (const { world, javaScriptEnabled, title } of runs)
  test.describe(title, () => {
    test.use({ site: world.name, javaScriptEnabled });

    test("an amount typed on the page comes back counted, at an address of its own", async ({ page }) => {
      const asking = world.catalogue.enabled.filter(({ value }) => value.gain.kind === "share");
      await inTurn(asking, addressOfValue, async (offer) => {
        const { gain } = offer.value;
        if (gain.kind !== "share") throw new Error("the offer asks for no amount");
        const gross = (amount: number) =>
          spanWords(netValue(offer.value, amount).gross!, precisionOf(offer.value, amount));
        await page.goto(addressOfValue(offer));
        const field = page.getByLabel(gain.of.label);
        const account = page.locator("main dl");
        await expect(field).toHaveValue(decimal(gain.of.usual));
        await expect(account).toContainText(gross(gain.of.usual));
        await field.fill("20.000,50 €");
        await page.getByRole("button", { name: "Calcular" }).click();
        await expect(page).toHaveURL(new RegExp(`${addressOfValue(offer)}\\?${gain.of.name}=20\\.000%2C50`));
        await expect(field).toHaveValue("20.000,5");
        await expect(account).toContainText(gross(20_000.5));
        await field.fill("mucho");
        await field.press("Enter");
        await expect(field).toHaveAttribute("aria-invalid", "true");
        await expect(field).toHaveAccessibleDescription(/^No entendemos esa cifra\./);
        await expect(account).toContainText(gross(gain.of.usual));
      });
    });
  });

for (const { id, detailPath, value } of full.catalogue.all)
  test(`${id}: whatever stands in its address is answered`, async () => {
    const name = assumptionOf(value)?.name ?? "importe";
    for (const query of QUERIES) {
      const path = `${detailPath}/valor?${name}=${query.replaceAll("{name}", name)}`;
      const { status, text } = await ask(full.url, path);
      expect(status, path).toBe(200);
      expect(text, path).toContain('<link rel="canonical"');
      expect(text, path).toMatch(/<meta name="robots" content="noindex/);
      expect(text, path).not.toContain("<script>alert");
      const { status: hidden } = await ask(plain.url, path);
      expect(hidden, path).toBe(plain.catalogue.exists(id) ? 200 : 404);
    }
  });

test("the further pages of offers that are not enabled are not found", async () => {
  for (const offer of full.catalogue.all)
    for (const page of ["me-la-daran", "valor"] as const) {
      const { status } = await ask(plain.url, pathOf(offer, page));
      expect(status, pathOf(offer, page)).toBe(plain.catalogue.exists(offer.id) ? 200 : 404);
    }
});
