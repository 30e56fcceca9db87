import type { OfferRecord } from "../offer";

/** What texts say of a gain, with its figures by name. */
export interface GainWords {
  benefit: string;
  /** Where there is less room, if `benefit` is too long. */
  short?: string;
  /** Where that is too long, too. */
  shorter?: string;
  /** After «recibir»: «los 10 €», «el regalo». */
  the: string;
  /** What who fulfils all gets, as a verb: «recibe 10 €». */
  receives: string;
  /** In a title, if it is not `benefit`. */
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

/** Why the plan leaves out what is no money. */
export const outside = (what: string) => `La promoción de {brand} no paga dinero: da ${what}.`;

/** Between two amounts in something else than money, «50 € a 150 € en acciones»: in no sum of money. */
export const noMoneyRange = (words: string, figure: string, reward: string) => ({
  inKind: `de ${words}`,
  value: {
    kind: "unknown" as const,
    why: `El ${reward} no es dinero en tu cuenta: va de ${words}.`,
    figure,
  },
  outside: outside(`de ${words}`),
});

/** What somebody gets, as said to the visitor: «recibe 50 € en su inversión» as «recibes 50 € en tu inversión». */
export const toYou = (text: string) =>
  text
    .replace(/\b(recibe|paga)\b/, "$1s")
    .replace(/\bsu(s?) (?=inversión|nómina|recibos)/g, "tu$1 ")
    .replace("lo que ingresa", "lo que ingreses");

/** Getting a gain, «recibir 10 €»; `isMore` if it comes on top of another one: «recibir además 10 €». */
export const receivesInfinitive = ({ receives }: GainWords, isMore = false) =>
  receives
    .replace(/^(no )?paga/, "$1pagar")
    .replace(/^recibe/, "recibir")
    .replace(/^(?:no )?\w+/, (verb) => (isMore ? `${verb} además` : verb));
