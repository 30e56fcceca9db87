import { titleOf } from "../ground/offer-names";
import { generateAtomFeed, generateJsonFeed } from "feedsmith";
import { changeWords, ownerNote } from "../copy/changes";
import { shortRisk } from "../ground/offer-words";
import { shareCopy } from "../copy/share";
import { type Change, changeAnchor, latestChanges } from "../offers/changes";
import { type CalendarDate, firstDay } from "../format/dates";
import { present } from "../format/format";
import { catalogue } from "../catalogue";
import { feedPaths, offerFeedPath } from "../config/paths";
import { openDataLicence } from "../copy/open-data";
import type { Offer } from "../offers/offer";
import { closedSince } from "../offers/status";
import { offerUrl, pageUrl, site } from "../config/site";
import { changesPage } from "../site/pages";

const LANGUAGE = "es-ES";

/** Noon in UTC is the same day in Madrid, all year round. */
function noon(date: CalendarDate): string {
  return `${firstDay(date)}T12:00:00Z`;
}

/** What a feed of changes says about itself. `id` never changes, not even if the site's pages move. */
interface Feed {
  id: string;
  title: string;
  about: string;
  /** The address of the page with the same changes. */
  page: string;
  offers: readonly Offer[];
}

const wholeSite = (): Feed => ({
  id: `${site.url}/`,
  title: shareCopy.feedTitle(site.brand),
  about: shareCopy.feedDescription,
  page: pageUrl(changesPage.path),
  offers: catalogue.enabled,
});

const author = { name: site.brand, url: site.url };

/** What the feed is about and, if the owner has configured another amount than the history says, that amount. */
function description({ about, offers }: Feed): string {
  return present([about, ...offers.map(ownerNote)]).join(" ");
}

/**
 * An entry. It says what changed that day and nothing that depends on today, so that its text and date go together. One
 * from before the provider closed says so, with the day, and counts as changed when the history said it.
 */
function entryOf(change: Change) {
  const { offer, date, summary, place } = change;
  const newest = offer.history.at(-1);
  const closed = place < offer.history.length ? offer.terms.closed : undefined;
  return {
    url: `${offerUrl(offer)}#${changeAnchor(change)}`,
    title: `${titleOf(offer)}. ${summary}`,
    date: noon(date),
    updated: noon(closed && newest ? newest.date : date),
    // The brand is repeated: a feed reader may show the text without its title.
    text: present([
      `${titleOf(offer)}.`,
      changeWords(change),
      closed && `${closedSince(offer)}.`,
      offer.risk && `${shortRisk}.`,
    ]).join(" "),
  };
}

const entriesOf = ({ offers }: Feed) => latestChanges(offers).changes.map(entryOf);

function atomOf(feed: Feed, self: string): string {
  const entries = entriesOf(feed);
  return generateAtomFeed({
    id: feed.id,
    title: { value: feed.title },
    subtitle: { value: description(feed) },
    updated: entries[0]?.date ?? noon(changesPage.modifiedOn),
    authors: [{ name: author.name, uri: author.url }],
    generator: { text: site.brand },
    rights: { value: openDataLicence.url },
    links: [
      { href: feed.page, rel: "alternate", type: "text/html", hreflang: LANGUAGE },
      { href: `${site.url}${self}`, rel: "self", type: "application/atom+xml" },
    ],
    xml: { lang: LANGUAGE },
    entries: entries.map(({ url, title, date, updated, text }) => ({
      id: url,
      title: { value: title },
      links: [{ href: url, rel: "alternate", type: "text/html" }],
      published: date,
      updated,
      content: { value: text, type: "text" },
    })),
  });
}

/** The changes in the enabled offers as an Atom feed, newest first: one entry per history record. */
export function changesAtom(): string {
  return atomOf(wholeSite(), feedPaths.atom);
}

/** The changes in the enabled offers as JSON Feed 1.1, newest first. */
export function changesJson(): string {
  const feed = wholeSite();
  const json = generateJsonFeed({
    title: feed.title,
    home_page_url: feed.page,
    feed_url: `${site.url}${feedPaths.json}`,
    description: description(feed),
    language: LANGUAGE,
    authors: [author],
    items: entriesOf(feed).map(({ url, title, date, updated, text }) => ({
      id: url,
      url,
      title,
      content_text: text,
      date_published: date,
      date_modified: updated,
    })),
  });
  return JSON.stringify(json, null, 2);
}

/** The changes of one offer as an Atom feed; undefined if it is unknown or disabled. */
export function offerAtom(id: string): string | undefined {
  const offer = catalogue.find(id);
  if (!offer) return undefined;
  const page = `${offerUrl(offer)}#historial`;
  return atomOf(
    {
      id: page,
      title: shareCopy.offerFeed(titleOf(offer)),
      about: shareCopy.offerFeedDescription(titleOf(offer)),
      page,
      offers: [offer],
    },
    offerFeedPath(offer),
  );
}
