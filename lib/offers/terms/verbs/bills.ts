import { readQuantity, singleUnit } from "../../../format/quantity";
import { z } from "zod";
import { asSentence } from "../../../format/format";
import { type Act, toDo } from "../act";
import { does, namedFigure, shared, verb } from "../ask";
import { figure, isOfCharges, lapse } from "../figures";
import { eachTime, inTime, lapseFigure, within } from "../within";

/** What is done with bills: each period counts the bills that are paid, or the charges that there are, not new direct debits. */
function actOf(every: string | undefined, count: string | undefined) {
  if (every === undefined) return { verb: "domiciliar", done: "domicilias", place: "" } as const;
  return isOfCharges(count)
    ? ({ verb: "tener", done: "tienes", place: " en la cuenta" } as const)
    : ({ verb: "pagar", done: "pagas", place: " desde la cuenta" } as const);
}

/** Having bills charged to the account. */
export const bills = verb({
  role: "task",
  takes: "bills",
  recurs: true,
  binds: true,
  paysAnyway: () => ["payments"],
  proof: () => "Recibos: los extractos donde se vea cada cargo.",
  schema: z.strictObject({
    do: does("bills", "Domiciliar recibos."),
    count: figure(["bills", "charges"], "3 bills")
      .optional()
      .describe(
        "Cuántos, como mínimo: 3 bills, o 6 charges si son cargos en la cuenta; sin este campo, depende del regalo.",
      )
      .meta({ label: "cuántos" }),
    every: lapse.optional().describe("En cada cuánto tiempo: 6 months.").meta({ label: "cada cuánto" }),
    within,
    ...shared,
  }),
  figures: ({ count, every, within: time }) => ({
    count: namedFigure("bills", "recibos que hay que domiciliar", count),
    every: namedFigure("billsPeriod", "periodo de los recibos", every),
    within: lapseFigure(time, "billsWindow", "plazo para domiciliar"),
  }),
  words: ({ count, every, within: time }, slot, { asks }) => {
    // A company that sells a service asks to be paid by direct debit: no other company's bills count.
    if (asks("contract") && !every && (readQuantity(count ?? "")?.least ?? 1) === 1) {
      const paid: Act = {
        verb: "domiciliar",
        ...(asks("contract", "insurance")
          ? { what: "el recibo del seguro" }
          : { what: "el pago de tus facturas", theirs: "el pago de sus facturas" }),
        time: inTime(time, slot.within),
      };
      return {
        act: paid,
        question: {
          id: "recibos",
          failure: `La promoción pide ${toDo(paid)}: si no, no se cumplen los requisitos.`,
        },
        loses: `no domicilias ${paid.what}`,
      };
    }
    const asked = readQuantity(count ?? "");
    const one = asked && singleUnit(asked);
    const many = one ? `un ${one}` : count ? slot.count : "recibos";
    const often = eachTime(every, slot.every);
    const what = `${many}${often}`;
    const { verb, done, place } = actOf(every, count);
    const act: Act = { verb, what: `${many}${place}${often}`, time: inTime(time, slot.within) };
    return {
      act,
      ...(every && { short: asSentence(what) }),
      question: {
        id: "recibos",
        failure: `La promoción pide ${toDo(act)}: ${count ? "con menos" : "sin ninguno"} no se cumplen los requisitos.`,
      },
      step: {
        title: every ? "Paga tus recibos desde la cuenta" : "Domicilia tus recibos",
        text: `La promoción de {brand} pide ${toDo(act)}. Se hace con cada compañía, o desde su aplicación.`,
      },
      loses: one
        ? `no ${done} ningún ${one}${place}${often}`
        : count
          ? `${done} menos de ${act.what}`
          : `no ${done} recibos${place}`,
    };
  },
});
