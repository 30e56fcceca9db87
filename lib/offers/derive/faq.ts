import { either, inSentence, list, present } from "../../format/format";
import { refusalOf, verbIn } from "../terms/asks";
import { ofBrand } from "../terms/context";
import { type Ask, verbOf } from "../terms/verbs";
import { ageOf, isForNew, isForReturning, isNotFor } from "../terms/people";
import { closedBriefly, freshPeriod } from "./joining";
import { categoryOf } from "../categories";
import { allAsked, hasToJoin } from "./all-asked";
import { partialSentences } from "./partial";
import { arrivalOnce, arrivalWords, askForArrival } from "./arrivals";
import type { FaqItem } from "../landing";
import { inviterAnswer } from "./inviter-answer";
import type { Parts } from "./parts";
import { alsoGets } from "./gain-lines";
import { theyGet, toGet } from "./gain-text";
import { accordingTo } from "./publisher";
import { taxAnswer, taxAnswerOnce } from "./tax-answer";

const OCU_LATE =
  "No cuentes con ello en {brand}. Según la OCU, en los planes amigo de los bancos quien no abre la cuenta con el enlace o el código de un cliente no recibe nada.";

const OCU_CLIENT =
  "Según la OCU, ser ya cliente es uno de los motivos más frecuentes de que el regalo no llegue.";

/** What to do without the benefit; `{complaint}` is filled in by the law's periods for its kind of provider. */
const COMPLAINT = "Si no llega o te lo deniegan, {complaint}.";

/** What to do without the benefit, after having asked, where nobody says when it comes. */
const AFTER_ASKING = "Si te lo deniegan o no te contestan, {complaint}.";

/** The most characters of an answer. */
export const MAX_ANSWER_LENGTH = 600;

/** What an offer asks to look up in its own words, as a sentence. */
function checksOf({ requirements }: Parts): string | undefined {
  const names = requirements.flatMap(({ ask, words }) =>
    verbIn(ask)?.isLookUp && words.question ? inSentence(words.question.name) : [],
  );
  return names.length > 0 ? `También cuenta: ${list(names)}.` : undefined;
}

/** Gives a question one of its answers. */
const answering =
  (question: string) =>
  (answer: string): FaqItem => ({ question, answer });

