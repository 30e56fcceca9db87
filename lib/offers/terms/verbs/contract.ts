import { z } from "zod";
import { choice, text } from "../../fields";
import { does, shared, verb } from "../ask";
import { laterCost, laterFigures, laterWords } from "../later-cost";
import { inFirst, lapseFigure, within } from "../within";

const services = {
  telecom: "una línea",
  energy: "la luz o el gas",
  insurance: "un seguro",
  other: "el servicio",
} as const;

/** Taking out a service that is paid for: telecommunications, energy, insurance. */
export const contract = verb({
  name: "contract",
  schema: z.strictObject({
    do: does("contract", "Contratar un servicio: telecomunicaciones, energía, un seguro."),
    what: choice(services)
      .describe("Qué se contrata: telecom, energy, insurance u other.")
      .meta({ label: "qué se contrata" }),
    limit: text(60)
      .optional()
      .describe("Para qué contratos vale: «con una potencia de menos de 15 kW».")
      .meta({ label: "para cuáles" }),
    within,
    active: within
      .unwrap()
      .optional()
      .describe("Hasta cuándo tiene que estar activo el servicio: 30 days o {until: una fecha}.")
      .meta({ label: "activo hasta cuándo" }),
    later: laterCost,
    ...shared,
  }),
  figures: ({ within: time, active, later }) => ({
    within: lapseFigure(time, "contractWindow", "plazo para contratar"),
    active: lapseFigure(active, "activeWindow", "plazo para tener activo el servicio"),
    ...laterFigures(later),
  }),
  words: ({ what, limit, within: time, active, later }, gap, { reward }) => {
    // «hasta el 31» would be the day on which it ends.
    const running = inFirst(active, gap.active).replace(/^ hasta el (.*)$/, " el $1 como muy tarde");
    const when = `${inFirst(time, gap.within)}${running && `, y con el servicio activo${running}`}`;
    const all = `${services[what]}${limit ? ` ${limit}` : ""}${when}`;
    return {
      clause: `contrata ${all}`,
      infinitive: `contratar ${all}`,
      third: `contrata ${all}`,
      short: `Contrata ${services[what]}`,
      question: {
        id: "contrato",
        // Both days leave no room for which contracts count; what a «no» means says it.
        question: `¿Vas a contratar ${running ? `${services[what]}${when}` : all}?`,
        name: `Contratar ${services[what]}`,
        failure: `El ${reward} corresponde a quien contrata ${all} con {brand}.`,
      },
      step: {
        title: `Contrata ${services[what]}`,
        text: `Contrata con {brand} ${all}. Mira antes cuánto pagarás y si hay permanencia.`,
      },
      ...(what !== "telecom" && { spend: [{ what: "Lo que pagues en {brand} por encima de lo de ahora" }] }),
      loses: `no contratas ${all}`,
      ...laterWords(later, gap, "el servicio"),
      lookUps: ["Cuánto pagarás por el servicio, y si tiene permanencia."],
    };
  },
});
