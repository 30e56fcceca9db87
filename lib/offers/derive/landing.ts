import { lastDay, longDate, onDate, sinceDate } from "../../format/dates";
import { asSentence, count, decimal, either, inSentence, list, present } from "../../format/format";
import { type FaqItem, mayChange, type Point, type Step } from "../landing";
import type { OfferRecord } from "../offer";
import { allAsked } from "./all-asked";
import { partialSentences } from "./partial";
import { arrivalVerb, arrivalWords } from "./arrivals";
import {
  answerTo,
  isForWhoJoins,
  type QuestionName,
  questionNames,
  MAX_ANSWER_LENGTH,
  usualDoubts,
  usualFaq,
} from "./faq";
import { titledBrand } from "./headline";
import { alsoGets, gainLines } from "./gain-lines";
import { typedAt } from "./invitation";
import { closedBriefly } from "./joining";
import { theyGot } from "./gain-text";
import { giverOf, isLink, isForNew, isForReturning, isNotFor, newOrReturning } from "../terms/people";
import type { Parts } from "./parts";
import { readAt } from "./publisher";
import { unpublishedOf } from "./unpublished";

type Landing = OfferRecord["landing"];

/** The name of the step in which one gets the gain; the others have that of what is asked. */
const GIFT = "gift";

/** What a promotion asked that admits no new clients, a step each, and what it gave where they would be fewer than three. */
function closedSteps({ requirements, context, main, fits }: Parts, closed: string): Step[] {
  const { joining, invitationWords } = context;
  const joins = invitationWords ? `${joining.infinitive} con ${invitationWords.by}` : joining.infinitive;
  const asked = requirements.flatMap(({ id, isJoining, words: { infinitive, question } }): Step[] => {
    const act = isJoining ? joins : infinitive;
    if (!act) return [];
    const text = `La promoción de {brand} te pedía ${act}.`;
    const title = fits([asSentence(act), question?.name ?? "Cumplir los requisitos"], 60);
    return [{ id, title, text: isJoining ? `${closed} ${text}` : text }];
  });
  const gave = main && `Quien cumplía los requisitos de {brand} ${theyGot(main.words.gets)}.`;
  if (asked.length >= 3) return asked;
  const given = { id: GIFT, title: "Lo que daba", text: gave ?? "{brand} daba el regalo a quien invita." };
  return [...asked, given];
}

/** The step by which one becomes a customer: with the invitation, where there is one. */
function joiningStep({ terms, context, fits }: Parts): Point {
  const { joining, invitationWords, hasInvitation } = context;
  if (!invitationWords)
    return {
      title: fits(
        [...(joining.place ? [`${joining.imperative} ${joining.place} {brand}`] : []), joining.imperative],
        60,
      ),
      text: `Entra en la web oficial de {brand} y completa ${joining.event}.`,
    };
  const { by, from } = terms.invitation;
  const giver = from
    ? `${giverOf(terms.invitation)} de {brand}: el de otro cliente no vale`
    : "alguien que ya sea cliente de {brand}";
  return {
    title: fits([`${joining.imperative} con ${invitationWords.by}`, `Usa ${invitationWords.by}`], 60),
    text:
      isLink(by) && hasInvitation
        ? `Entra en {brand} desde nuestro enlace de invitación y completa ${joining.event}.`
        : by === "code" && hasInvitation
          ? `Copia nuestro código de invitación de {brand} y escríbelo ${typedAt(terms, joining)}.`
          : `Antes de ${joining.signUp}, pide ${invitationWords.ask} a ${giver}.`,
  };
}

/** Last day for taking part, with the step by which one does, for whom it helps to act. Nothing that another step says. */
function lastDayWords({ terms: { campaign = {}, asks }, context: { joining } }: Parts): string | false {
  const { from, until, places } = campaign;
  const isSaid = asks.some(
    (ask) =>
      "within" in ask &&
      typeof ask.within === "object" &&
      "until" in ask.within &&
      ask.within.until === until,
  );
  if (!until && !places) return false;
  const isOne = places === 1;
  if (!until || isSaid)
    return places !== undefined && (isOne ? "Hay una sola plaza." : `Hay ${decimal(places)} plazas.`);
  const filled = isOne ? "se ocupa la única plaza" : places && `se llenan las ${decimal(places)} plazas`;
  const full = filled ? `, o antes si ${filled}` : "";
  const last = `el ${longDate(lastDay(until))}${full}.`;
  return from
    ? `Primer día para ${joining.infinitive}: ${onDate(from)}. Último: ${last}`
    : `Último día para ${joining.infinitive}: ${last}`;
}

