import { list } from "../../format/format";
import type { OfferRecord } from "../offer";
import type { Slots } from "../terms/ask";
import type { Context, RewardKind } from "../terms/context";
import type { Gain } from "../terms/gain";

/** A gain, its figures, and what the words of every kind of gain share. */
export interface About {
  gain: Gain;
  slot: Slots;
  context: Context;
  /** How long it lasts: « durante 12 meses», and without its preposition: «12 meses». */
  long: string;
  span: string | undefined;
}

/** What texts say of a gain, with its figures by name. */
export interface GainWords {
  benefit: string;
  /** Within a sentence, without «de regalo», if it is no more than an amount: «10 €». */
  sum?: string;
  /** Form for less room, if `benefit` is too long. */
  short?: string;
  /** Form where that is too long, too. */
  shorter?: string;
  /** The gain as it follows «recibir»: «los 10 €», «el regalo». */
  the: string;
  /** What who fulfils all gets: «recibe 10 €». */
  gets: Gets;
  /** Form in a title, if it is not `benefit`. */
  title?: string;
  /** One or two sentences under the title, and at the offer's card. */
  lead?: string;
  description?: string;
  /** The step in which one gets it, and when it ends, if it lasts. */
  step?: { title: string; text: string };
  ends?: OfferRecord["deadlines"]["items"][number];
  /** What it is instead of a gift in money, for the question about tax. */
  inKind?: string;
  box: { figure: string; lines: string[] };
  value: OfferRecord["value"]["gain"];
  /** Why the plan leaves it out, if it is no money. */
  outside?: string;
  assumptions?: string[];
}

/** What something is of: «del consumo», «de las compras». */
export const ofWhat = (name: string) => (name.startsWith("el ") ? `del ${name.slice(3)}` : `de ${name}`);

/** The kind of a gain. A share that is paid out, and not left out of a bill, is a gift. */
export function rewardKindOf(gain: Gain | undefined): RewardKind {
  const isShare = gain?.percent !== undefined && gain.form === undefined;
  if (isShare || gain?.waives !== undefined || gain?.form === "saving") return "discount";
  return gain?.rate ? "interest" : "gift";
}

/** Why the plan leaves out what is no money. */
export const outside = (what: string) => `La promoción de {brand} no paga dinero: da ${what}.`;

/** Words for a gain between two amounts in something else than money, «50 € a 150 € en acciones»: in no sum of money. */
export const noMoneyRange = (words: string, figure: string, reward: string) => ({
  inKind: `de ${words}`,
  value: {
    kind: "unknown" as const,
    why: `El ${reward} no es dinero en tu cuenta: va de ${words}.`,
    figure,
  },
  outside: outside(`de ${words}`),
});

/** What one does who gets something, in the forms in which texts say so. */
const verbs = {
  receives: { infinitive: "recibir", you: "recibes", they: "recibe", did: "recibía" },
  pays: { infinitive: "pagar", you: "pagas", they: "paga", did: "pagaba" },
  paysNo: { infinitive: "no pagar", you: "no pagas", they: "no paga", did: "no pagaba" },
} as const;

/** A verb, and what follows it: as said to the visitor, and of somebody else. */
interface Gets {
  verb: keyof typeof verbs;
  yours: string;
  theirs: string;
}

/** Something received, for «recibes» and «recibe»: `yours` is «50 € en tu inversión», `theirs` «50 € en su inversión». */
export const receives = (yours: string, theirs = yours): Gets => ({ verb: "receives", yours, theirs });

/** «recibes 10 €» */
export const youGet = ({ verb, yours }: Gets) => `${verbs[verb].you} ${yours}`;

/** «recibe 10 €» */
export const theyGet = ({ verb, theirs }: Gets) => `${verbs[verb].they} ${theirs}`;

/** «recibía 10 €» */
export const theyGot = ({ verb, theirs }: Gets) => `${verbs[verb].did} ${theirs}`;

/** What somebody else gets: «recibir 20 € en su inversión». */
export const toGetTheirs = ({ verb, theirs }: Gets) => `${verbs[verb].infinitive} ${theirs}`;

/** «recibir 30 € y 50 €»: the verb once, where it is that of all. */
export function toGetAll(all: readonly Gets[], isMore = false): string {
  const [first] = all;
  const isOneVerb = first && all.every(({ verb }) => verb === first.verb);
  return isOneVerb
    ? toGet({ ...first, yours: list(all.map(({ yours }) => yours)) }, isMore)
    : list(all.map((one) => toGet(one, isMore)));
}

/** «recibir 10 €»; `isMore` if it comes on top of another gain: «recibir además 10 €». */
export const toGet = ({ verb, yours }: Gets, isMore = false) =>
  `${verbs[verb].infinitive} ${isMore ? "además " : ""}${yours}`;
