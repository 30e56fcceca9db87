import { list, present } from "../../format/format";
import { closedBriefly } from "./joining";
import { arrivalWords } from "./arrivals";
import { alsoGets } from "./gain-lines";
import type { OfferRecord } from "../offer";
import type { Parts } from "./parts";

type Value = OfferRecord["value"];

/** Why the plan leaves out what the offer gives: where it gives money or interest, too, that only the first of it is none. */
function outsideOf({ main, extras, others }: Parts): string | undefined {
  const paysToo = others.some(({ gain }) => gain.rate || (gain.money && (gain.form ?? "cash") === "cash"));
  if (!main?.words.inKind || extras.length === 0 || !paysToo) return main?.words.outside;
  const all = [main.words.gets, ...extras].map(({ yours }) => yours);
  return `La promoción de {brand} da ${list(all)}: lo primero no es dinero.`;
}

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
  const also = alsoGets(parts, "you");
  const { verifiedOn, campaign: { until, season } = {} } = terms;
  const own = present([
    ...(main?.words.assumptions ?? []),
    main?.gain.form === "unknown" &&
      `Contamos el ${reward} de {brand} como dinero, aunque puede ser un descuento.`,
    comes,
    ...all.flatMap(({ assumptions = [] }) => assumptions),
    main?.words.value.kind === "unknown" && also,
    !verifiedOn &&
      !until &&
      season &&
      `Suponemos que la promoción de {brand} de ${season} sigue: no lo hemos confirmado.`,
  ]);
  const [atRisk] = present(costs.map((cost) => cost.atRisk));
  const closed = closedBriefly(terms);
  const outside =
    closed ?? (main ? outsideOf(parts) : "La promoción de {brand} solo da algo a quien invita.");
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
