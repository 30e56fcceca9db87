/**
 * What share pictures say: of a tool, the `headline` in its `lib/tools/<tool>/tool.ts`; of «Mi plan», `lib/site/plan-picture.ts`.
 * `share-layout.ts` has the sizes and rows, `app/share/[file]/route.tsx` the address.
 */
import { withTitle, titleOf } from "../ground/offer-names";
import { isByInvitation } from "../ground/invitation";
import { planAmounts, planPictureId, toolIds } from "../config/paths";
import { briefInsteadWords } from "../tools/plan/words/uncounted";
import {
  conditionOf,
  extraWords,
  emptyPlanWords,
  planCopy,
  sequenceWords,
  uncheckedWords,
} from "../tools/plan/words/plan";
import { planQuestions } from "../tools/plan/questions";
import { statusWords } from "../copy/status";
import { tools } from "../tools";
import { asSentence, euros, present } from "../format/format";
import type { CalendarDate } from "../format/dates";
import { catalogue, firstNamed, withToolPictures } from "../catalogue";
import type { Offer } from "../offers/offer";
import { shareCopy } from "../copy/share";
import { caveatOf, offerCopy, shortRisk } from "../ground/offer-words";
import { figureOf, splitFigure, splitAtFigure } from "../offers/figure";
import { isRunning, phaseOf } from "../offers/status";
import { audienceOf } from "../copy/landing";
import { homePicture, toolPicture } from "../site/metadata";
import { legalPages, type SitePage, sitePages } from "../site/pages";
import { picturedPlan } from "../site/plan-picture";
import { comparisonSlug, prerenderedComparisons } from "../tools/comparison/comparison";
import { listPicture } from "../tools/list/words";
import type { Line } from "./share-layout";

/** What a share picture says, from top to bottom, on the two parts of its ticket. */
export interface ShareCard {
  /** The name of its file. */
  id: string;
  face: readonly Line[];
  stub: readonly Line[];
}

/** Lines of one role; empty texts are left out. */
const lines = (role: Line["role"], ...texts: readonly (string | false | undefined)[]): Line[] =>
  present(texts).map((text) => ({ role, text }));

/** Lines with warnings. */
const grave = (...texts: readonly (string | false | undefined)[]): Line[] =>
  lines("grave", ...texts).map((line) => ({ ...line, isWarned: true }));

/** The warnings about the one offer that a picture shows. */
const graveOf = (offer: Offer) => grave(offer.risk && shortRisk, asSentence(caveatOf(offer) ?? ""));

/** The warnings about several offers: the words of the risk sign beside their names, and what else speaks against some. */
function graveAmong(offers: readonly Offer[]): Line[] {
  const lacks = new Set(offers.flatMap((offer) => caveatOf(offer) ?? []));
  const brandsOf = (lack: string) =>
    offers.filter((offer) => caveatOf(offer) === lack).map(({ brand }) => brand);
  return grave(
    offers.some(({ risk }) => risk) && shareCopy.riskMark,
    ...[...lacks].map((lack) => shareCopy.lacking(brandsOf(lack), lack)),
  );
}

/** What follows the figure in a benefit; all of it if it has none. */
function givesOf(benefit: string, figure: string | undefined): string {
  const { amount, after } = splitAtFigure(benefit, figure);
  if (after && figure?.endsWith(after)) return "";
  return amount ? after.replace(/^[:,]/, "").trim() : benefit;
}

/** The words before an offer's figure: «hasta», or «con 2.000 €, hasta». */
function beforeFigure({ value }: Offer): string {
  const { atMost, about, given } = figureOf(value);
  return present([
    given !== undefined && `${offerCopy.given(given)},`,
    (atMost || about) && offerCopy.atMost.trim(),
  ]).join(" ");
}

/** The face of an offer's picture. */
function offerFace(offer: Offer): Line[] {
  const { brand, shortBenefit, value, condition } = offer;
  const { text } = figureOf(value);
  return [
    { role: "title", text: brand, marks: [offer] },
    ...(text
      ? [{ role: "figure" as const, text, before: beforeFigure(offer) }]
      : lines("words", offer.benefit)),
    ...lines("text", text && givesOf(shortBenefit, text), condition),
  ];
}

/** The card of an offer's page, as of a day. */
export function offerCard(offer: Offer, today: CalendarDate): ShareCard {
  const checked = statusWords(offer, today, true);
  return {
    id: offer.id,
    face: offerFace(offer),
    stub: [
      ...(isRunning(offer, today)
        ? [
            ...lines("lead", isByInvitation(offer) && shareCopy.invited),
            ...lines("detail", audienceOf(offer), checked),
          ]
        : lines("detail", checked)),
      ...graveOf(offer),
    ],
  };
}

/** The cards of an offer's tools: each answers its own question; what the offer gives is on the stub. */
function toolCards(offer: Offer, today: CalendarDate): ShareCard[] {
  return toolIds.map((page) => {
    const { before, figure, isWords, note, more } = tools[page].headline(offer);
    return {
      id: toolPicture(offer, page).id,
      face: [
        { role: "title", text: tools[page].words(withTitle(offer)).title, marks: [offer] },
        { role: isWords ? "words" : "figure", text: figure, ...(before && { before }) },
        ...lines("text", note, more),
      ],
      stub: [
        ...lines("lead", titleOf(offer)),
        ...lines(
          "detail",
          asSentence(offer.shortBenefit),
          isByInvitation(offer) && isRunning(offer, today) && shareCopy.invited,
          statusWords(offer, today, true),
        ),
        ...graveOf(offer),
      ],
    };
  });
}

/** The most offers of a plan whose marks and starts its card shows, and the most extras with a note. */
const [MARKED, NOTED] = [4, 2];

