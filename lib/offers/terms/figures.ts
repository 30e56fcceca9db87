import { z } from "zod";
import { either } from "../../format/format";
import { figureForm, quantityForm, readQuantity, type Unit } from "../../format/quantity";
import { choice } from "../fields";

/** Longest tie or lapse, in each unit. */
const MOST_LAPSE: Partial<Record<Unit, number>> = { hours: 720, days: 3650, months: 120, years: 10 };

/** A figure with one of these units, kept as the file writes it: `10 EUR`. */
export function figure(units: readonly Unit[], example: string) {
  const error = `una cifra con su unidad: ${example}`;
  // Of a figure in another unit it keeps the number.
  const another = ({ input }: { input?: unknown }) => {
    const { least } = readQuantity(String(input)) ?? {};
    return least === undefined
      ? error
      : `la misma cifra en otra unidad: ${either(units.map((unit) => `${least} ${unit}`))}`;
  };
  return z
    .string({ error })
    .regex(new RegExp(`^${figureForm(...units)}$`), { abort: true, error: another })
    .meta({ kind: "figure" });
}

/** An amount, more than nothing. */
const amount = (units: readonly Unit[]) =>
  figure(units, "10 EUR").refine((value) => (readQuantity(value)?.least ?? 0) > 0, {
    error: "una cantidad mayor que 0",
  });

/** An amount of money in one of the currencies that promotions of Spain use. */
export const money = amount(["EUR", "USD", "GBP"]);

export const euroFigure = amount(["EUR"]);

/** Value in place of an amount: any will do. */
export const ANY_AMOUNT = "any";

/** An amount, or that any will do. */
export const moneyOrAny = z
  .union([z.literal(ANY_AMOUNT), money], { error: "el importe mínimo (10 EUR), o any si vale cualquiera" })
  .meta({ kind: "figure", choices: { [ANY_AMOUNT]: "vale cualquiera" } });

/** The amount of a field as a figure: undefined where it is left out, or a word stands in its place. */
export const amountIn = (amount: string | undefined) => (readQuantity(amount ?? "") ? amount : undefined);

/** Whether what counts `together` says the amount that all of it adds up to; `noSum` is the message where it does not. */
export const hasSum = ({
  amount,
  together,
}: {
  amount?: string | undefined;
  together?: boolean | undefined;
}) => !together || amountIn(amount) !== undefined;
export const noSum = { path: ["amount"], error: "el importe de todas juntas: 300 EUR" };

/** A sum of euros that may be nothing: `0 EUR`. */
export const eurosOrNone = figure(["EUR"], "0 EUR");

export const percentFigure = figure(["%"], "19 %").refine(
  (value) => (readQuantity(value)?.least ?? 0) <= 100,
  {
    error: "un tanto por ciento de 100 o menos",
  },
);

const lapseError = "un plazo de 1 día a 10 años: 30 days, 6 months, 2 years";
const lapseForm = new RegExp(`^${quantityForm}$`);

/** A length of time, or a range of them: `30 days`, `24-48 hours`, `36 months`. */
export const lapse = z
  .string({ error: lapseError })
  .regex(lapseForm, { abort: true, error: lapseError })
  .refine(
    (value) => {
      const { least = 0, most = least, unit = "EUR" } = readQuantity(value) ?? {};
      return least >= 1 && least <= most && most <= (MOST_LAPSE[unit] ?? 0);
    },
    { error: lapseError },
  )
  .meta({ kind: "figure" });

/** How many of something: `3 trades`, `5 purchases`. */
export const counted = (unit: Unit) => figure([unit], `3 ${unit}`);

/** Why a figure is not of today's promotion. */
export const basisNames = { supposed: "lo suponemos", earlier: "es de antes y puede no valer hoy" } as const;

/** Whether a figure is the provider's; without it, it is. */
export const basis = choice(basisNames)
  .optional()
  .describe("supposed si lo suponemos nosotros; earlier si es de una edición anterior.")
  .meta({ label: "qué clase de dato es" });

/** Whether an amount is in euros, the only money that is counted. */
export const isEuros = (value: string | undefined) => readQuantity(value ?? "")?.unit === "EUR";

/** Whether a figure counts charges in an account: «6 charges», «6 cargos». */
export const isOfCharges = (value: string | undefined) => readQuantity(value ?? "")?.unit === "charges";

/** Whether a figure counts bills: «3 bills», «3 recibos». */
export const isOfBills = (value: string | undefined) => readQuantity(value ?? "")?.unit === "bills";
