import { z } from "zod";
import { choice, text } from "../../fields";
import { does, shared, verb } from "../ask";

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
    ...shared,
  }),
  words: ({ what, limit }, _gap, { reward }) => {
    const all = `${services[what]}${limit ? ` ${limit}` : ""}`;
    return {
      clause: `contrata ${all}`,
      infinitive: `contratar ${all}`,
      third: `contrata ${all}`,
      short: `Contrata ${services[what]}`,
      question: {
        id: "contrato",
        question: `¿Vas a contratar ${all}?`,
        name: `Contratar ${services[what]}`,
        failure: `El ${reward} corresponde a quien contrata ${all} con {brand}.`,
      },
      step: {
        title: `Contrata ${services[what]}`,
        text: `Contrata con {brand} ${all}. Mira antes cuánto pagarás y si hay permanencia.`,
      },
      ...(what !== "telecom" && { spend: [{ what: "Lo que pagues en {brand} por encima de lo de ahora" }] }),
      loses: `no contratas ${all}`,
      lookUps: ["Cuánto pagarás por el servicio, y si tiene permanencia."],
    };
  },
});
