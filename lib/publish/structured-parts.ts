import type { Graph, Thing } from "schema-dts";
import { frame } from "../copy/frame";
import type { FaqItem } from "../offers/landing";
import { site } from "../config/site";

const organizationId = `${site.url}/#organizacion`;
const websiteId = `${site.url}/#sitio`;

/** What every page says of itself: its language, and whose it is. */
export const pageLinks = {
  inLanguage: "es-ES",
  isPartOf: { "@id": websiteId },
  publisher: { "@id": organizationId },
} as const;

/** A page's graph: the site, whoever runs it, and what the page holds. */
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

/** The way to a page, from the home page on. */
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
