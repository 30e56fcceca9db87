import { z } from "zod";
import { httpsUrl, kindOf, slug } from "../fields";
import { type ActWords, actWords } from "./act";
import type { AskWords } from "./ask-words";
import type { Context } from "./context";
import { type Cost, type CostWords, withAmounts } from "./cost";

/** A figure of an ask or a gain, and how texts and open data name it. */
export interface NamedFigure {
  /** The name that texts put in braces, unless the ask has an `id` or the name is taken. */
  name: string;
  /** What it is, in Spanish, for the table of open data. */
  what: string;
  value: string;
  /** Its place in its ask or gain, where that is not its field: `["tax", "withheld"]`. */
  at?: readonly PropertyKey[] | undefined;
  basis?: "supposed" | "earlier" | undefined;
  /** Whether it is listed after the figures of what is asked: when a gain arrives, an example. */
  isLater?: boolean;
  /** Whether it follows from other figures: texts name it, open data leave it out. */
  isSum?: boolean;
}

/** A figure that an ask or a gain may have: undefined without a value. `at` is its place there, if that is not its field. */
export const namedFigure = (
  name: string,
  what: string,
  value: string | undefined,
  at?: NamedFigure["at"],
  more?: Partial<NamedFigure>,
): NamedFigure | undefined => (value ? { name, what, value, at, ...more } : undefined);

/** The figures of an ask or a gain, by the field that has them. */
export type Figures = Readonly<Record<string, NamedFigure | undefined>>;

/** The placeholder of each figure in texts, by the field that has it: «{deposit}». */
export type Slots = Readonly<Record<string, string>>;

/** What every ask may say of itself. */
export const shared = {
  id: slug
    .optional()
    .describe("Un nombre corto, si hay dos cosas iguales o si otra lo nombra. Sin él, su verbo.")
    .meta({ label: "nombre corto" }),
  source: httpsUrl
    .optional()
    .describe("La página que lo dice, si no es la de sources.")
    .meta({ label: "fuente" }),
};

/**
 * What the visitor must supply: nothing; money, as `cost` says; the salary; bills or a phone line, of which they have only
 * so many; or `more` than an amount can tell.
 */
export type Takes = "nothing" | "money" | "salary" | "bills" | "line" | "more";

/** The name by which other parts of a file speak of something asked: its `id` or its verb. */
export const askName = ({ id, do: verb }: { do: string; id?: string | undefined }) => id ?? verb;

/** One thing that offers ask for: its fields, its figures and its words. One file per verb. */
export interface Verb<Ask extends { do: string }, Schema extends z.ZodType = z.ZodType> {
  /** As files write it: the constant of its schema. */
  name: Ask["do"];
  schema: Schema;
  /** Whether one becomes a customer by it, every gain needs it, or only the gains that name it do. */
  role: "joining" | "formality" | "task";
  takes: Takes;
  /** What it costs. The words of these costs have no amounts of their own. */
  cost(ask: Ask): Cost;
  /** How long it takes until it is done: the lapse of its file; undefined if it is done at once. */
  lasts(ask: Ask): string | undefined;
  /** What proves that it was done: a line of the proof sheet. What one only has to look up proves nothing. */
  proof(ask: Ask): string | undefined;
  /** Whether it recurs every month, as a salary, a bill or a habit: it cannot be done on the day of signing up. */
  recurs?: true;
  /** Whether it binds the visitor for a time, even if the time is not known. */
  binds?: true;
  /**
   * Whether stopping before `lasts` is over takes the benefit back, of what goes on after the benefit has arrived (which does
   * not wait for it). Its words have a deadline of the kind `keep`.
   */
  ties?(ask: Ask): boolean;
  /** How long the money put in cannot be taken out again; undefined if it puts none in or nobody says. */
  holds?(ask: Ask): string | undefined;
  /** What it is for at no cost of its own: payments that one makes anyway, with a card that may have a fee. */
  paysAnyway?(ask: Ask): readonly ("card" | "payments")[];
  /** Whether the short condition names it only if the offer asks for nothing else. */
  isMinor?: true;
  /** Whether what one puts in can lose its value. */
  isRisky?: true;
  /** Whether one puts money in, which stays one's own. */
  putsIn?: true;
  /** Whether one only looks it up: it is no step, and no requirement. */
  isLookUp?: true;
  /** Whether its last day is the last one for becoming a customer. */
  endsJoining?: true;
  /** Whether it says no more than how one becomes a customer. */
  joins?(ask: Ask): boolean;
  /** What may leave one without the benefit whatever one does, after «si». */
  refusal?(ask: Ask): string | undefined;
  /** Its figures by field: the first is the one that an `id` renames. */
  figures(ask: Ask): Figures;
  /** Its words; figures stand in them as placeholders. */
  words(ask: Ask, slot: Slots, context: Context): AskWords;
}

/**
 * A verb as its file declares it: without a cost it is free, without a time it is done at once, its figures are optional, and
 * its words may leave out what follows from its act.
 */
type Declared<Ask extends { do: string }, Schema extends z.ZodType> = Omit<
  Verb<Ask, Schema>,
  "name" | "cost" | "lasts" | "figures" | "words"
> &
  Partial<Pick<Verb<Ask>, "cost" | "lasts" | "figures">> & {
    words(...args: Parameters<Verb<Ask>["words"]>): Priceless<AskWords> | VerbWords;
  };

/** Words of a verb's file: those of its costs get their amounts from `cost`. */
type Priceless<Words> = Omit<Words, "costs"> & { costs?: CostWords };
export type VerbWords = Priceless<ActWords>;

/** Declares a verb with the type of its schema. */
export function verb<Schema extends z.ZodType<{ do: string }> & { shape: { do: { value: string } } }>(
  record: Declared<z.output<Schema>, Schema>,
): Verb<z.output<Schema>, Schema> {
  const { cost = () => ({}), lasts = () => undefined, figures = () => ({}) } = record;
  return {
    ...record,
    name: record.schema.shape.do.value,
    cost,
    lasts,
    figures,
    words: (ask, slot, context) => {
      const { costs = {}, ...words } = record.words(ask, slot, context);
      // Costs name the figure that holds their amount, so that one figure changes both.
      const named = Object.entries<NamedFigure | undefined>(figures(ask));
      const figureOf = (amount: string | undefined) => {
        const [field = ""] = named.find(([, figure]) => figure && figure.value === amount) ?? [];
        return slot[field] ?? amount;
      };
      return {
        ...("act" in words ? actWords(words) : words),
        costs: withAmounts(cost(ask), costs, figureOf),
      };
    },
  };
}

/** Declares the constant of a verb, with its words for editors. */
export const does = <const Name extends string>(name: Name, words: string) =>
  kindOf(name, words, "qué hay que hacer");
