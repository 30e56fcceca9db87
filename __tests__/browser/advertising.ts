import type { Page } from "@playwright/test";
import { riskLines } from "@/lib/copy/frame";
import type { Offer } from "@/lib/offers/offer";
import { plainText } from "./expectations";
import { expect } from "./test";
import { canTake } from "./worlds";

/**
 * Expects a label that says «Publicidad» before each referral link, with no other link between the two; the
 * first label of a card or page names the provider, and an offer with a risk tells it before its links. Where
 * nobody can take any of the offers, no link leads to a provider.
 */
export async function expectAnnounced(page: Page, offers: readonly Offer[]): Promise<void> {
  const texts = await page.getByRole("main").evaluate((main) =>
    [...main.querySelectorAll("a[data-referral]")].map((link) => {
      const region = link.closest("article, section, main > div > div") ?? main;
      const before = document.createRange();
      before.setStart(region, 0);
      before.setEndBefore(link);
      const near = document.createRange();
      const earlier = [...region.querySelectorAll("a")].filter((other) => isBefore(other, link)).at(-1);
      if (earlier) near.setStartAfter(earlier);
      else near.setStart(region, 0);
      near.setEndBefore(link);
      return { id: link.getAttribute("data-referral"), before: before.toString(), near: near.toString() };

      function isBefore(one: Node, other: Node) {
        return Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);
      }
    }),
  );
  expect(texts.length > 0, "leads to a provider").toBe(offers.some(canTake));
  for (const { id, before, near } of texts) {
    const offer = offers.find((known) => known.id === id);
    expect(offer, `the offer ${id}`).toBeDefined();
    expect(near, `just before a link of ${id}`).toContain("Publicidad");
    expect(before, `before a link of ${id}`).toContain(
      `Publicidad · enlace de invitación de ${offer?.brand}`,
    );
    if (offer?.risk) expect(plainText(before), `before a link of ${id}`).toContain(riskLines[offer.risk]);
  }
}
