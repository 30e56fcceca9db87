import { Feed } from "feed";
import { share } from "@/lib/copy/share";
import { type CalendarDate, firstDay } from "./dates";
import { catalogue } from "@/lib/offers";
import { feedPaths } from "./feed-paths";
import { OPEN_DATA_LICENCE } from "./open-data";
import { site } from "./site";

/** Noon in UTC is the same day in Madrid, all year round. */
function noon(date: CalendarDate): Date {
  return new Date(`${firstDay(date)}T12:00:00Z`);
}

/** What changed in the enabled offers, newest first: one entry for each record of their histories. */
export function changesFeed(): Feed {
  const changes = catalogue.enabled
    .flatMap((offer) => offer.history.map((entry, place) => ({ offer, ...entry, place })))
    .sort((one, other) => (one.date < other.date ? 1 : one.date > other.date ? -1 : 0));
  const author = { name: site.brand, link: site.url };
  const feed = new Feed({
    id: `${site.url}/`,
    title: share.feedTitle(site.brand),
    description: share.feedDescription,
    link: `${site.url}/`,
    language: "es-ES",
    copyright: OPEN_DATA_LICENCE,
    author,
    generator: site.brand,
    updated: noon(changes[0]?.date ?? "1970-01-01"),
    feedLinks: { atom: `${site.url}${feedPaths.atom}`, json: `${site.url}${feedPaths.json}` },
  });
  for (const { offer, date, summary, place } of changes) {
    const link = `${site.url}${offer.detailPath}`;
    feed.addItem({
      // The history only grows, so a place in it is a name for ever.
      id: `${link}#cambio-${place + 1}`,
      title: `${offer.brand}: ${summary}`,
      link,
      date: noon(date),
      published: noon(date),
      description: summary,
      content: summary,
      author: [author],
    });
  }
  return feed;
}
