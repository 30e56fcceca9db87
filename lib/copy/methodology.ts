import { isByInvitation } from "../ground/invitation";
import { titleOf } from "../ground/offer-names";
import type { Site } from "../config/site";
import { list } from "../format/format";
import { days } from "../format/quantity";
import { providersOf } from "../offers/categories";
import type { Offer } from "../offers/offer";
import { thresholds } from "../offers/status";
import { noContactNote, unreadMailboxNote } from "./errors";
import { disclosureOf, frameCopy } from "./frame";
import { landingCopy } from "./landing";
import { type LegalSection, mailBlocks, phoneBlocks } from "./legal";
import { fillProse, headDay, headTexts } from "./prose/fill-prose";
import { prose } from "./prose/sources";

const page = prose.metodologia;

/** The day of the last change of this page's words; a change of the words changes the day. */
export const methodologyDate = headDay(page);

/** The name by which the program that visits official pages presents itself. */
export const ROBOT = "planamigo-check";

/** The head of the page. */
export const methodologyCopy = {
  ...headTexts(page),
  updated: frameCopy.updatedOn(methodologyDate),
} as const;

/**
 * The sections of `/metodologia`: `content/pages/metodologia.md`. `offers` are those of the list, in the order in which it
 * shows them.
 */
export function methodology(
  site: Pick<Site, "brand" | "contactEmail" | "contactPhone" | "owner">,
  offers: readonly (Offer & {
    landing: { hero: { statusBadge?: boolean } };
  })[],
): LegalSection[] {
  const badged = offers.filter(({ landing }) => landing.hero.statusBadge).map(({ brand }) => brand);
  const files = Object.values(landingCopy.openDataFiles);
  return fillProse(page, {
    texts: {
      marca: site.brand,
      titular: site.owner.name,
      proveedores: providersOf(offers),
      programa: ROBOT,
      "dias-sin-comprobar": days(thresholds.unverified),
      "dias-activa": days(thresholds.due),
      "con-etiqueta": list(badged),
      comision: disclosureOf(...offers),
      "sin-correo": noContactNote(site),
    },
    blocks: {
      orden: [{ ordered: offers.map(titleOf) }],
      correo: mailBlocks(site),
      telefono: phoneBlocks(site),
      ficheros: [{ links: files.map(({ path, label }) => ({ link: label, url: path })) }],
    },
    facts: {
      "hay-titular": Boolean(site.owner.name),
      "hay-ofertas": offers.length > 0,
      "hay-correo": !unreadMailboxNote(site),
      "hay-etiqueta": badged.length > 0,
      "hay-sin-invitacion": !offers.every(isByInvitation),
    },
  });
}
