import { z } from "zod";
import { atOnce, does, free, shared, verb } from "../ask";
import { counted, lapse } from "../figures";
import { eachTime, inTime, lapseFigure, within } from "../within";

/** Having bills charged to the account. */
export const bills = verb({
  name: "bills",
  role: "task",
  takes: "bills",
  cost: free,
  lasts: atOnce,
  schema: z.strictObject({
    do: does("bills", "Domiciliar recibos."),
    count: counted("bills")
      .optional()
      .describe("Cuántos, como mínimo: 3 bills; sin este campo, depende del regalo.")
      .meta({ label: "cuántos" }),
    every: lapse.optional().describe("En cada cuánto tiempo: 6 months.").meta({ label: "cada cuánto" }),
    within,
    ...shared,
  }),
  figures: ({ count, every, within: time }) => ({
    count: count && { name: "bills", what: "recibos que hay que domiciliar", value: count },
    every: every && { name: "billsPeriod", what: "periodo de los recibos", value: every },
    within: lapseFigure(time, "billsWindow", "plazo para domiciliar"),
  }),
  words: ({ count, every, within: time }, gap) => {
    const all = `${count ? gap.count : "recibos"}${eachTime(every, gap.every)}${inTime(time, gap.within)}`;
    return {
      clause: `domicilia ${all}`,
      infinitive: `domiciliar ${all}`,
      third: `domicilia ${all}`,
      short: `Domicilia ${count ? gap.count : "recibos"}`,
      question: {
        id: "recibos",
        question: `¿Vas a domiciliar ${all}?`,
        name: `Domiciliar ${count ? gap.count : "recibos"}${eachTime(every, gap.every)}`,
        failure: `La promoción pide domiciliar ${all}: ${count ? "con menos" : "sin ninguno"} no se cumplen los requisitos.`,
      },
      step: {
        title: "Domicilia tus recibos",
        text: `La promoción de {brand} pide domiciliar ${all}. Se hace con cada compañía, o desde su aplicación.`,
      },
      loses: count ? `domicilias menos de ${gap.count}` : "no domicilias recibos",
    };
  },
});
