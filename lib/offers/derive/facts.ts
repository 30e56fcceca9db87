import { isCalendarDate, longDate } from "../../format/dates";
import { quantityWords, readQuantity } from "../../format/quantity";
import type { Path } from "../field-info";
import type { Figures, NamedFigure } from "../terms/ask";
import type { Fits } from "../terms/not-counted";
import type { Terms } from "../terms/schema";

/** What stands at a place in a record; undefined if nothing does. */
export function valueAt(record: unknown, path: Path): unknown {
  return path.reduce<unknown>((inside, key) => Object(inside)[key], record);
}

/** The figures of an offer by the names that texts give them, each with its place in the file. */
export type Facts = Record<string, NamedFigure & { place: Path }>;

/**
 * Names figures: each takes its own name, one that is taken a number behind it; the first of an ask with an `id`, that.
 * `places` has those that stand elsewhere in the file than at `at`.
 */
export function slotOf(
  facts: Facts,
  figures: Figures,
  at: Path,
  { id, places = {} }: { id?: string | undefined; places?: Readonly<Record<string, Path>> } = {},
) {
  const slot: Record<string, string> = {};
  return {
    slot,
    add(isLater: boolean) {
      for (const [index, [field, figure]] of Object.entries(figures).entries()) {
        if (!figure || Boolean(figure.isLater) !== isLater) continue;
        const wanted = id && index === 0 ? camel(id) : figure.name;
        let name = wanted;
        for (let count = 2; Object.hasOwn(facts, name); count += 1) name = `${wanted}${count}`;
        slot[field] = `{${name}}`;
        facts[name] = { ...figure, name, place: places[field] ?? [...at, ...(figure.at ?? [field])] };
      }
    },
  };
}

const camel = (id: string) => id.replace(/-(\w)/g, (_, sign: string) => sign.toUpperCase());

/** Adds the figures of an offer that belong to nothing that it asks or gives. */
export function addOfferFigures(
  facts: Facts,
  { protection: { guarantee, authorisation }, risk, invitation, who, closed, facts: own = {} }: Terms,
): void {
  const add = (name: string, value: string, what: string, place: Path, basis?: NamedFigure["basis"]) => {
    facts[name] = { name, value, what, place, basis };
  };
  if (typeof guarantee === "object")
    add(
      "guarantee",
      guarantee.amount,
      guarantee.what ?? `garantía ${risk ? "del efectivo" : "de depósitos"}, por persona y entidad`,
      ["protection", "guarantee", "amount"],
    );
  // Only a lapse is a figure: «no», «ever» and «unknown» are words.
  if (/\d/.test(invitation.late ?? ""))
    add("late", `${invitation.late}`, "plazo para añadir la invitación", ["invitation", "late"]);
  if (/\d/.test(who.fresh ?? "")) add("fresh", `${who.fresh}`, "tiempo sin ser cliente", ["who", "fresh"]);
  if (who.income) add("yearlyIncome", who.income, "ingresos mínimos al año", ["who", "income"]);
  for (const [name, { value, what, basis }] of Object.entries(own))
    add(name, value, what, ["facts", name, "value"], basis);
  const why = authorisation
    ? "sin autorización no hay clientes nuevos en la UE"
    : "no admite clientes nuevos";
  if (closed) add("noNewClients", closed.since, `${why} desde`, ["closed", "since"]);
}

/** The longest text that `{link}` can become. */
const LINK = "un código de invitación";

/** Measures the texts of an offer with its figures, as long as they are once they are filled in. */
export function fitting(facts: Facts, { brand }: Pick<Terms, "brand">): Fits {
  const words = (text: string) =>
    text.replace(/\{(\w+)\}/g, (_, name: string) => {
      const { value } = facts[name] ?? {};
      return value ? (figureWords(value) ?? value) : name === "link" ? LINK : brand;
    });
  return (texts, most) => texts.find((text) => words(text).length <= most) ?? texts.at(-1) ?? "";
}

/** Dates in words, cached: formatting them is slow, and offers share them. */
const knownDates = new Map<string, string>();

/** A figure of a file in words: «10 €», «30 días», «agosto de 2025». Undefined if it is neither quantity nor date. */
export function figureWords(value: string): string | undefined {
  const quantity = readQuantity(value);
  if (quantity) return quantityWords(quantity);
  if (!isCalendarDate(value)) return undefined;
  const words = knownDates.get(value) ?? longDate(value);
  knownDates.set(value, words);
  return words;
}
