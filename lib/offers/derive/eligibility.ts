import { asSentence, decimal, either, present } from "../../format/format";
import { type Condition, conditionIds } from "../conditions";
import type { OfferRecord } from "../offer";
import { typedAt } from "./invitation";
import { freshPeriod } from "./joining";
import { verbIn } from "../terms/asks";
import type { Joining } from "../terms/context";
import { hasArrival } from "../terms/when";
import { ageOf, giverOf, isForNew, isForReturning, isLink, isNotFor, otherGiverOf } from "../terms/people";
import type { Parts } from "./parts";

/** The fewest questions of a page. */
const FEWEST = 4;

const official = (day: string): Condition => ({
  id: "condiciones",
  question: "¿Has visto en la web oficial que la promoción sigue y pide lo mismo que aquí?",
  name: "Comprobar las condiciones oficiales",
  failure: `Las condiciones pueden cambiar: las que valen son las que muestra {brand} ${day}.`,
  doubt: true,
});

const age = (range: string): Condition => ({
  id: "edad",
  question: `¿Tienes ${range}?`,
  name: `Tener ${range}`,
  failure: `La promoción es para quien tiene ${range}.`,
});

const income: Condition = {
  id: "ingresos",
  question: "¿Tienes unos ingresos de {yearlyIncome} al año o más?",
  name: "Tener unos ingresos de {yearlyIncome} al año o más",
  failure: "La promoción de {brand} pide unos ingresos de {yearlyIncome} al año como mínimo.",
};

const authorisation: Condition = {
  id: conditionIds.authorisation,
  question: "¿Has comprobado que {brand} está autorizada a prestar servicios en España?",
  name: "Comprobar que {brand} está autorizada en España",
  failure:
    "Antes de registrarte, búscala en los registros de ESMA y de la CNMV, enlazados al principio de esta página: si no figura, no cuentes con que pueda prestarte el servicio.",
  doubt: true,
};

/** Asks whether one becomes a customer for the first time, where the file does not say that the offer is for new customers only. */
const firstTime = ({ context: { joining }, fits }: Parts): Condition => ({
  id: conditionIds.newCustomer,
  question: "¿Es la primera vez que te haces cliente de {brand}?",
  name: fits(
    [
      "Preguntar a {brand} si vale para quien ya es o fue cliente",
      "Preguntar si vale para quien ya es o fue cliente",
    ],
    70,
  ),
  failure: `Puede que la promoción no valga para quien es o ha sido cliente: pregunta a {brand} antes de ${joining.before}.`,
  doubt: true,
});

/** Asks whether one has never been a customer, where a former customer does not count as new. */
const neverBefore = (detail: string): Condition => ({
  id: conditionIds.newCustomer,
  question: "¿Es la primera vez que te haces cliente de {brand}?",
  name: "Ser nuevo cliente de {brand}",
  failure: `La promoción es solo para nuevos clientes. ${detail}`,
});

/** Asks whether one is a customer today, where a former customer may count as new: the file says nothing against it. */
const customerNow = (detail: string, { makes }: Joining): Condition => ({
  id: conditionIds.newCustomer,
  name: "Ser nuevo cliente de {brand}",
  question: makes === "account" ? "¿Tienes ahora una cuenta en {brand}?" : "¿Eres ahora cliente de {brand}?",
  failure: present([
    makes === "account"
      ? "La promoción es solo para nuevos clientes: si ya tienes cuenta, no cumples."
      : "La promoción es solo para nuevos clientes: si ya eres cliente, no cumples.",
    detail,
  ]).join(" "),
  lostByYes: true,
});

const NEVER_BEFORE = "Quien lo fue alguna vez no cuenta como nuevo.";

/** Whether a file says that an offer is for new customers, and not whether who was one once is new. */
const mayCount = ({ fresh, says }: Parts["terms"]["who"]) => fresh === "new" && !says;

const byLink = (other: string): Condition => ({
  id: conditionIds.invitation,
  question: `¿Vas a registrarte con un enlace de invitación, el nuestro o el de ${other}?`,
  name: "Registrarte con un enlace de invitación",
  failure:
    "Sin invitación no se cumplen los requisitos. Nuestro enlace está en el botón de la ficha de {brand}: ábrelo antes de empezar el registro.",
});

const byLinkOfOthers = (giver: string): Condition => ({
  id: conditionIds.invitation,
  question: `¿Tienes ya un enlace de invitación de ${giver} de {brand}?`,
  name: "Tener un enlace de invitación",
  failure: `Pide un enlace a ${giver} de {brand} antes de registrarte: nosotros aún no tenemos. Sin invitación no se cumplen los requisitos.`,
  doubt: true,
});

/** Whether one signs up with the owner's code, which is typed in at the provider. */
const byCode = (where: string, other: string): Condition => ({
  id: conditionIds.invitation,
  question: `¿Vas a escribir un código de invitación ${where}, el nuestro o el de ${other}?`,
  name: "Escribir un código de invitación",
  failure: `Sin invitación no se cumplen los requisitos. Nuestro código está en la ficha de {brand}: escríbelo ${where}.`,
  doubt: true,
});

