import { longDate } from "../../format/dates";
import { quantityWords, readQuantity } from "../../format/quantity";
import type { Figures } from "../terms/ask";
import type { Terms } from "../terms/schema";

export type Path = readonly (string | number)[];

/** What stands at a place in a record; undefined if nothing does. */
export function valueAt(record: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((inside, key) => Object(inside)[key], record);
}

/** The facts of the record, and where each stands in the file. */
export interface Facts {
  values: Record<string, string>;
  /** Figures that follow from several of the file: texts name them too, and they are no facts of their own. */
  sums: Record<string, string>;
  names: Record<string, string>;
  basis: Record<string, "supposed" | "earlier">;
  places: Record<string, Path>;
}

/** Names figures: each takes its own name, one that is taken a number behind it; the first of an ask with an `id`, that. */
export function named(facts: Facts, figures: Figures, at: Path, id?: string) {
  const taken = (name: string) => Object.hasOwn({ ...facts.values, ...facts.sums }, name);
  const gap: Record<string, string> = {};
  return {
    gap,
    add(isLater: boolean) {
      for (const [place, [field, figure]] of Object.entries(figures).entries()) {
        if (!figure || Boolean(figure.isLater) !== isLater) continue;
        const wanted = id && place === 0 ? camel(id) : figure.name;
        let name = wanted;
        for (let count = 2; taken(name); count += 1) name = `${wanted}${count}`;
        gap[field] = `{${name}}`;
        facts.places[name] = [...at, ...placeOf(field)];
        if (figure.isSum) {
          facts.sums[name] = figure.value;
          continue;
        }
        facts.values[name] = figure.value;
        facts.names[name] = figure.what;
        if (figure.basis) facts.basis[name] = figure.basis;
      }
    },
  };
}

const camel = (id: string) => id.replace(/-(\w)/g, (_, sign: string) => sign.toUpperCase());

/** Where a figure stands inside its ask or gain, if its field has another name there. */
function placeOf(field: string): Path {
  const [, kind, place] = /^(from|money)(\d)$/.exec(field) ?? [];
  if (kind && place) return ["tiers", Number(place), kind];
  const [, time, part] = /^part(When)?(\d)$/.exec(field) ?? [];
  if (part) return ["instalments", Number(part), time ? "when" : "money"];
  const [, choice] = /^any(\d)$/.exec(field) ?? [];
  if (choice) return ["any", Number(choice), "money"];
  const inside: Readonly<Record<string, Path>> = {
    cost: ["cost", "each"],
    withheld: ["tax", "withheld"],
    fee: ["waives", "rate"],
    cap: ["waives", "upTo"],
    saving: ["waives", "saving"],
    per: ["waives", "per"],
    total: ["amount"],
    laterFee: ["later", "fee"],
    laterAfter: ["later", "after"],
  };
  return inside[field] ?? [field];
}

/** Adds the figures of an offer that belong to nothing that it asks or gives. */
export function addOwn(
  facts: Facts,
  { protection: { guarantee, authorisation }, risk, invitation, who, closed, facts: own = {} }: Terms,
): void {
  const add = (name: string, value: string, what: string, place: Path) => {
    facts.values[name] = value;
    facts.names[name] = what;
    facts.places[name] = place;
  };
  if (typeof guarantee === "object")
    add(
      "guarantee",
      guarantee.amount,
      guarantee.what ?? `garantía ${risk ? "del efectivo" : "de depósitos"}, por persona y banco`,
      ["protection", "guarantee", "amount"],
    );
  // A lapse has a figure; «no», «ever» and «unknown» have none.
  if (/\d/.test(invitation.late ?? ""))
    add("late", `${invitation.late}`, "plazo para añadir la invitación", ["invitation", "late"]);
  if (/\d/.test(who.fresh ?? "")) add("fresh", `${who.fresh}`, "tiempo sin ser cliente", ["who", "fresh"]);
  for (const [name, { value, what, basis }] of Object.entries(own)) {
    add(name, value, what, ["facts", name, "value"]);
    if (basis) facts.basis[name] = basis;
  }
  const why = authorisation
    ? "sin autorización no hay clientes nuevos en la UE"
    : "no admite clientes nuevos";
  if (closed) add("noNewClients", closed.since, `${why} desde`, ["closed", "since"]);
}

/** Corrects the places of figures that stand in a record of their own. */
export function correctNestedPlaces({ places }: Facts, terms: Terms): void {
  for (const [name, path] of Object.entries(places)) {
    const field = String(path.at(-1));
    const around = path.slice(0, -1);
    const nested = ["lapse", "usually", "value"].find(
      (key) => Object(valueAt(terms, path))[key] !== undefined,
    );
    if (nested) places[name] = [...path, nested];
    else if (valueAt(terms, path) === undefined)
      for (const key of ["money", "usually"])
        if (Object(valueAt(terms, [...around, key]))[field] !== undefined)
          places[name] = [...around, key, field];
  }
}

/** The longest that `{link}` is, once it is filled in. */
const LINK = "un código de invitación";

/** The first of some texts that is short enough once its figures are in place; the last if none is. */
export function firstThatFits(
  texts: readonly string[],
  most: number,
  { values, sums }: Facts,
  { brand }: Pick<Terms, "brand">,
): string {
  const words = (text: string) =>
    text.replace(/\{(\w+)\}/g, (_, name: string) => {
      const value = values[name] ?? sums[name];
      const quantity = readQuantity(value ?? "");
      if (quantity) return quantityWords(quantity);
      return name === "link" ? LINK : value ? longDate(value) : brand;
    });
  return texts.find((text) => words(text).length <= most) ?? texts.at(-1) ?? "";
}
