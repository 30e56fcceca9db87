import { z } from "zod";
import { isCalendarDate } from "../../../format/dates";
import { calendarDate, choice, text } from "../../fields";
import { does, shared, verb } from "../ask";
import { unpriced } from "../cost";
import { lapse } from "../figures";
import { laterFigures, laterWords, namedLaterCost } from "../later-cost";
import { inFirst, lapseFigure, within } from "../within";

const services = {
  telecom: "una línea",
  electricity: "la luz",
  gas: "el gas",
  dual: "la luz y el gas",
  energy: "la luz o el gas",
  insurance: "un seguro",
  other: "el servicio",
} as const;

/** The most characters of a service in a short condition. */
const MAX_SERVICE_LENGTH = 20;

/** Taking out a service that is paid for: telecommunications, energy, insurance. */
export const contract = verb({
  role: "joining",
  takes: "more",
  cost: ({ what }) => (what === "telecom" ? {} : { apart: unpriced }),
  binds: true,
  endsJoining: true,
  joins: ({ what, called, limit, pays, within: time, activeBy }) =>
    what === "telecom" && [called, limit, pays, time, activeBy].every((one) => !one),
  proof: () => "Contrato: tu copia, con la fecha.",
  schema: z.strictObject({
    do: does("contract", "Contratar un servicio: telecomunicaciones, energía, un seguro."),
    what: choice(services)
      .describe(
        "Qué se contrata: telecom, electricity (la luz), gas, dual (la luz y el gas), energy (la luz o el gas, basta con uno), insurance u other.",
      )
      .meta({ label: "qué se contrata" }),
    called: text(40)
      .optional()
      .describe("Qué es, con su artículo, si su clase dice poco: «la fibra con una línea móvil».")
      .meta({ label: "qué es" }),
    limit: text(60)
      .optional()
      .describe("Para qué contratos vale: «con una potencia de menos de 15 kW».")
      .meta({ label: "para cuáles" }),
    pays: text(40)
      .optional()
      .describe("Lo que hay que pagar de él, si el regalo lo pide: «la primera prima anual».")
      .meta({ label: "qué se paga" }),
    within,
    activeBy: z
      .union([lapse, calendarDate], { error: "un plazo (30 days) o un día: 2027-01-15" })
      .optional()
      .describe("Cuándo tiene que estar ya activo el servicio, como muy tarde: 30 days o una fecha.")
      .meta({ label: "activo como muy tarde" }),
    later: namedLaterCost,
    ...shared,
  }),
  figures: ({ within: time, activeBy, later }) => ({
    within: lapseFigure(time, "contractWindow", "plazo para contratar"),
    activeBy: lapseFigure(activeBy, "activeWindow", "cuándo tiene que estar activo el servicio"),
    ...laterFigures(later),
  }),
  words: ({ what, called, limit, pays, within: time, activeBy, later }, slot, { reward, asks, joining }) => {
    const service = called ?? services[what];
    const tied = asks("keep", "contract") || asks("keep", "line");
    // The first of two last days says «como muy tarde» for both.
    const isBoth = typeof time === "object" && "until" in time;
    const running = isCalendarDate(activeBy ?? "")
      ? `${isBoth ? "" : " como muy tarde"} el ${slot.activeBy}`
      : inFirst(activeBy, slot.activeBy);
    const inForce = what === "insurance" ? "la póliza en vigor" : "el servicio activo";
    const active = `(${isBoth ? "y " : ""}con ${inForce}${running})`;
    const when = `${inFirst(time, slot.within)}${running && ` ${active}`}`;
    const limited = `${service}${limit ? ` ${limit}` : ""}`;
    const all = limit ? `con {brand} ${limited}${when}` : `${limited} con {brand}${when}`;
    return {
      act: { verb: "contratar", what: limited, ...(pays && { pays }), time: when },
      ...(pays && { loses: `no pagas ${pays}` }),
      unlimited: `contratar ${service}`,
      short: `Contrata ${service.length > MAX_SERVICE_LENGTH ? services.other : service}`,
      question: {
        id: "contrato",
        failure: `El ${reward} corresponde a quien contrata ${all}${pays ? ` y paga ${pays}` : ""}.`,
      },
      step: {
        title: `Contrata ${service}`,
        text: `Contrata ${all}${pays ? ` y paga ${pays}` : ""}. Mira antes cuánto pagarás${tied ? "" : " y si hay permanencia"}.`,
      },
      ...(what !== "telecom" && { costs: { spend: "Lo que pagues en {brand} por encima de lo de ahora" } }),
      ...laterWords(later, slot, joining),
      lookUps: [`Cuánto pagarás por el servicio${tied ? "" : ", y si tiene permanencia"}.`],
    };
  },
});
