// docs/demands.md, D7: referral links as the server writes them. Clicks: 7-referral-click.spec.ts.
import { words } from "../pages/dom";
import { every, pages, referralsOf } from "../pages/site";

every("D7.4: the server's own HTML has the owner's link plus the default refsrc", pages, (page, build) => {
  for (const { link, offer } of referralsOf(page, build)) {
    const [own, shown] = [new URL(offer.referralUrl), new URL(link.getAttribute("href") ?? "")];
    expect(shown.origin + shown.pathname + shown.hash).toBe(own.origin + own.pathname + own.hash);
    if (!own.searchParams.has("refsrc")) own.searchParams.append("refsrc", build.site.slug);
    expect([...shown.searchParams]).toEqual([...own.searchParams]);
  }
});

every(
  "links carry nofollow and sponsored, and open a new tab without opener or referrer",
  pages,
  (page, build) => {
    for (const { link } of referralsOf(page, build)) {
      expect([...link.relList].sort()).toEqual(["nofollow", "noopener", "noreferrer", "sponsored"]);
      expect(link.target).toBe("_blank");
      expect(words(link)).toContain("(pestaña nueva)");
    }
  },
);

every("D4.7: no page links to the provider of an offer that is not open", pages, (page, build) => {
  const over = referralsOf(page, build).filter(({ offer }) => !build.canTake(offer));
  expect(over.map(({ offer }) => offer.id)).toEqual([]);
});
