import type { z } from "zod";
import type { AskEntry } from "./asks";
import type { Gain } from "./gain";
import type { who as whoSchema } from "./people";

/** The parts of an offer's file that name each other. */
interface Named {
  asks: readonly AskEntry[];
  gives: readonly Gain[];
  who: z.output<typeof whoSchema>;
}

/** Days from which a lapse can count that are no ask of the offer. */
export const eventNames: Readonly<Record<string, string>> = {
  "sign-up": "el alta",
  activation: "la activación",
  "first-salary": "la primera nómina",
  "first-bill": "la primera factura",
  "first-payment": "el primer ingreso",
  "first-transfer": "la primera transferencia",
};

/** The names of what an offer asks: the `id` of each, or its verb. */
function namesOf(asks: readonly AskEntry[]): string[] {
  return asks.flatMap((entry) =>
    "any" in entry ? entry.any.map((one) => one.id ?? one.do) : [entry.id ?? entry.do],
  );
}

/** Refuses names of things that the offer does not ask, and one that is taken. */
export function refuseUnknownNames(
  { asks, gives }: Pick<Named, "asks" | "gives">,
  { addIssue }: z.RefinementCtx,
): void {
  const names = namesOf(asks);
  const events = Object.keys(eventNames);
  const right = (more: readonly string[]) => `algo que la oferta pida: ${[...names, ...more].join(", ")}`;
  const refuse = (path: PropertyKey[], input: unknown, message: string) =>
    addIssue({ code: "custom", path, input, message });
  for (const [place, gain] of gives.entries()) {
    for (const field of ["needs", "loses"] as const)
      for (const [i, name] of (gain[field] ?? []).entries())
        if (!names.includes(name)) refuse(["gives", place, field, i], name, right([]));
    const { when } = gain;
    const after = typeof when === "object" && "after" in when ? when.after : undefined;
    if (after !== undefined && ![...names, ...events].includes(after))
      refuse(["gives", place, "when", "after"], after, right(events));
  }
  for (const [place, entry] of asks.entries()) {
    const time = "within" in entry ? entry.within : undefined;
    const from = typeof time === "object" && "from" in time ? time.from : undefined;
    if (from !== undefined && ![...names, ...events].includes(from))
      refuse(["asks", place, "within", "from"], from, right(events));
  }
  const ids = asks.flatMap((entry, place) => ("id" in entry && entry.id ? [{ id: entry.id, place }] : []));
  for (const { id, place } of ids)
    if (ids.some((other) => other.id === id && other.place < place))
      refuse(["asks", place, "id"], id, "un id distinto para cada cosa");
}

/** Refuses an offer for new clients that does not say how one becomes one. */
export function refuseNoJoining(
  { asks, who }: Pick<Named, "asks" | "who">,
  { addIssue }: z.RefinementCtx,
): void {
  const joins = asks.some(({ do: verb }) => verb === "sign-up" || verb === "open" || verb === "contract");
  if (joins || who.existing) return;
  addIssue({
    code: "custom",
    path: ["asks"],
    input: asks.map(({ do: verb }) => verb ?? "any").join(", "),
    message: "cómo te haces cliente, primero: sign-up, open o contract",
  });
}