/** The card of the plan with an amount: its figure, when its offers begin, and what stands beside it on the page. */
function planCard(money: number, today: CalendarDate): ShareCard {
  const { plan, figure } = picturedPlan(money, today);
  const { entries, unchecked, extras, invested } = plan;
  const { total } = plan.checked;
  const [first] = [...unchecked, ...extras];
  const only = total === 0 ? first : undefined;
  const [best] = invested;
  const parts = splitFigure(figure);
  return {
    id: planPictureId(money),
    face: [
      {
        role: "title",
        text: planCopy.withMoney(money),
        marks: (only ? [only] : entries).slice(0, MARKED).map(({ offer }) => offer),
      },
      parts ? { role: "figure", text: parts.amount, before: parts.before } : { role: "words", text: figure },
      ...lines("text", only && extras.includes(only) && conditionOf(only)),
      ...unchecked.map((one): Line => ({ role: "text", text: uncheckedWords(one), marks: [one.offer] })),
      ...extras
        .filter((one) => one !== only)
        .slice(0, NOTED)
        .map((one): Line => ({ role: "text", text: extraWords(one, total), marks: [one.offer] })),
      ...(best
        ? [{ role: "text" as const, text: briefInsteadWords(best), marks: [best.offer], isWarned: true }]
        : []),
    ],
    stub: [
      ...(entries.length + extras.length > 0
        ? [
            ...lines("lead", shareCopy.invited),
            ...lines(
              "detail",
              shareCopy.planTerms,
              entries.length <= MARKED && sequenceWords(plan),
              unchecked.length > 0 && shareCopy.partUnchecked,
            ),
          ]
        : lines("detail", emptyPlanWords(plan))),
      // The sign beside the best investment needs its words on the stub.
      ...grave((best || entries.some(({ risk }) => risk > 0)) && shortRisk),
    ],
  };
}

/** Up to how many offers a list explains each figure, and each condition. */
const [EXPLAINED, CONDITIONED] = [3, 2];

/** Some offers below one another. */
function listed(offers: readonly Offer[]): Line[] {
  const isExplained = offers.length <= EXPLAINED;
  return offers.flatMap((offer) => {
    const { brand, shortBenefit, value, condition, risk } = offer;
    const { text } = figureOf(value);
    // A figure that nothing explains says itself that it is no gift but a saving.
    const before = present([
      !isExplained && value.gain.kind === "share" && shareCopy.saves,
      beforeFigure(offer),
    ]);
    const figure = { before: before.join(" "), text: text ?? offerCopy.depends };
    return [
      { role: "name" as const, text: brand, marks: [offer], isWarned: risk !== undefined, figure },
      ...lines(
        "under",
        isExplained && givesOf(shortBenefit, text),
        offers.length <= CONDITIONED && condition,
      ),
    ];
  });
}

/** How many rows the home page's picture has; of more offers, the last says how many. */
const ROWS = 5;

/** The card of the home page: how many offers one can take on a day, with their names and figures. */
function homeCard(enabled: readonly Offer[], today: CalendarDate): ShareCard {
  const open = enabled.filter((offer) => phaseOf(offer, today) === "open");
  const shown = open.length > ROWS ? open.slice(0, ROWS - 1) : open;
  const detail = lines("detail", shareCopy.homeDetail);
  if (open.length === 0)
    return { id: homePicture.id, face: lines("words", shareCopy.homeHeadline), stub: detail };
  return {
    id: homePicture.id,
    face: [
      ...lines("words", shareCopy.homeCount(open.length, open.every(isByInvitation))),
      ...listed(shown).map((line, index) => ({ ...line, isApart: index === 0 })),
      ...lines("detail", shown.length < open.length && shareCopy.homeMore(open.length - shown.length)),
    ],
    stub: [...lines("lead", shareCopy.homePlace), ...detail, ...graveAmong(shown)],
  };
}

/** The card of some offers side by side. */
function comparisonCard(offers: readonly Offer[]): ShareCard {
  return {
    id: comparisonSlug(offers),
    face: listed(offers),
    stub: [
      ...lines("lead", shareCopy.sideBySide),
      ...lines("detail", shareCopy.comparisonDetail, offers.every(isByInvitation) && shareCopy.invited),
      ...graveAmong(offers),
    ],
  };
}

/** The card of a page that belongs to no offer: its name, and what it is about. */
function pageCard(page: Pick<SitePage, "name" | "summary"> & { id: string }): ShareCard {
  const { offers } = firstNamed(catalogue.enabled);
  const detail = lines("detail", page.summary);
  if (page.id === "comparar" && offers.length > 0) {
    const lead = lines("lead", page.name);
    return { id: page.id, face: listed(offers), stub: [...lead, ...detail, ...graveAmong(offers)] };
  }
  const form =
    page.id === "plan" &&
    lines("text", planQuestions.money.label, planAmounts.map((money) => euros(money)).join(" · "));
  return { id: page.id, face: [...lines("words", page.name), ...(form || [])], stub: detail };
}

/** Every card as of a day, by the name of its file: `paypal.png`. */
export function shareCards(today: CalendarDate): ReadonlyMap<string, ShareCard> {
  const { enabled } = catalogue;
  const cards = [
    homeCard(enabled, today),
    ...enabled.map((offer) => offerCard(offer, today)),
    ...withToolPictures().flatMap((offer) => toolCards(offer, today)),
    ...prerenderedComparisons(enabled).map(comparisonCard),
    ...[...sitePages, listPicture, ...Object.values(legalPages)].map(pageCard),
    ...planAmounts.map((money) => planCard(money, today)),
  ];
  return new Map(cards.map((card) => [`${card.id}.png`, card]));
}