/** The questions that every offer answers, by name, in the order of a page. */
const questions = {
  what: (parts: Parts): FaqItem => {
    const { context, requirements, main, inviters, isStaged } = parts;
    const [inviter] = inviters;
    const programme = "El plan amigo de {brand} es su programa de invitación";
    const question = context.invitationWords
      ? "¿Qué es el plan amigo de {brand}?"
      : `¿Qué es la promoción de ${ofBrand(context.joining)}?`;
    if (!main) return { question, answer: `${programme}: cobra solo quien te invita. A ti no te da nada.` };
    const joins = context.invitationWords
      ? `${context.joining.third} con ${context.invitationWords.client}`
      : context.joining.third;
    if (
      parts.extras.length === 0 &&
      inviter?.slot.money &&
      main.slot.money &&
      main.words.value.kind === "amount" &&
      !main.gain.every
    )
      return {
        question,
        answer: `${programme}: cuando alguien ${joins} y cumple los requisitos, el nuevo cliente recibe ${main.slot.money} y quien lo invita, ${inviter.slot.money}.`,
      };
    // If the benefit is a sum of parts, each part asks for different things, so only formalities are listed.
    const rest = requirements.flatMap(({ ask, isJoining, words }) =>
      !isJoining && words.third && (!isStaged || verbIn(ask)?.role === "formality") ? [words.third] : [],
    );
    const does = hasToJoin(parts) ? [joins, ...rest] : rest;
    const gets = isStaged ? `puede ${toGet(main.words.gets)}` : theyGet(main.words.gets);
    const source = accordingTo(parts.terms);
    const also = alsoGets(parts, "they");
    const start = context.invitationWords ? `${programme}:` : "En la promoción de {brand},";
    const answer = `${start}${source ? ` ${source},` : ""} quien ${list(does)} ${gets}.`;
    const more = present([answer, isStaged && "Cada parte pide algo distinto.", also]).join(" ");
    return { question, answer: parts.fits([more, answer], MAX_ANSWER_LENGTH) };
  },
  requirements: (parts: Parts): FaqItem => {
    const { context, partial, main } = parts;
    const hasDiscount = context.rewardKind === "discount" ? "tener" : "recibir";
    const closed = closedBriefly(parts.terms);
    const question = "¿Qué requisitos tiene la promoción?";
    if (closed)
      return { question, answer: `${closed} La promoción te pedía ${list(allAsked(parts, true))}.` };
    const asks = [
      `Para ${main ? `${hasDiscount} ${main.words.the} de {brand}` : "que cobre quien te invita a {brand}"} debes ${list(allAsked(parts))}.`,
      ...partialSentences(partial, "infinitive", "debes también "),
    ];
    // What costs money and takes no gift is no requirement, but somebody has to know it.
    const fines = parts.requirements.flatMap(({ words }) =>
      words.infinitive ? [] : (words.afterGift ?? []),
    );
    const whole = [...asks, ...fines, isNotFor(parts.terms.who), checksOf(parts)];
    const texts = [whole, asks, asks.slice(0, 1)].map((said) => present(said).join(" "));
    return { question, answer: parts.fits(texts, MAX_ANSWER_LENGTH) };
  },
  delay: (parts: Parts): FaqItem => {
    const { reward } = parts.context;
    const known = arrivalWords(parts);
    const once = parts.terms.campaign?.until && arrivalOnce(parts);
    // Without an answer the question is left out: `unpublished` lists what is not known.
    return known
      ? {
          question: `¿Cuánto tarda en llegar el ${reward} y qué hago si no llega o me lo deniegan?`,
          answer: `${known} ${COMPLAINT}`,
          ...(once && { past: `${once} ${COMPLAINT}` }),
        }
      : {
          question: `¿Qué hago si el ${reward} no llega o me lo deniegan?`,
          answer: `${askForArrival(parts)} ${AFTER_ASKING}`,
        };
  },
  late: ({
    context: { isBank, joining, invitationWords: called },
    terms: { invitation },
  }: Parts): FaqItem | undefined => {
    if (!called) return undefined;
    const says = answering(`¿Puedo añadir ${called.added} después de ${joining.mine}?`);
    const { late } = invitation;
    if (late && late !== "no" && late !== "unknown")
      return says(
        `Sí: en {brand} la invitación se puede añadir hasta {late} después de ${joining.infinitive}. Lo más seguro es usarla desde el principio.`,
      );
    if (late === "no")
      return says(
        `No: en {brand} la invitación solo cuenta si la usas al ${joining.infinitive}. Después no se puede añadir.`,
      );
    return says(
      isBank
        ? OCU_LATE
        : `No cuentes con ello: los requisitos de {brand} piden ${joining.infinitive} con la invitación.`,
    );
  },
  client: ({
    context: { reward, rewardKind, invitationWords, joining },
    terms: { who },
  }: Parts): FaqItem | undefined => {
    const excluded = isNotFor(who);
    if (who.existing || !isForNew(who))
      return excluded ? { question: `¿Quién no puede recibir el ${reward}?`, answer: excluded } : undefined;
    const by = rewardKind === "discount" && invitationWords ? " por invitación" : "";
    const isFor = `el ${reward} de {brand}${by} es para nuevos clientes${who.opens ? ` en ${who.opens}` : ""}.`;
    const first = isForReturning(who)
      ? `Depende: el ${reward} de {brand} es para quien no ha sido cliente ${freshPeriod(who)}.`
      : who.says || who.fresh === "ever"
        ? `No: ${isFor}`
        : `Si lo eres ahora, no: ${isFor} Si lo fuiste y te diste de baja, pregunta a {brand} si cuentas como nuevo antes de ${joining.before}.`;
    return {
      question: `¿Me dan el ${reward} si ya era cliente?`,
      answer: present([first, who.says, excluded]).join(" "),
    };
  },
  close: ({
    requirements,
    context: { reward, rewardKind, asks, joining },
    terms: { keeps, who },
  }: Parts): FaqItem | undefined => {
    if (asks("contract") || joining.makes === "card" || who.existing || rewardKind === "interest")
      return undefined;
    const says = answering(`¿Puedo cerrar la cuenta después de recibir el ${reward}?`);
    const partly = requirements.flatMap(({ words }) => (words.afterGift ? [words] : []));
    const after = partly.map(({ afterGift }) => afterGift).join(" ");
    // Who keeps the account, its conditions or the salary has brought it.
    const isKept = ["account", "conditions", "salary"].some((what) => asks("keep", what));
    const binds = (ask: Ask) => verbOf(ask).ties || (!isKept && verbOf(ask).takes === "salary");
    const ties = requirements.flatMap(({ options, gets, words: { afterGift } }) => {
      const all = options
        .flat()
        .flatMap(({ ask, words: { infinitive } }) =>
          binds(ask) && infinitive && !afterGift ? [{ ask, infinitive }] : [],
        );
      const only = options.length > 1 ? ", si es la opción que eliges" : "";
      const isDated = all.every(({ ask }) => verbOf(ask).lasts(ask));
      return all.length > 0
        ? [{ isDated, gets, infinitive: `${either([...new Set(all.map((one) => one.infinitive))])}${only}` }]
        : [];
    });
    const things = ties.flatMap(({ gets, infinitive }) => (gets ? [] : [infinitive]));
    // Who leaves before only loses what that is asked for.
    const forSome = ties.flatMap(({ gets, infinitive }) =>
      gets ? [`Para ${gets}, {brand} pide ${infinitive}: si la cierras antes, pierdes solo eso.`] : [],
    );
    // Nobody is told that they may leave where it is not known for how long the salary has to stay.
    if (ties.some(({ isDated }) => !isDated))
      return says(
        "No lo hagas hasta saber cuánto tiempo hay que mantener la nómina: las condiciones de {brand} que conocemos no lo dicen.",
      );
    if (ties.length > 0) {
      const whole =
        things.length > 0
          ? `Sí, cuando haya llegado el ${reward} y hayas cumplido lo que pide {brand}: ${list(things)}. Antes, no.`
          : `Sí, cuando haya llegado el ${reward} de {brand}.`;
      return says(present([whole, ...forSome, after]).join(" "));
    }
    if (partly.length > 0) {
      const waits = partly.flatMap(({ wait }) => wait ?? []);
      const free = `Sí, cuando haya llegado el ${reward} de {brand}. ${after}`;
      return says(waits.length > 0 ? waits.join(" ") : free);
    }
    return says(
      keeps === "none"
        ? `Sí: {brand} no pide mantener la cuenta abierta. Comprueba antes que el ${reward} ha llegado.`
        : `Espera a que haya llegado el ${reward}. Los requisitos de {brand} que conocemos no piden mantener después la cuenta.`,
    );
  },
  lose: (parts: Parts): FaqItem => {
    const { context, requirements, partial, isStaged, main, terms } = parts;
    const { who } = terms;
    const { reward, rewardKind, invitationWords, isBank } = context;
    const customer = isForReturning(who)
      ? `has sido cliente ${freshPeriod(who)}`
      : who.says
        ? "no cuentas como nuevo cliente"
        : "ya eras cliente";
    const reasons = (names: string) =>
      present([
        who.existing && context.asks("enrol") && `no ${context.joining.signingUp}`,
        isForNew(who) && customer,
        ageOf(who) && `no tienes ${ageOf(who)}`,
        who.resident && `no resides en ${who.resident}`,
        who.income && "tus ingresos no llegan a {yearlyIncome} al año",
        who.not && `tu caso es de los que no valen${names}`,
        invitationWords?.loses,
        ...requirements.flatMap(({ ask, isJoining, words }) => [!isJoining && words.loses, refusalOf(ask)]),
        uncounted.size > 0 && `lo que haces no cuenta (${list([...uncounted])})`,
      ]);
    const uncounted = new Set(
      requirements.flatMap(({ options, words }) =>
        words.loses ? options.flat().flatMap(({ ask }) => ("not" in ask && ask.not ? ask.not : [])) : [],
      ),
    );
    const others = [...new Set(partial.map(({ gets }) => gets))];
    const own =
      others.length > 0 ? ` Si no haces lo que se pide para ${list(others)}, pierdes solo eso.` : "";
    const more = isStaged ? " Cada parte tiene además sus requisitos." : own;
    const ocu = isBank && invitationWords && rewardKind === "gift" ? ` ${OCU_CLIENT}` : "";
    const after = requirements.flatMap(({ words }) => words.afterGift ?? []);
    const endings = [...new Set([`${more}${ocu}`, more, ""])];
    const answers = [who.not ? ` (${either(who.not)})` : "", ""].flatMap((names) => {
      const all = reasons(names);
      const said = all.length > 0 ? all : [`no ${context.joining.signingUp}`];
      const text = `Puedes quedarte sin ${main?.words.the ?? `el ${reward}`} de {brand} ${present([`${either(said.map((reason) => `si ${reason}`))}.`, ...after]).join(" ")}`;
      return endings.map((ending) => `${text}${ending}`);
    });
    return {
      question: `¿Qué puede dejarme sin el ${reward}?`,
      answer: parts.fits(answers, MAX_ANSWER_LENGTH),
    };
  },
  risk: ({ terms: { category, risk } }: Parts): FaqItem | undefined => {
    const question = "¿Qué riesgos tiene?";
    if (categoryOf(category).risk === "crypto")
      return {
        question,
        answer:
          "Con {brand} puedes perder todo el importe que inviertas: los criptoactivos son de alto riesgo y no los cubre ningún fondo de garantía de depósitos.",
      };
    return risk && { question, answer: "Lo que inviertes con {brand} puede perder valor." };
  },
  tax: (parts: Parts): FaqItem | undefined => {
    const answer = taxAnswer(parts);
    const past = parts.terms.campaign?.until && taxAnswerOnce(parts);
    return answer
      ? {
          question: `¿Hay que declarar el ${parts.context.reward} a Hacienda?`,
          answer,
          ...(past && { past }),
        }
      : undefined;
  },
  inviter: inviterAnswer,
};

export type QuestionName = keyof typeof questions;

/** The names of the questions that are written already. */
export const questionNames = Object.keys(questions) as QuestionName[];

/** The answer to a question by its name; undefined if it does not arise for this offer. */
export const answerTo = (name: QuestionName, parts: Parts): FaqItem | undefined => questions[name](parts);

/** The questions for people who may still take part: left out once a promotion is over. */
const forNew: readonly QuestionName[] = ["what", "requirements", "late", "client", "lose", "inviter"];
/** Whether a question is one of these. */
export const isForWhoJoins = (name: QuestionName) => forNew.includes(name);

/** The questions of a page and its other doubts, where the file does not say which and in which order. */
export const usualFaq: readonly QuestionName[] = ["what", "requirements", "delay", "lose"];
export const usualDoubts: readonly QuestionName[] = ["late", "client", "close", "tax", "inviter"];