/** Who the offer is for: new customers, customers, or who has not been one for a time. */
function whoConditions(parts: Parts): Condition[] {
  const {
    terms: { who },
    context: { isBank, reward, invitationWords, joining },
  } = parts;
  // Telecom, energy and insurance have contracts, not accounts.
  const [opening, opened] =
    joining.makes === "contract" ? ["contratar", "un contrato"] : ["abrir la cuenta", "una cuenta"];
  const years = ageOf(who);
  const rest = present<Condition>([
    who.opens && {
      id: "espana",
      question: `¿Vas a ${opening} en ${who.opens}?`,
      name: `${asSentence(opening)} en ${who.opens}`,
      failure: `La promoción es para nuevos clientes en ${who.opens}. Con ${opened} de otro país no tendrías el ${reward}.`,
    },
    who.resident && {
      id: "residencia",
      question: `¿Resides en ${who.resident}?`,
      name: `Residir en ${who.resident}`,
      failure: `La promoción de {brand} es solo para quien reside en ${who.resident}.`,
    },
    years && age(years),
    who.income && income,
  ]);
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
  if (!isForNew(who)) return [firstTime(parts), ...rest];
  if (isForReturning(who))
    return [
      {
        id: conditionIds.newCustomer,
        question: "¿Llevas {fresh} o más sin ser cliente de {brand}, o no lo has sido nunca?",
        name: "Llevar {fresh} sin ser cliente de {brand}",
        failure: `La promoción es para quien no ha sido cliente ${freshPeriod(who)}: si lo has sido, no tendrías el ${reward}.`,
      },
      ...rest,
    ];
  const isNow = who.fresh !== "ever";
  const detail = present([
    isBank &&
      invitationWords &&
      "Según la OCU, ser ya cliente es uno de los motivos más frecuentes de que el regalo de un plan amigo bancario no llegue.",
    who.says ?? (!isNow && NEVER_BEFORE),
  ]).join(" ");
  return [isNow ? customerNow(detail, joining) : neverBefore(detail), ...rest];
}

/** Whether one is none of those for whom the offer is not. */
function notExcluded({ terms: { who }, context: { reward }, fits }: Parts): Condition[] {
  const says = isNotFor(who);
  if (!who.not || !says) return [];
  return [
    {
      id: "excluidos",
      question: fits(
        [
          `¿Has comprobado que no es tu caso: ${either(who.not)}?`,
          "¿Has comprobado que la promoción vale en tu caso?",
        ],
        140,
      ),
      name: "Que la promoción valga en tu caso",
      failure: fits(
        [
          `${says} Si es tu caso, no tendrías el ${reward}.`,
          says,
          "La promoción de {brand} no vale para todos: mira en sus condiciones si vale en tu caso.",
        ],
        320,
      ),
      doubt: true,
    },
  ];
}

/** The questions of «¿Cumplo los requisitos?», and what none of them settles. */
export function eligibilityOf(parts: Parts): OfferRecord["eligibility"] {
  const { terms, requirements, context, main } = parts;
  const { joining, invitationWords, hasInvitation, reward } = context;
  const giver = giverOf(terms.invitation);
  const other = otherGiverOf(terms.invitation);
  const conditions: Condition[] = [
    ...(terms.protection.authorisation ? [authorisation] : []),
    ...whoConditions(parts),
    ...notExcluded(parts),
    ...requirements.flatMap(({ ask, isJoining, words }): Condition[] => {
      if (!isJoining) {
        const isStep = !verbIn(ask)?.isLookUp;
        return words.question ? [{ ...words.question, ...(isStep && { isStep }) }] : [];
      }
      const { by } = terms.invitation;
      if (isLink(by) && hasInvitation) return [byLink(other)];
      if (by === "link") return [byLinkOfOthers(giver)];
      if (by === "code" && hasInvitation) return [byCode(typedAt(terms, joining), other)];
      if (invitationWords)
        return [
          {
            id: conditionIds.invitation,
            question: invitationWords.has,
            name: `Tener ${invitationWords.client}`,
            failure: `Pide ${invitationWords.ask} a ${giver} de {brand} antes de ${joining.signUp}: si ${invitationWords.loses}, no cumples los requisitos.`,
            doubt: true,
          },
        ];
      return [
        {
          id: "alta",
          isStep: true,
          question: `¿Vas a ${joining.infinitive}?`,
          name: asSentence(joining.infinitive),
          failure: `${terms.who.existing ? "Quien no se apunta" : `Quien no ${joining.third}`} no recibe el ${reward} de {brand}.`,
        },
      ];
    }),
  ];
  const opens = context.isBank && joining.makes === "account" ? "abres la cuenta" : "te haces cliente";
  const day = terms.who.existing || joining.card ? joining.signingUp : opens;
  const { places } = terms.campaign ?? {};
  const unknown = requirements.flatMap(({ words }) => [
    ...(words.unknowns ?? []).map((one) => `${asSentence(one)}.`),
    ...(words.lookUps ?? []),
  ]);
  return {
    conditions:
      conditions.length < FEWEST ? [...conditions, ...padding(conditions.length, parts)] : conditions,
    remaining: present([
      mayCount(terms.who) && "Si cuenta como nuevo quien ya fue cliente.",
      ...new Set(unknown),
      places === 1
        ? "Si queda la única plaza."
        : places !== undefined && `Si quedan plazas: hay ${decimal(places)}.`,
      main && !main.gain.rate && !hasArrival(main.gain) && `Cuándo llega el ${reward}.`,
      `Las condiciones del día en que ${day}: son las que valen.`,
    ]).slice(0, 4),
  };
}

/** Questions that every promotion bears, where its own are fewer than a page needs. */
function padding(own: number, { terms, context: { reward, joining } }: Parts): Condition[] {
  const day = terms.who.existing || joining.card ? `el día en que ${joining.signingUp}` : undefined;
  const arrival: Condition = {
    id: "a-quien",
    question: `¿Has comprobado que el ${reward} es el que dice hoy su web oficial?`,
    name: `Comprobar el ${reward} de hoy`,
    failure: `El ${reward} puede haber cambiado: vale el que diga {brand} ${day ?? "el día en que te haces cliente"}.`,
    doubt: true,
  };
  return [official(day ?? "el día en que te das de alta"), arrival].slice(0, FEWEST - own);
}
