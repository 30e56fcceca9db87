import { catalogue } from "../catalogue";
import type { Site } from "../config/site";
import { riskLines } from "../ground/offer-words";
import { unreadMailboxNote } from "./errors";
import { audienceWords, disclosureOf, frameCopy, measuredWords } from "./frame";
import { contactBlocks, type LegalDocument, ownerBlocks } from "./legal";
import { openDataLicence } from "./open-data";
import { fillProse, headDay, headText } from "./prose/fill-prose";
import { prose } from "./prose/sources";

const page = prose.terminos;

/** The words of the two dates under the title. */
export const termsDates = {
  /** The day follows. */
  updated: "Última actualización:",
  changed: frameCopy.changedOn(headDay(page)),
} as const;

/** The terms and conditions: `content/pages/terminos.md`. */
export function terms(site: Site): LegalDocument {
  const { name, url } = openDataLicence;
  const values = {
    texts: {
      marca: site.brand,
      "para-quien": audienceWords(catalogue.enabled),
      comision: disclosureOf(...catalogue.enabled),
      "riesgo-inversion": riskLines.investment,
      "riesgo-cripto": riskLines.crypto,
      medicion: measuredWords(site),
    },
    blocks: {
      titular: ownerBlocks(site),
      contacto: contactBlocks(site),
      licencia: [{ link: name, url }],
    },
    facts: {
      "hay-correo": !unreadMailboxNote(site),
    },
  };
  return {
    title: headText(page, "title", values),
    description: headText(page, "description", values),
    intro: headText(page, "intro", values),
    sections: fillProse(page, values),
  };
}
