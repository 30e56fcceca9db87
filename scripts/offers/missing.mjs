import { templateTexts } from "./template-words.mjs";
import { textsOf } from "./typography.mjs";

/** @typedef {import("./content.mjs").Offer} Offer */

/**
 * What an offer still lacks before one would show it with an easy mind.
 * @param {Offer} offer
 * @param {(id: string) => string} referralVariable
 * @returns {{ field: string, found: string, todo: string }[]}
 */
export function missingIn(offer, referralVariable) {
  const template = templateTexts(offer);
  const generic = textsOf(offer).filter(
    // Of a picture that is not there nobody reads anything.
    ({ place, text }) => template.includes(text) && (offer.hasHeroImage || !place.endsWith(".imageAlt")),
  );
  const variable = referralVariable(offer.id);
  return [
    ...generic.map(({ place, text }) => ({
      field: place,
      found: `sigue el texto de la plantilla, «${text}»`,
      todo: "escríbelo para esta oferta, solo con lo que diga su web oficial",
    })),
    ...(offer.invitation
      ? []
      : [
          {
            field: "referralUrl",
            found: "lleva a la web oficial, sin código de invitación",
            todo: `pon tu enlace en ${variable} (.env.local y donde se publique la web) o en referralUrl`,
          },
        ]),
  ];
}
