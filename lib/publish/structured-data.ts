import type { Graph, Thing } from "schema-dts";
import { offerUrl, site } from "../config/site";
import { frame, riskLines } from "../copy/frame";
import { home } from "../copy/home";
import { landing as words } from "../copy/landing";
import type { CalendarDate } from "../format/dates";
import { catalogue, contentDate, modifiedOn } from "../offers";
import type { FaqItem } from "../offers/landing";
import type { Offer } from "../offers/offer";
import { inOrder } from "../offers/catalogue";
import type { SitePage } from "../site/pages";
import { statusOn } from "../offers/status";

/** The home page as schema.org data, as of a day. */
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
      description: offer.risk ? `${offer.description} ${riskLines[offer.risk]}` : offer.description,
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

const organizationId = `${site.url}/#organizacion`;
const websiteId = `${site.url}/#sitio`;

/** Properties common to every page: language and publisher. */
export const pageLinks = {
  inLanguage: "es-ES",
  isPartOf: { "@id": websiteId },
  publisher: { "@id": organizationId },
} as const;

/** A page's graph: site, publisher and the page's own entries. */
export function graph(things: Thing[]): Graph {
  return {
    "@context": "https://schema.org",
    "@graph": [
      {
        "@type": "Organization",
        "@id": organizationId,
        name: site.brand,
        url: `${site.url}/`,
        logo: `${site.url}/icon-512.png`,
        email: site.contactEmail,
      },
      {
        "@type": "WebSite",
        "@id": websiteId,
        name: site.brand,
        url: `${site.url}/`,
        inLanguage: "es-ES",
        publisher: { "@id": organizationId },
      },
      ...things,
    ],
  };
}

/** The breadcrumb of a page. */
export function breadcrumb(trail: readonly { name: string; item: string }[]) {
  const steps = [{ name: frame.home, item: `${site.url}/` }, ...trail];
  return {
    "@type": "BreadcrumbList" as const,
    itemListElement: steps.map((step, place) => ({
      "@type": "ListItem" as const,
      position: place + 1,
      ...step,
    })),
  };
}

/** The questions of the page at an address. */
export function faqPage(url: string, items: readonly FaqItem[]): Thing {
  return {
    "@type": "FAQPage",
    "@id": `${url}#preguntas`,
    mainEntity: items.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}
