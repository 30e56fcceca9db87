import { euros, NBSP, present } from "../../../format/format";
import { joinFigures } from "../../../format/quantity";
import { lengthOf } from "../../../ground/deadline-words";
import { noteOf } from "../../../ground/gains";
import { gainPrecision, isUntaxed } from "../../../ground/net-value";
import { statedBy } from "../../../ground/value-words";
import type { PlanEntry } from "../plan";
import { mayLoseMoney, planFigure } from "./plan";

/** Whether all that an entry pays is left: then its two figures are one. */
const isAllKept = ({ net, gain }: PlanEntry) => net.least === gain.least && net.most === gain.most;

/** The name of the main figure of an entry. */
export function netLabel(entry: PlanEntry): string {
  if (mayLoseMoney(entry)) return "Según lo que te corresponda";
  if (entry.offer.value.gain.kind === "share" && isAllKept(entry))
    return gainPrecision(entry.offer.value) === "most"
      ? `Lo que ahorrarías, ${statedBy}`
      : "Lo que ahorrarías";
  return isUntaxed(entry.offer) ? "Lo que ganarías, antes de impuestos" : "Lo que ganarías";
}

/** The other figures of an entry: what it asks for, what it costs, what it pays unless all is left, and what is at risk. */
export function entryFigures(entry: PlanEntry) {
  const { needs, spend, risk, gain, precision, offer, salary, bills, things } = entry;
  const about = offer.value.spend.some(({ asked }) => asked) ? precision : "exact";
  const isShare = offer.value.gain.kind === "share";
  return present<{ name: string; figure: string; isRisk?: true }>([
    needs > 0 && { name: "Pones", figure: euros(needs) },
    spend > 0 && { name: "Gastas", figure: planFigure({ least: spend, most: spend }, about) },
    !isAllKept(entry) && {
      name: isShare ? "Ahorras" : "Recibes",
      figure: planFigure(gain, isShare ? precision : "exact"),
    },
    ...taxFigures(entry),
    salary && {
      name: "Tu nómina",
      figure: salary === "unknown" ? "sin plazo conocido" : lengthOf(salary),
    },
    bills > 0 && { name: "Recibos", figure: String(bills) },
    things && { name: "Además", figure: things },
    risk > 0 && { name: "En riesgo", figure: euros(risk), isRisk: true },
  ]);
}

/** Whether the sum that an entry pays is before tax, where its offer says so. */
function taxFigures({ payments }: PlanEntry) {
  const all = new Set(
    payments.map(({ gain: { tax } }) => {
      if (typeof tax === "object")
        return `${tax.withheld.replace(" ", NBSP)} ya descontado${tax.basis === "supposed" ? " (lo suponemos)" : ""}`;
      return tax === "net" ? "ya descontados" : tax === "gross" ? "sin descontar" : "";
    }),
  );
  return [...all].flatMap((figure) => (figure ? [{ name: "Impuestos", figure }] : []));
}

/** What is given every month, with its condition: «10 € al mes durante 12 meses, solo los meses en que cumplas lo que pide.» */
export function monthlyWords({ offer, payments }: PlanEntry): string[] {
  return payments.flatMap(({ gain, each, dates }) => {
    if (dates.length === 1) return [];
    const every = `${planFigure(each)} al mes durante ${dates.length} meses, solo los meses en que cumplas lo que pide.`;
    return [joinFigures(present([every, noteOf(offer, gain)]).join(" "))];
  });
}
