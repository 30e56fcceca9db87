import type { Graph, Thing } from "schema-dts";
import { comparison } from "@/lib/copy/comparison";
import { frame } from "@/lib/copy/frame";
import { home } from "@/lib/copy/home";
import { catalogue, contentDate, modifiedOn } from "@/lib/offers";
import type { FaqItem } from "@/lib/offers/landing";
import type { Offer } from "@/lib/offers/offer";
import { comparing } from "./comparison";
import type { CalendarDate } from "./dates";
import { site } from "./site";

const organizationId = `${site.url}/#organizacion`;
const websiteId = `${site.url}/#sitio`;

/** The home page as schema.org data: one graph, from the records that the page shows. */
export function homeGraph(): Graph {
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
    {
      "@type": "ItemList",
      "@id": `${site.url}/#ofertas`,
      itemListElement: catalogue.enabled.map((offer, place) => ({
        "@type": "ListItem",
        position: place + 1,
        name: offer.brand,
        url: address(offer),
      })),
    },
    faqPage(`${site.url}/`, faq.items),
  ]);
}

/** An offer's page as schema.org data. No price, rating or availability: none is known. */
export function offerGraph(offer: Offer): Graph {
  const url = address(offer);
  return graph([
    {
      "@type": "WebPage",
      "@id": `${url}#pagina`,
      url,
      name: offer.seoTitle,
      description: offer.seoDescription,
      ...pageLinks,
      dateModified: modifiedOn(offer),
      breadcrumb: breadcrumb([{ name: offer.brand, path: offer.detailPath }]),
      mainEntity: { "@id": `${url}#oferta` },
    },
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
    ...(offer.minutes ? [howTo(offer, offer.minutes)] : []),
    faqPage(url, offer.landing.faq),
  ]);
}

/** The page where offers are chosen to be compared, as schema.org data. */
export function comparisonGraph(): Graph {
  const { title, description, heading } = comparison;
  return graph([
    webPage({ title, description, path: comparing.path, crumb: heading, dateModified: contentDate }),
  ]);
}

interface PageFacts {
  title: string;
  description: string;
  path: string;
  /** Its name in the trail that leads to it. */
  crumb: string;
  dateModified: CalendarDate;
}

function webPage({ title, description, path, crumb, dateModified }: PageFacts) {
  const url = `${site.url}${path}`;
  return {
    "@type": "WebPage" as const,
    "@id": `${url}#pagina`,
    url,
    name: title,
    description,
    ...pageLinks,
    dateModified,
    breadcrumb: breadcrumb([{ name: crumb, path }]),
  };
}

const pageLinks = {
  inLanguage: "es-ES",
  isPartOf: { "@id": websiteId },
  publisher: { "@id": organizationId },
} as const;

function graph(things: Thing[]): Graph {
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

function breadcrumb(trail: readonly { name: string; path: string }[]) {
  const steps = [
    { name: frame.home, item: `${site.url}/` },
    ...trail.map(({ name, path }) => ({ name, item: `${site.url}${path}` })),
  ];
  return {
    "@type": "BreadcrumbList" as const,
    itemListElement: steps.map((step, place) => ({
      "@type": "ListItem" as const,
      position: place + 1,
      ...step,
    })),
  };
}

function howTo(offer: Offer, minutes: number): Thing {
  const { title, items } = offer.landing.steps;
  return {
    "@type": "HowTo",
    "@id": `${address(offer)}#pasos`,
    name: `${offer.brand}: ${title}`,
    totalTime: `PT${minutes}M`,
    step: items.map((step, place) => ({
      "@type": "HowToStep",
      position: place + 1,
      name: step.title,
      text: step.text,
    })),
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

function address(offer: Offer): string {
  return `${site.url}${offer.detailPath}`;
}
