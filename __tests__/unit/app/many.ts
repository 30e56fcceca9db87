import { createElement } from "react";
import { manyOffers } from "../offers/many";
import { buildSite } from "./site";

/** The site with so many offers. */
export async function siteOf(amount: number) {
  // The mark of a module, without which its default would count as an offer.
  const registry = Object.defineProperty(manyOffers(amount), "__esModule", { value: true });
  jest.doMock("@/lib/offers/registry", () => registry);
  const site = await buildSite();
  const {
    default: Results,
    generateMetadata,
    generateStaticParams,
  } = await import("@/app/ofertas/[...part]/page");
  const { renderPage } = await import("../../render");
  const props = (part: string[]) => ({ params: Promise.resolve({ part }) });
  return {
    ...site,
    parts: () => generateStaticParams().map(({ part }) => part),
    show: async (part: string[]) =>
      part.length > 0 ? renderPage(createElement(Results, props(part))) : site.show("/"),
    showPage: site.show,
    metadata: (part: string[]) => generateMetadata(props(part)),
    page: (part: string[]) => Results(props(part)),
  };
}