/** The steps of a page: becoming a customer, what is asked, and the gain where they would be fewer than three. */
function stepsOf(parts: Parts): Step[] {
  const { requirements, context, main, terms } = parts;
  const { reward } = context;
  const closed = closedBriefly(terms);
  if (closed) return closedSteps(parts, closed);
  const steps = requirements.flatMap(({ id, isJoining, words }): Step[] => {
    const step = isJoining ? joiningStep(parts) : words.step;
    const last = isJoining && lastDayWords(parts);
    return step ? [{ id, ...step, text: present([step.text, last, words.later]).join(" ") }] : [];
  });
  if (!main)
    return [
      ...steps,
      {
        id: GIFT,
        title: "Cobra quien te invita",
        text: "{brand} da el regalo a quien te invita cuando cumples los requisitos. A ti no te da nada.",
      },
    ];
  const { tax } = main.gain;
  const keeps = typeof tax === "object" && tax.basis !== "supposed" && "{brand} retiene un {withheld}.";
  if (steps.length >= 3 && !main.gain.instalments && !main.gain.every && !keeps) return steps;
  const { words } = main;
  const arrival = arrivalWords(parts);
  const arrives = arrivalVerb(parts);
  const isGiven = words.gets.verb === "receives" && !(main.gain.money === "unknown" && main.gain.limitedBy);
  const receive: Point = words.step ?? {
    title: `Recibe el ${reward}`,
    text: isGiven
      ? present([
          `{brand} da ${words.inKind ? words.gets.yours : inSentence(words.benefit)}.`,
          alsoGets(parts, "you"),
          arrives && `${asSentence(arrives)}.`,
          keeps,
        ]).join(" ")
      : (arrival ?? `El ${reward} de {brand} es para quien cumple los requisitos.`),
  };
  return [...steps, { id: GIFT, ...receive }];
}

type Entry = string | Readonly<Record<string, string>>;

/** The questions that a list names, each with its own answer or the one that follows from the offer. */
export function answered(entries: readonly Entry[], parts: Parts) {
  const isName = (name: string): name is QuestionName => questionNames.includes(name as QuestionName);
  return entries.flatMap((entry) => {
    const all = typeof entry === "string" ? [[entry, undefined] as const] : Object.entries(entry);
    return all.flatMap(([name, own]): FaqItem[] => {
      if (!isName(name)) return own === undefined ? [] : [{ question: name, answer: own }];
      const { question, answer, past } = answerTo(name, parts) ?? {};
      if (!question || !answer) return [];
      const marks = {
        ...(isForWhoJoins(name) && { isForNew: true as const }),
        ...(name === "tax" && { isTax: true as const }),
        ...(past && !own && { past }),
      };
      return [{ question, answer: own ?? answer, ...marks }];
    });
  });
}

/** What a promotion with a last day gave and asked, for when it is over; undefined of any other. */
function pastAnswer(parts: Parts): FaqItem | undefined {
  const {
    main,
    partial,
    terms: { campaign, who },
  } = parts;
  if (!campaign?.until) return undefined;
  // The page has said that it is over; the answer stands alone too.
  const gave = main
    ? `Hasta ${sinceDate(campaign.until)}, la promoción de {brand} era esta: quien cumplía los requisitos ${theyGot(main.words.gets)}.`
    : `La promoción de {brand} terminó ${onDate(campaign.until)}.`;
  const also = alsoGets(parts, "theyOnce");
  const asked = `Debías ${list(allAsked(parts, true))}.`;
  const rest = partialSentences(partial, "infinitive", "debías ");
  const excluded = who.not && `No era para ${either(who.not)}.`;
  const answers = [
    [gave, also, asked, ...rest, excluded],
    [gave, also, asked, ...rest],
    [gave, also, asked],
    [gave, also],
  ].map((said) => present(said).join(" "));
  return {
    question: "¿Qué daba y qué pedía la promoción de {brand}?",
    answer: parts.fits(answers, MAX_ANSWER_LENGTH),
  };
}

