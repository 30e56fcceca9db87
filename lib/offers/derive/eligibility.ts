import type { OfferRecord } from "../offer";
import type { Parts } from "./parts";

type Condition = OfferRecord["eligibility"]["conditions"][number];

/** The fewest questions of a page. */
const FEWEST = 4;

const official: Condition = {
  id: "condiciones",
  question: "¿Has comprobado que la web oficial dice lo mismo?",
  name: "Comprobar las condiciones oficiales",
  failure:
    "Las condiciones pueden cambiar: las que valen son las que muestra {brand} el día en que te das de alta.",
  doubt: true,
};

const age: (years: string) => Condition = (years) => {
  const [least, most] = years.split("-");
  const range = most ? `entre ${least} y ${most} años` : `al menos ${least} años`;
  return {
    id: "edad",
    question: `¿Tienes ${range}?`,
    name: `Tener ${range}`,
    failure: `La promoción es para quien tiene ${range}.`,
  };
};

const authorisation: Condition = {
  id: "autorizacion",
  question: "¿Has comprobado que {brand} está autorizada a prestar servicios en España?",
  name: "Comprobar que {brand} está autorizada en España",
  failure:
    "No podemos confirmar que lo esté. Antes de registrarte, búscala en los registros de ESMA y de la CNMV, enlazados al principio de esta página: si no figura, no cuentes con que pueda prestarte el servicio.",
  doubt: true,
};

/** Who the offer is for: new customers, customers, or who has not been one for a time. */
function whoConditions({ terms: { who }, context: { isBank, reward } }: Parts): Condition[] {
  const place = who.opens
    ? [
        {
          id: "espana",
          question: `¿Vas a abrir la cuenta en ${who.opens}?`,
          name: `Abrir la cuenta en ${who.opens}`,
          failure: `La promoción es para nuevos clientes en ${who.opens}. Con una cuenta de otro país no la tendrías.`,
        },
      ]
    : [];
  const rest: Condition[] = [...place, ...(who.age ? [age(who.age)] : [])];
  if (who.existing)
    return [
      {
        id: "cliente",
        question: "¿Eres ya cliente de {brand}?",
        name: "Ser ya cliente de {brand}",
        failure: "La promoción es solo para quien ya es cliente.",
      },
      ...rest,
    ];
  if (who.fresh && who.fresh !== "ever" && who.fresh !== "unknown")
    return [
      {
        id: "cliente-nuevo",
        question: "¿Llevas {fresh} o más sin ser cliente de {brand}, o no lo has sido nunca?",
        name: "Llevar {fresh} sin ser cliente de {brand}",
        failure: `La promoción es para quien no ha sido cliente en {fresh}: si lo has sido, no tendrías el ${reward}.`,
      },
      ...rest,
    ];
  const fresh: Condition = isBank
    ? { standard: "new-bank-customer", ...(who.says && { who: who.says }) }
    : { standard: "new-customer" };
  return [fresh, ...rest];
}

/** The questions of «¿Cumplo los requisitos?», and what none of them settles. */
export function eligibilityOf(parts: Parts): OfferRecord["eligibility"] {
  const { terms, asked, context, main } = parts;
  const { joining, withInvitation, reward } = context;
  const joins = withInvitation ? `${joining.imperative} con ${withInvitation}` : undefined;
  const conditions: Condition[] = [
    ...(terms.protection.authorisation ? [authorisation] : []),
    ...whoConditions(parts),
    ...asked.flatMap(({ isJoining, words }): Condition[] => {
      if (isJoining && joins) return [{ standard: "invitation-link", quote: joins }];
      const { question, clause } = words;
      return question && !isJoining ? [{ ...question, ...(clause && { quote: clause }) }] : [];
    }),
  ];
  const unknowns = asked.flatMap(({ words }) => words.unknowns ?? []);
  const when = main?.gain.when;
  return {
    conditions:
      conditions.length < FEWEST ? [...conditions, ...padding(conditions.length, reward)] : conditions,
    remaining: [
      ...unknowns,
      ...(when === undefined || when === "unknown" ? [`Cuándo llega el ${reward}.`] : []),
      "Si la promoción sigue activa: puede cambiar.",
    ].slice(0, 4),
  };
}

/** Questions that every promotion bears, where its own are fewer than a page needs. */
function padding(present: number, reward: string): Condition[] {
  const arrival: Condition = {
    id: "a-quien",
    question: `¿Has comprobado que el ${reward} es el que dice hoy su web oficial?`,
    name: `Comprobar el ${reward} de hoy`,
    failure: `El ${reward} puede haber cambiado: vale el que diga {brand} el día en que te haces cliente.`,
    doubt: true,
  };
  return [official, arrival].slice(0, FEWEST - present);
}
