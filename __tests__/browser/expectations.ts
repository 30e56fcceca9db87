import type { Page } from "@playwright/test";
import { newest } from "@/lib/format/dates";
import type { Catalogue } from "@/lib/offers/catalogue";

/** The newest verification among the enabled offers. */
export const contentDateOf = ({ enabled }: Catalogue) => newest(enabled.map((offer) => offer.verifiedOn));

/** Today in Madrid, as a Spanish text writes it: «21 de noviembre de 2026». */
export const todayInSpanish = () =>
  new Intl.DateTimeFormat("es-ES", { dateStyle: "long", timeZone: "Europe/Madrid" }).format(new Date());

/** HTML with its hard spaces as characters, as the records have them. */
export const spaced = (html: string) => html.replaceAll("&nbsp;", "\u00a0");

/** The words of a text, all white space alike. */
export const plainText = (text: string) => text.replace(/\s+/g, " ").trim();

/** All the text of a page's content, that of closed answers too, but no script. */
export const mainText = (page: Page) =>
  page
    .getByRole("main")
    .evaluate((main) => {
      const copy = main.cloneNode(true) as HTMLElement;
      copy.querySelectorAll("script").forEach((script) => script.remove());
      return copy.textContent;
    })
    .then(plainText);
