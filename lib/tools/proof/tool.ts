import { NEVER_CHECKED } from "../../offers/never-checked";
import { joiningVerb } from "../../ground/invitation";
import { inShort, type Tool } from "../tool";

export const proof: Tool = {
  when: "before",
  name: "Prueba",
  words: ({ brand, terms, verifiedOn }) => ({
    title: `Guarda la prueba: ${brand}`,
    description: `Las condiciones de la promoción de ${brand} en una hoja para imprimir, qué conviene guardar y cómo reclamar si no llega el beneficio.`,
    lead: `Guarda esta hoja ${terms.closed ? "si ya eres cliente" : `antes de ${joiningVerb({ terms })}`}: lleva las condiciones${verifiedOn === NEVER_CHECKED ? " que conocemos" : ""}, una lista para marcar y líneas para tus fechas. ${verifiedOn === NEVER_CHECKED ? `Nadie las ha comprobado: mira antes las de la web oficial de ${brand}, y guárdalas también.` : `Si el beneficio de ${brand} no llega, te ayudará a demostrar qué se ofrecía y qué hiciste.`}`,
  }),
  headline: () => ({
    figure: "Una hoja",
    isWords: true,
    note: "para imprimir",
    more: "Las condiciones, una lista para marcar y líneas para tus fechas",
  }),
  isSheet: true,
  line: { title: () => "Guarda la prueba", result: (offer) => inShort(proof.headline(offer)) },
};
