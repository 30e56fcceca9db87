import { z } from "zod";
import { readQuantity } from "../../../format/quantity";
import { does, namedFigure, shared, verb } from "../ask";
import { unpriced } from "../cost";
import { figure, lapse } from "../figures";

/** What only the campaign says: the steps it asks for, in a time that campaigns usually give. */
export const campaign = verb({
  role: "task",
  takes: "more",
  cost: () => ({ apart: unpriced, put: unpriced }),
  proof: () => "Campaña: captura de los pasos y del plazo que te muestran.",
  schema: z.strictObject({
    do: does("campaign", "Lo que diga cada campaña, si cambia de una a otra."),
    usually: z
      .strictObject({
        least: lapse.meta({ label: "el plazo más corto" }),
        most: lapse.meta({ label: "el plazo más largo" }),
      })
      .optional()
      .describe("El plazo que suelen dar: el más corto y el más largo.")
      .meta({ label: "plazo habitual" }),
    invitees: figure(["people"], "5 people")
      .optional()
      .describe("A cuántas personas puede invitar un cliente en cada campaña.")
      .meta({ label: "invitados" }),
    ...shared,
  }),
  figures: ({ usually, invitees }) => ({
    least: namedFigure("shortestWindow", "plazo habitual más corto", usually?.least, ["usually", "least"]),
    most: namedFigure("longestWindow", "plazo habitual más largo", usually?.most, ["usually", "most"]),
    invitees: namedFigure("invitees", "máximo de invitados por campaña", invitees),
  }),
  words: ({ usually, invitees }, slot, { reward }) => {
    const start = readQuantity(usually?.least ?? "")?.least;
    const time = usually ? `, normalmente de ${start} a ${slot.most}` : "";
    return {
      act: { verb: "completar", what: "los pasos de la campaña en plazo" },
      clause: `completa los pasos de la campaña en plazo${time}`,
      short: "Completa los pasos de la campaña",
      question: {
        id: "plazo",
        question: `¿Vas a completar los pasos de la campaña en plazo${time}?`,
        name: "Completar los pasos en plazo",
        failure: `Completar los pasos tarde, o tener pagos sin completar, son motivos frecuentes de que el ${reward} no llegue.`,
      },
      step: {
        text: `Completa en {brand} los pasos que pide tu campaña.${
          usually ? ` El plazo suele ser de ${start} a ${slot.most}.` : ""
        }`,
      },
      ...(usually && {
        deadlines: [
          {
            id: "plazo-mas-corto",
            kind: "before" as const,
            title: `Completa los pasos si tu plazo es de ${slot.least}`,
            text: `${slot.least} es el plazo más corto de los habituales en {brand}: si no sabes el de tu campaña, guíate por este.`,
            after: `${slot.least}`,
          },
          {
            id: "plazo-mas-largo",
            kind: "before" as const,
            title: `Completa los pasos si tu plazo es de ${slot.most}`,
            text: `${slot.most} es el más largo de los habituales en {brand}. El tuyo está en las condiciones de tu campaña.`,
            after: `${slot.most}`,
          },
        ],
      }),
      costs: {
        spend: "Lo que cuesten los pasos que pida la campaña",
        blocked: {
          what: "Lo que la campaña pida ingresar",
          until: "Consulta en las condiciones de la campaña si pide dejar dinero y hasta cuándo.",
        },
      },
      assumptions: ["Completas los pasos de la campaña en plazo."],
      loses: "completas tarde los pasos de la campaña",
      lookUps: [
        "Qué pasos pide la campaña y en qué fecha termina el plazo.",
        ...(invitees ? [`Si quien te invita no ha llegado al máximo de ${slot.invitees} por campaña.`] : []),
      ],
    };
  },
});
