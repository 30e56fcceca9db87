import type { Graph, Thing } from "schema-dts";
import { home } from "../copy/home";
import { landing as words } from "../copy/landing";
import type { CalendarDate } from "../format/dates";
import { catalogue, contentDate, modifiedOn } from "../offers";
import type { Offer } from "../offers/offer";
import { inOrder } from "../offers/order";
import { offerUrl, site } from "../config/site";
import type { SitePage } from "../site/pages";
import { statusOn } from "../offers/status";
import { breadcrumb, faqPage, graph, pageLinks } from "./structured-parts";

/** The home page as schema.org data: one graph, from the records that the page shows on that day. */
export function homeGraph(today: CalendarDate): Graph {
  const { title, description, faq } = home(site, contentDate);
  const id = `${site.url}/#pagina`;
  return graph([
    {
      "@type": "WebPage",
      "@id": id,
      url: `${site.url}/`,
      name: title,
      description,
      ...pageLinks,
      dateModified: contentDate,
      breadcrumb: breadcrumb([]),
      mainEntity: { "@id": `${site.url}/#ofertas` },
    },
    offerList(`${site.url}/#ofertas`, inOrder(catalogue.enabled, today)),
    faqPage(`${site.url}/`, faq.items),
  ]);
}

/**
 * An offer's page as schema.org data. No price, rating or availability: none is known. A promotion that is over
 * is no offer any more, and its steps lead nowhere: the page and its questions remain.
 */
export function offerGraph(offer: Offer, today: CalendarDate): Graph {
  const url = offerUrl(offer);
  const ended = statusOn(offer, today) === "ended";
  return graph([
    {
      "@type": "WebPage",
      "@id": `${url}#pagina`,
      url,
      name: offer.seoTitle,
      description: offer.seoDescription,
      ...pageLinks,
      dateModified: modifiedOn(offer),
      breadcrumb: breadcrumb([{ name: offer.brand, item: url }]),
      mainEntity: { "@id": `${url}#${ended ? "preguntas" : "oferta"}` },
    },
    ...(ended ? [] : offerThings(offer)),
    faqPage(url, offer.landing.faq),
  ]);
}

/** A page that belongs to no offer, as schema.org data, with what it holds. */
export function sitePageGraph(page: SitePage): Graph {
  const { path, name, title, description, modifiedOn: dateModified, things = [] } = page;
  const url = `${site.url}${path}`;
  return graph([
    {
      "@type": "WebPage",
      "@id": `${url}#pagina`,
      url,
      name: title,
      description,
      ...pageLinks,
      dateModified,
      breadcrumb: breadcrumb([{ name, item: url }]),
    },
    ...things,
  ]);
}

function offerThings(offer: Offer): Thing[] {
  const url = offerUrl(offer);
  return [
    {
      "@type": "Offer",
      "@id": `${url}#oferta`,
      url,
      name: offer.benefit,
      description: offer.description,
      offeredBy: { "@type": "Organization", name: offer.brand, url: offer.officialUrl },
      ...(offer.validFrom && { validFrom: offer.validFrom }),
      ...(offer.validUntil && { validThrough: offer.validUntil }),
      ...(offer.region && { eligibleRegion: offer.region }),
    },
    howTo(offer),
  ];
}

function offerList(id: string, offers: readonly Offer[]): Thing {
  return {
    "@type": "ItemList",
    "@id": id,
    itemListElement: offers.map((offer, place) => ({
      "@type": "ListItem",
      position: place + 1,
      name: offer.brand,
      url: offerUrl(offer),
    })),
  };
}

/** The steps of the page; how long they take only where it is known. */
function howTo(offer: Offer): Thing {
  return {
    "@type": "HowTo",
    "@id": `${offerUrl(offer)}#pasos`,
    name: words.stepsOf(offer.brand),
    ...(offer.minutes && { totalTime: `PT${offer.minutes}M` }),
    step: offer.landing.steps.map((step, place) => ({
      "@type": "HowToStep",
      position: place + 1,
      name: step.title,
      text: step.text,
    })),
  };
}