/** The words of the page of an offer, which its description begins if nothing else does. */
export function landingOf(parts: Parts, description: string): Landing {
  const { terms, requirements, main, context, fits } = parts;
  const { faq = usualFaq, doubts = usualDoubts } = terms.words ?? {};
  // A line that does not fit may go: the requirements say the same.
  const hasRoom = (line: string) => fits([line, ""], 48) !== "";
  const lines = requirements.flatMap(({ words }) => (words.box ?? []).filter(hasRoom));
  const figure = main?.words.box.figure ?? "Nada";
  const reward = `De ${context.reward}`;
  const gains = gainLines(parts);
  const more = answered(doubts, parts);
  const past = pastAnswer(parts);
  const answers = [...answered(faq, parts), ...more].map(({ answer }) => answer);
  const own = main ? main.words.box.lines.filter(hasRoom) : ["Cobra solo quien te invita"];
  const all = [...(own.length > 0 ? own : [reward]), ...lines];
  return {
    hero: {
      layout: "split",
      title: fits(
        [
          ...[titledBrand(terms), "{brand}"].map((brand) => [brand, titleGain(parts)]),
          ["{brand}", inSentence(main?.words.short ?? titleGain(parts))],
        ].map(([brand, gain]) => `${brand}: ${context.invitationWords ? "con invitación, " : ""}${gain}`),
        80,
      ),
      lead: main?.words.lead ?? description,
      badges: badgesOf(terms.who),
      box: { figure, lines: all.slice(0, 3) },
      ...(terms.look.strip && { hasStripImage: true }),
      imageAlt: "Una persona se hace cliente de {brand}.",
    },
    ...(gains.length > 0 && { gains }),
    steps: stepsOf(parts),
    sections: [],
    faq: answered(faq, parts),
    ...(more.length > 0 && { doubts: more }),
    ...(past && { past }),
    unpublished: unpublishedOf(parts),
    finePrint: [
      ...requirements.flatMap(({ words: { finePrint = [], later } }) =>
        later ? [...finePrint, later] : finePrint,
      ),
      ...smallPrint(parts).filter((text) => !answers.some((answer) => answer.includes(text))),
      mayChange("{brand}"),
    ],
  };
}

/** Badges for whom the offer is. */
function badgesOf(who: Parts["terms"]["who"]): string[] {
  const [least, most] = who.age?.split("-") ?? [];
  // Being of age is no badge: nearly every promotion is for adults.
  const years = most ? [`De ${least} a ${most} años`] : [];
  if (who.existing) return ["Solo clientes", ...years];
  if (!isForNew(who)) return years;
  if (isForReturning(who))
    return [newOrReturning("{fresh}"), ...(who.opens ? [`Solo en ${who.opens}`] : []), ...years];
  return [who.opens ? `Nuevos clientes en ${who.opens}` : "Solo nuevos clientes", ...years];
}

/** What the file says besides, a sentence each. */
function smallPrint({ terms, requirements, others }: Parts): string[] {
  const { gives, who, campaign } = terms;
  const read = readAt(terms).map(({ by, read: day }) => `en ${by}${day ? ` ${onDate(day)}` : ""}`);
  return present([
    // Requirements that nobody has checked come with the month in which they were read.
    read.length > 0 && `Los requisitos de {brand} se leyeron ${list(read)}.`,
    ...gives.flatMap((gain) => (others.some((other) => other.gain === gain) ? [] : (gain.note ?? []))),
    isNotFor(who),
    // The joining step says it, if there is one.
    campaign?.places !== undefined &&
      !requirements.some(({ isJoining }) => isJoining) &&
      `La promoción de {brand} es para ${count(campaign.places, "cliente", "clientes")} como máximo.`,
    campaign?.endless && "La promoción de {brand} dice que no tiene fecha de fin.",
    campaign?.season && `La promoción de {brand} que conocemos es de ${campaign.season}.`,
  ]);
}

/** The gain inside a title: «10 € de regalo». */
function titleGain({ main, context: { reward } }: Parts): string {
  return main?.words.title ?? inSentence(main?.words.benefit ?? `el ${reward} es para quien te invita`);
}
