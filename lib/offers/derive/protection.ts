import { asSentence, present } from "../../format/format";
import { categoryOf } from "../categories";
import type { OfferRecord } from "../offer";
import type { Parts } from "./parts";

/** Authorisation of a firm that nobody has looked up. For one that is closed, the file names the source that was read. */
const unchecked = "Sin comprobar: búscala en los registros de ESMA y de la CNMV";

type Protection = OfferRecord["protection"];

/** Who stands behind an offer: the sentences and answers that follow from the file. */
export function protectionOf({ terms }: Parts): Protection {
  const { protection, category, risk, officialUrl, closed } = terms;
  const { title, entity, authorisation, verdict, country, supervisor, note } = protection;
  const { unguaranteed } = categoryOf(category);
  const { guarantee = unguaranteed ? "Ningún fondo de garantía de depósitos cubre tu dinero." : undefined } =
    protection;
  const { notCovered = unguaranteed ? false : undefined } = protection;
  const known = typeof supervisor === "object" ? supervisor : undefined;
  const covered = typeof guarantee === "object";
  // A name that has its country says it once.
  const named =
    known && (known.name.includes(known.country) ? known.name : `${known.name}, de ${known.country}`);
  const who = known?.country === "España" ? known.name : named;
  const sources = (terms.sources ?? []).flatMap(({ label, url }) => (label && url ? { label, url } : []));
  const answers = present<NonNullable<Protection["verdict"]>[number]>([
    authorisation && {
      question: "¿Autorizada en España?",
      answer: closed ? "No nos consta" : unchecked,
      risk: true,
    },
    known && { question: "¿Quién supervisa a {brand}?", answer: asSentence(`${who}`) },
    covered && {
      question: `¿Tu ${risk ? "efectivo" : "dinero"} tiene garantía?`,
      answer: "Hasta {guarantee} por persona y entidad",
    },
    unguaranteed && { question: "¿Cubre un fondo de garantía tu dinero?", answer: "No", risk: true },
    risk === "investment" && {
      question: "¿Puedes perder dinero?",
      answer: "Sí, con lo que inviertas",
      risk: true,
    },
    risk === "crypto" && { question: "¿Puedes perderlo todo?", answer: "Sí", risk: true },
  ]);
  const shown = verdict ?? (answers.length > 0 ? answers.slice(0, 3) : undefined);
  const provider = entity ?? (unguaranteed && `{brand} es ${unguaranteed}.`);
  return {
    title:
      title ??
      (authorisation
        ? "Autorización y protección"
        : covered
          ? "Quién está detrás y qué cubre la garantía"
          : "Quién está detrás"),
    ...(provider && { entity: provider }),
    ...(authorisation && { authorisation }),
    ...(shown && { verdict: shown }),
    ...(country !== undefined && { country }),
    ...(known && {
      supervisor: `${known.pronoun === "la" ? "La" : "Lo"} supervisa ${named}.`,
    }),
    ...(supervisor === false && { supervisor }),
    ...(guarantee !== undefined && { guarantee: covered ? guarantee.says : guarantee }),
    ...(notCovered !== undefined && { notCovered }),
    ...(note && { note }),
    sources: sources.length > 0 ? sources : [{ label: "Web oficial de {brand}", url: officialUrl }],
  };
}
