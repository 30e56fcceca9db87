import { Feed } from "feed";
import { changeWords, ownerNote } from "../copy/changes";
import { shortRisk } from "../copy/frame";
import { statusWords } from "../copy/status";
import { share } from "../copy/share";
import { changeAnchor, latestChanges } from "../offers/changes";
import { type CalendarDate, firstDay } from "../format/dates";
import { catalogue } from "../catalogue";
import { feedPaths } from "../config/paths";
import { OPEN_DATA_LICENCE } from "./open-data";
import { offerUrl, site } from "../config/site";
import { changesPage } from "../site/pages";

/** Noon in UTC is the same day in Madrid, all year round. */
function noon(date: CalendarDate): Date {
  return new Date(`${firstDay(date)}T12:00:00Z`);
}

/** The feed of changes in the enabled offers, newest first: one entry per history record. */
export function changesFeed(today: CalendarDate): Feed {
  const { changes } = latestChanges(catalogue.enabled);
  const author = { name: site.brand, link: site.url };
  const feed = new Feed({
    id: `${site.url}/`,
    title: share.feedTitle(site.brand),
    description: share.feedDescription,
    link: `${site.url}${changesPage.path}`,
    copyright: OPEN_DATA_LICENCE,
    author,
    generator: site.brand,
    updated: noon(changesPage.modifiedOn),
    feedLinks: { atom: `${site.url}${feedPaths.atom}`, json: `${site.url}${feedPaths.json}` },
  });
  for (const change of changes) {
    const { offer, date, summary } = change;
    const link = offerUrl(offer);
    feed.addItem({
      id: `${link}#${changeAnchor(change)}`,
      title: `${offer.brand}: ${summary}`,
      link,
      date: noon(date),
      published: noon(date),
      description: summary,
      content: [
        changeWords(change),
        ownerNote(offer) ?? [],
        ...(offer.risk ? [`${shortRisk}.`] : []),
        `${statusWords(offer, today)}.`,
      ]
        .flat()
        .join(" "),
      author: [author],
    });
  }
  return feed;
}
