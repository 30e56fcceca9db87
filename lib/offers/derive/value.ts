import { present } from "../../format/format";
import { closedBriefly } from "./joining";
import { arrivalWords } from "./arrivals";
import type { OfferRecord } from "../offer";
import type { Parts } from "./parts";

type Value = OfferRecord["value"];

/** What the offer leaves: what one gets, spends, puts in and may lose. */
export function valueOf(parts: Parts): Value {
  const {
    terms,
    requirements,
    main,
    context: { reward },
  } = parts;
  const all = requirements.map(({ words }) => words);
  const costs = present(all.map((words) => words.costs));
  const comes = (main?.gain.instalments ?? main?.gain.every) && arrivalWords(parts);
  const own = present([
    ...(main?.words.assumptions ?? []),
    main?.gain.form === "unknown" &&
      `Contamos el ${reward} de {brand} como dinero, aunque puede ser un descuento.`,
    comes,
    ...all.flatMap(({ assumptions = [] }) => assumptions),
  ]);
  const [atRisk] = present(costs.map((cost) => cost.atRisk));
  const closed = closedBriefly(terms);
  const outside =
    closed ?? (main ? main.words.outside : "La promoción de {brand} solo da algo a quien invita.");
  return {
    gain: main?.words.value ?? {
      kind: "unknown",
      why: `El ${reward} es solo para quien invita.`,
    },
    spend: costs.flatMap(({ spend = [] }) => spend),
    blocked: costs.flatMap(({ blocked = [] }) => blocked),
    ...(atRisk && { atRisk }),
    ...(main?.words.value.kind === "range" && {
      onlyIf: parts.fits(["si cumples los requisitos de {brand}", "si cumples los requisitos"], 40),
    }),
    ...(outside && { outside }),
    assumptions: own.length > 0 ? [...new Set(own)] : ["Contamos solo lo que pide la promoción."],
  };
}
