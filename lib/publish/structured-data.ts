import { titleOf } from "../ground/offer-names";
import type { Graph, Thing } from "schema-dts";
import { contentDate } from "../catalogue";
import { offerUrl, pageUrl, site } from "../config/site";
import { creditLineOf, riskLineOf } from "../ground/offer-words";
import { frameCopy } from "../copy/frame";
import { homeCopy } from "../copy/home";
import { landingCopy } from "../copy/landing";
import { landingHead, landingWords } from "../copy/landing-words";
import { closedWords } from "../copy/status";
import type { CalendarDate } from "../format/dates";
import { present } from "../format/format";
import type { FaqItem } from "../offers/landing";
import { checkOf } from "../offers/never-checked";
import type { Offer } from "../offers/offer";
import type { SitePage } from "../site/pages";
import { phaseOf } from "../offers/status";

/** The home page as schema.org data. */
export function homeGraph(): Graph {
  return graph([
    webPage({ ...homeCopy, path: "/", modifiedOn: contentDate, main: "preguntas" }),
    faqPage(`${site.url}/`, homeCopy.faq.items),
  ]);
}

/** An offer's page as schema.org data. No price or rating: none is known. Once it is over, no offer either. */
export function offerGraph(offer: Offer, today: CalendarDate): Graph {
  const { detailPath: path, brand: name } = offer;
  const { title, description } = landingHead(offer, today);
  const ended = phaseOf(offer, today) === "ended";
  const main = ended ? "preguntas" : "oferta";
  return graph([
    webPage({ path, name, title, description, modifiedOn: checkOf(offer), main }),
    ...(ended ? [] : offerThings(offer)),
    faqPage(offerUrl(offer), landingWords(offer, today).faq),
  ]);
}

/** schema.org data of a page that belongs to no offer, with the entities in `things`. */
export function sitePageGraph(page: SitePage): Graph {
  return graph([webPage(page), ...(page.things ?? [])]);
}

/** `name` is the page's name in the breadcrumb, `main` the anchor of its main content. */
type Page = Pick<SitePage, "title" | "description"> & {
  modifiedOn?: SitePage["modifiedOn"] | undefined;
  path: string;
  name?: string;
  main?: string;
};

function webPage({ path, name, title, description, modifiedOn: dateModified, main }: Page): Thing {
  const url = pageUrl(path);
  const id = `${site.url}${path}`;
  return {
    "@type": "WebPage",
    "@id": `${id}#pagina`,
    url,
    name: title,
    description,
    inLanguage: "es-ES",
    isPartOf: { "@id": websiteId },
    publisher: { "@id": organizationId },
    dateModified,
    // The home page has no trail.
    breadcrumb: name && {
      "@type": "BreadcrumbList",
      itemListElement: [
        { "@type": "ListItem", position: 1, name: frameCopy.home, item: pageUrl("/") },
        { "@type": "ListItem", position: 2, name, item: url },
      ],
    },
    mainEntity: main && { "@id": `${id}#${main}` },
  };
}

function offerThings(offer: Offer): Thing[] {
  const url = offerUrl(offer);
  return [
    {
      "@type": "Offer",
      "@id": `${url}#oferta`,
      url,
      name: offer.terms.name ? `${offer.terms.name}: ${offer.benefit}` : offer.benefit,
      description: present([
        closedWords(offer) ?? offer.protection.authorisation,
        offer.description,
        riskLineOf(offer),
        creditLineOf(offer),
      ]).join(" "),
      offeredBy: { "@type": "Organization", name: offer.brand, url: offer.officialUrl },
      ...(offer.validFrom && { validFrom: offer.validFrom }),
      ...(offer.validUntil && { validThrough: offer.validUntil }),
      ...(offer.region && { eligibleRegion: offer.region }),
    },
    {
      "@type": "HowTo",
      "@id": `${url}#pasos`,
      name: landingCopy.stepsOf(titleOf(offer)),
      ...(offer.minutes && { totalTime: `PT${offer.minutes}M` }),
      step: offer.landing.steps.map(({ title, text }, index) => {
        return { "@type": "HowToStep", position: index + 1, name: title, text };
      }),
    },
  ];
}

const organizationId = `${site.url}/#organizacion`;
const websiteId = `${site.url}/#sitio`;

/** A page's graph: site, publisher and the page's own entries. */
function graph(things: Thing[]): Graph {
  return {
    "@context": "https://schema.org",
    "@graph": [
      {
        "@type": "Organization",
        "@id": organizationId,
        name: site.brand,
        url: pageUrl("/"),
        logo: `${site.url}/icon-512.png`,
        email: site.contactEmail,
      },
      {
        "@type": "WebSite",
        "@id": websiteId,
        name: site.brand,
        url: pageUrl("/"),
        inLanguage: "es-ES",
        publisher: { "@id": organizationId },
      },
      ...things,
    ],
  };
}

function faqPage(url: string, items: readonly FaqItem[]): Thing {
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
