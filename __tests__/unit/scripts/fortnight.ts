import { parse } from "yaml";
import { namesIn } from "@/lib/catalogue/facts";
import { addDays, type CalendarDate } from "@/lib/format/dates";

interface Fields {
  enabled: boolean;
  risk?: string;
  benefit: string;
  facts: Record<string, string>;
}

/** A figure of an offer's file, raised by one: «10 EUR» gives «11 EUR». */
const raised = (figure = "") => figure.replace(/^\d+/, (number) => String(Number(number) + 1));

/**
 * What an editor does in a fortnight, as arguments of `npm run offers`, for whatever offers there are: a figure, a check, an
 * end without risk and with it, a deadline, a text, a retreat and a return, a new offer.
 */
export function fortnight(texts: Readonly<Record<string, string>>, today: CalendarDate): string[][] {
  const all = Object.entries(texts).map(([id, text]) => ({ id, ...(parse(text) as Fields) }));
  const enabled = all.filter((offer) => offer.enabled);
  const [first, second, third] = enabled.filter(({ risk }) => !risk);
  const [risky, another] = enabled.filter(({ risk }) => risk);
  const yesterday = addDays(today, -1);
  const factOf = (fits: (name: string, figure: string) => boolean) =>
    enabled.flatMap(({ id, facts }) => {
      const [name, figure] = Object.entries(facts).find((fact) => fits(...fact)) ?? [];
      return name ? [{ id, name, figure }] : [];
    })[0];
  const priced = enabled.flatMap(({ id, benefit, facts }) => {
    const name = namesIn(benefit).find((fact) => /EUR|%/.test(facts[fact] ?? ""));
    return name ? [{ id, name, figure: facts[name] }] : [];
  })[0];
  const term = factOf((_, figure) => / (days|months)$/.test(figure));
  const note = ["--note", "Ha cambiado una cifra: la web oficial dice ahora otra."];
  const acts: (string[] | undefined | "")[] = [
    priced && ["set", priced.id, priced.name, raised(priced.figure), ...note],
    first && ["set", first.id, "landing.hero.lead", "Una frase nueva, escrita hoy."],
    ...[third ?? first, another].map((offer) => offer && ["verify", offer.id]),
    term && ["set", term.id, term.name, raised(term.figure), ...note],
    ...[second, risky].map((offer) => offer && ["set", offer.id, "validUntil", yesterday]),
    ...(first
      ? [
          ["disable", first.id],
          ["enable", first.id],
        ]
      : []),
    another && ["disable", another.id],
    [
      ...["new", "--brand", `Banco ${newId(texts)}`, "--id", newId(texts), "--category", "finanzas"],
      ...["--url", "https://www.banco-nuevo.example/"],
    ],
  ];
  return acts.filter((act) => Array.isArray(act));
}

/** The id of the new offer: one that none has yet. */
export function newId(texts: Readonly<Record<string, string>>): string {
  return ["nuevo", "nuevo-dos"].find((id) => !(id in texts)) ?? "nuevo-tres";
}

/** The text of the new offer, with what is still to be written. */
export const written = (text: string) =>
  text.replace(/PENDIENTE: (¿?)(.)/g, (_, mark: string, sign: string) => mark + sign.toUpperCase());
