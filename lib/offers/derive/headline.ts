import { type CalendarDate, lastDay } from "../../format/dates";
import { asSentence, inSentence, list, present } from "../../format/format";
import { categoryOf } from "../categories";
import type { OfferRecord } from "../offer";
import { verbIn } from "../terms/asks";
import { alsoGets } from "./gain-lines";
import { theyGet, theyGot, youGet } from "./gain-text";
import { closedBriefly } from "./joining";
import { partialSentences } from "./partial";
import type { Parts } from "./parts";
import { accordingTo } from "./publisher";

type Headline = Pick<
  OfferRecord,
  | "benefit"
  | "shortBenefit"
  | "description"
  | "requirements"
  | "condition"
  | "callToAction"
  | "seoTitle"
  | "seoDescription"
>;

/** The condition in short: that of the one thing asked, of two, or of the first with how many more there are. */
function conditionOf(parts: Parts): string {
  const {
    requirements,
    isStaged,
    context: { joining },
  } = parts;
  const all = requirements.filter(({ isJoining, words }) => !isJoining && words.short);
  const main = all.filter(({ ask }) => !verbIn(ask)?.isMinor);
  const own = main.filter(({ ask }) => verbIn(ask)?.role !== "formality");
  const ways = [main.length > 0 ? main : all, ...(own.length > 0 ? [own] : [])];
  const texts = ways.flatMap((some) => shortWords(some.map(({ words }) => words.short ?? "")));
  const [first, ...more] = (ways.at(-1) ?? []).flatMap(({ words }) => words.short ?? []);
  if (first && more.length > 0) texts.push(`${first} y algo más`, "Varias condiciones");
  // A single requirement falls back on the shorter title of its step.
  else if (first)
    texts.push(...(ways.at(-1) ?? []).flatMap(({ words: { step } }) => step?.title ?? []), "Una condición");
  if (isStaged)
    texts.unshift(
      ...[first ?? joining.imperative, joining.imperative].map((own) => `${own}; cada parte pide algo más`),
    );
  if (isStaged && !first) texts.push(joining.imperative);
  return first || isStaged ? parts.fits(texts, 40) : joining.imperative;
}

/** Some conditions in short, the longest wording first. */
function shortWords([first, second, ...more]: readonly string[]): string[] {
  if (first === undefined) return [];
  if (second === undefined) return [first];
  const count = more.length + 1;
  const rest = count === 1 ? "y una condición más" : `y ${count} condiciones más`;
  return [...(count === 1 ? [list([first, inSentence(second)])] : []), `${first} ${rest}`];
}

/** What a promotion gave and asked that admits no new clients: nobody is told to do it. */
function closedTexts(
  parts: Parts,
  closed: string,
): Pick<Headline, "description" | "requirements" | "condition"> {
  const { requirements, partial, main, context, fits } = parts;
  const { joining, invitationWords } = context;
  const joins = invitationWords ? `${joining.infinitive} con ${invitationWords.by}` : joining.infinitive;
  const rest = requirements.flatMap(({ isJoining, words }) =>
    !isJoining && words.infinitive ? [words.infinitive] : [],
  );
  const all = `${asSentence(list([joins, ...rest]))}.`;
  const gave = main
    ? `Quien cumplía los requisitos de {brand} ${theyGot(main.words.gets)}.`
    : "Cobraba solo quien invita.";
  const [first = joining.infinitive, ...more] = rest;
  return {
    description: `${gave} ${closed}`,
    requirements: fits(
      [
        [all, ...partialSentences(partial, "infinitive", "había que ")].join(" "),
        all,
        `${asSentence(joins)} y algo más.`,
      ],
      160,
    ),
    condition: fits(
      [asSentence(list([first, ...more])), `${asSentence(first)} y algo más`, "Varias condiciones"],
      40,
    ),
  };
}

/** Whether a promotion runs on a day by what its file says of its last day. */
const isSaidToRun = ({ campaign }: Parts["terms"], today: CalendarDate | undefined) =>
  campaign?.endless === true ||
  (campaign?.until !== undefined && today !== undefined && today <= lastDay(campaign.until));

/**
 * What a promotion gives that nobody has checked, by who tells of it, and the same in short; empty of any other. In the past,
 * unless it says of itself that it runs.
 */
function toldBySource(
  { terms, main, context: { joining, invitationWords } }: Parts,
  isRunning: boolean,
): string[] {
  const source = accordingTo(terms, { isNamed: true });
  if (!source || !main) return [];
  const { gets } = main.words;
  const by = invitationWords ? " con una invitación" : "";
  const joined = `${isRunning ? joining.third : joining.did}${joining.place ? ` ${joining.place} {brand}` : ""}${by}`;
  // «según su nómina, según elEconomista» would read as one list.
  const said = gets.theirs.includes("según") ? ` (${source})` : `, ${source}`;
  if (isRunning) {
    const who = terms.who.existing ? "es cliente de {brand}" : joined;
    const gives = `${theyGet(gets)}${said}.`;
    return [
      `Quien ${who} y cumple los requisitos ${gives}`,
      `Quien cumple los requisitos de {brand} ${gives}`,
    ];
  }
  const who = terms.who.existing ? "era cliente de {brand}" : joined;
  const gave = `${theyGot(gets)}${said}.`;
  return [`Quien ${who} y cumplía los requisitos ${gave}`, `Quien cumplía los requisitos de {brand} ${gave}`];
}

