import { count, decimal } from "../../format/format";
import { toCents } from "../../ground/gains";
import type { Offer } from "../../offers/offer";
import type { PlanMisfit } from "./sort";

/** The words of a plan among many offers. */
export const planOfManyCopy = {
  beside: (offers: number) => `Otras posibilidades, que no cuentan en el plan (${decimal(offers)})`,
  outside: (offers: number) => `Fuera de tu plan: ${count(offers, "promoción", "promociones")}, por motivo`,
  onTop: (offers: number) => `Y ${decimal(offers)} más así, más abajo`,
  rest: (offers: number) => `Y ${decimal(offers)} más, que dejan menos:`,
} as const;

/** Why several offers are not in the plan. `misfitText` says it of one. */
const reasons: Readonly<Record<PlanMisfit["reason"], string>> = {
  customer: "Ya eres cliente",
  existing: "Solo para quien ya es cliente",
  closed: "No admiten clientes nuevos",
  salary: "Piden una nómina que no puedes mover",
  bills: "Piden más recibos de los que puedes mover",
  "salary-taken": "Piden tu nómina, y el plan la lleva a otra",
  money: "Piden más dinero del que puedes mover",
  risk: "Piden invertir, y has dicho que no quieres",
  "no-gain": "Con lo que pueden costarte, no te dejarían nada",
  order: "No caben con las demás: deja más el plan de arriba",
  doubt: "Falta un dato para calcular lo que te dejarían",
  "not-begun": "Ese día aún no han empezado",
  ended: "Terminan o terminaron antes de ese día",
};

/** What is outside, by reason. */
export function misfitGroups(misfits: readonly PlanMisfit[]): { words: string; offers: Offer[] }[] {
  const present = [...new Set(misfits.map(({ reason }) => reason))];
  return present.map((reason) => ({
    words: reasons[reason],
    offers: misfits.flatMap((misfit) => (misfit.reason === reason ? misfit.offer : [])),
  }));
}

/** Amounts that a sum adds one by one, at most. */
const MOST_SUMMANDS = 7;

/** Amounts to be added one by one; as one if they are many. */
export const summands = (amounts: readonly number[]) =>
  amounts.length > MOST_SUMMANDS
    ? [amounts.reduce((cents, amount) => cents + toCents(amount), 0) / 100]
    : amounts;
