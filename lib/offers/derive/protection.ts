import type { OfferRecord } from "../offer";
import type { Parts } from "./parts";

type Protection = OfferRecord["protection"];

/** Who stands behind an offer: the sentences and answers that follow from the file. */
export function protectionOf({ terms }: Parts): Protection {
  const { protection, risk, officialUrl } = terms;
  const { title, entity, authorisation, verdict, country, supervisor, guarantee, notCovered, note, sources } =
    protection;
  const known = typeof supervisor === "object" ? supervisor : undefined;
  const covered = typeof guarantee === "object";
  const who = known?.country === "España" ? known.name : `${known?.name}, de ${known?.country}`;
  const answers: NonNullable<Protection["verdict"]> = [
    ...(known
      ? [
          {
            question: "¿Quién supervisa a {brand}?",
            answer: who.replace(/^\p{Ll}/u, (sign) => sign.toUpperCase()),
          },
        ]
      : []),
    ...(risk === "investment"
      ? [{ question: "¿Puedes perder dinero?", answer: "Sí, con lo que inviertas", risk: true }]
      : []),
    ...(risk === "crypto" ? [{ question: "¿Puedes perderlo todo?", answer: "Sí", risk: true }] : []),
  ];
  const shown = verdict ?? (answers.length > 0 ? answers : undefined);
  return {
    title: title ?? (covered ? "Quién está detrás y qué cubre la garantía" : "Quién está detrás"),
    ...(entity && { entity }),
    ...(authorisation && { authorisation }),
    ...(shown && { verdict: shown }),
    ...(authorisation ? country !== undefined && { country } : { country: country ?? false }),
    ...(known && {
      supervisor: `${known.pronoun === "la" ? "La" : "Lo"} supervisa ${known.name}, de ${known.country}.`,
    }),
    ...(supervisor === false && { supervisor }),
    ...(guarantee !== undefined && { guarantee: covered ? guarantee.says : guarantee }),
    ...(notCovered !== undefined && { notCovered }),
    ...(note && { note }),
    sources: sources ?? [{ label: "Web oficial de {brand}", url: officialUrl }],
  };
}