/** The brand, with the name that tells a promotion from another of its brand. */
export const titledBrand = ({ name }: Parts["terms"]) => (name ? `{brand} (${name})` : "{brand}");

/** The texts of cards, lists and search engines, as of a day. */
export function headlineOf(parts: Parts, today?: CalendarDate): Headline {
  const { requirements, partial, isStaged, main, others, context, terms, fits } = parts;
  const { joining, invitationWords } = context;
  const joins = `${joining.imperative}${invitationWords ? ` con ${invitationWords.by}` : ""}`;
  // An existing customer who does not have to enrol has nothing to join.
  const isJoined = terms.who.existing && !context.asks("enrol");
  const clauses = requirements.flatMap(({ isJoining, words }) =>
    !isJoining && words.clause ? [words.clause] : [],
  );
  // The titles of the steps name the same things in fewer characters, without figures.
  const steps = requirements.flatMap(({ isJoining, words }) =>
    !isJoining && words.clause ? [words.brief ?? inSentence(words.step?.title ?? words.clause)] : [],
  );
  // What each of several parts asks for, by the titles of its steps.
  const parted = requirements.flatMap(({ gets, words: { step } }) =>
    gets && step ? [inSentence(step.title)] : [],
  );
  const sentence = (things: readonly string[]) =>
    `${asSentence(list(isJoined ? things : [joins, ...things]))}.`;
  const whole = main?.words.benefit ?? "Cobra solo quien te invita";
  const { short: inShort = whole, shorter = inShort } = main?.words ?? {};
  const benefit = fits([whole, asSentence(inShort), asSentence(shorter)], 60);
  const short = fits([inShort, shorter], 32);
  const becomes = joining.place ? `${joining.imperative} ${joining.place} {brand}` : joining.imperative;
  const isRunning = isSaidToRun(terms, today);
  const [told, toldInShort] = toldBySource(parts, isRunning);
  const receives = main
    ? `${terms.who.existing ? " y cumples los requisitos," : ", cumple los requisitos y"} ${youGet(main.words.gets)}.`
    : ": cobra solo quien te invita, a ti no te da nada.";
  const gain = main?.words.sum ?? inSentence(benefit);
  const brand = titledBrand(terms);
  const waived = main?.gain.waives && `${brand}: con invitación, ${main.slot.fee} de ${main.gain.waives.fee}`;
  const titles = invitationWords
    ? [
        ...(waived ? [waived] : []),
        `${brand}: ${gain} con invitación y qué te piden`,
        `${brand}: ${gain} con invitación`,
        `Plan amigo de ${brand}: qué da y qué te piden`,
      ]
    : [
        `${brand}: ${gain} y qué te piden`,
        `${brand}: ${gain}`,
        `Promoción de ${brand}: qué da y qué te piden`,
      ];
  titles.push(`${brand}: qué te piden`, brand, "{brand}: qué da la promoción y qué te piden");
  // «Abrir cuenta» is only for new customers, and only while the provider admits them.
  const closed = closedBriefly(terms);
  const button = terms.who.existing || terms.closed ? "Ir a {brand}" : categoryOf(terms.category).button;
  const also = alsoGets(parts, told ? (isRunning ? "they" : "theyOnce") : "you");
  const all = [main, ...others].flatMap((one) =>
    one ? inSentence(one.words.short ?? one.words.benefit) : [],
  );
  const source = accordingTo(terms, { isNamed: true });
  const described =
    told ??
    main?.words.description ??
    (invitationWords
      ? `${becomes} con una invitación${receives}`
      : terms.who.existing
        ? `Si ya eres cliente de {brand}${receives}`
        : `${becomes}${receives}`);
  return {
    benefit,
    ...(short !== benefit && { shortBenefit: short }),
    description: fits(
      present([
        present([described, also]).join(" "),
        also && toldInShort && `${toldInShort} ${also}`,
        also &&
          source &&
          !main?.gain.rate &&
          (isRunning
            ? `A quien cumple los requisitos, {brand} le da ${list(all)}, ${source}.`
            : `A quien cumplía los requisitos, {brand} le daba ${list(all)}, ${source}.`),
        described,
        toldInShort,
        main && told && !isRunning && `{brand} daba ${inSentence(inShort)} a quien cumplía los requisitos.`,
        main && `{brand} da ${inSentence(inShort)} a quien cumple los requisitos.`,
      ]),
      180,
    ),
    requirements: fits(
      [
        [sentence(clauses), ...partialSentences(partial, "clause")].join(" "),
        ...(isStaged && parted.length > 0
          ? [`${sentence(clauses)} Después, por partes: ${list(parted)}.`]
          : []),
        // Keeps as many whole clauses as fit.
        ...[...clauses.keys(), clauses.length]
          .toReversed()
          .map((whole) => [...clauses.slice(0, whole), ...steps.slice(whole)])
          .map((all) => `${sentence(all)}${isStaged ? " Cada parte pide algo distinto." : ""}`),
        sentence(["cumple lo que pide {brand}"]),
      ],
      160,
    ),
    condition: conditionOf(parts),
    callToAction: fits([button, "Ir a {brand}"], 32),
    seoTitle: fits(titles, 60),
    seoDescription: invitationWords
      ? `Plan amigo de ${titledBrand(terms)}: qué recibes con la invitación, qué tienes que hacer, pasos y preguntas frecuentes.`
      : `Promoción de ${titledBrand(terms)}: qué da, qué tienes que hacer, pasos y preguntas frecuentes.`,
    ...(closed && closedTexts(parts, closed)),
  };
}
