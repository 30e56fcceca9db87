import { type CalendarDate, longDate } from "../../../format/dates";
import { count, euros } from "../../../format/format";
import { quantityWords, readQuantity } from "../../../format/quantity";
import { everyAsk } from "../../../ground/gains";
import type { Offer } from "../../../offers/offer";
import { closedSince } from "../../../offers/status";
import { isOfCharges } from "../../../offers/terms/figures";
import { eachTime } from "../../../offers/terms/within";
import type { Exclusion } from "../pricing";
import type { PlanMisfit } from "../classify";

const exclusionWords: Readonly<
  Record<Exclude<Exclusion, "pays-nothing" | "unknown-gain">, (brand: string) => string>
> = {
  authorisation: (brand) =>
    `No podemos confirmar que ${brand} esté autorizada a prestar servicios en España.`,
  "unknown-cost": () =>
    "El gasto que pide está por confirmar, y sin él no se puede calcular lo que ganarías.",
  "unknown-risk": () => "El dinero que se arriesga está por confirmar.",
};

/** Why it is unknown what an offer leaves. */
export function exclusionText(doubt: Exclusion, { brand, value }: Offer): string {
  if (doubt === "pays-nothing") return value.outside ?? "";
  if (doubt === "unknown-gain") return value.gain.kind === "unknown" ? value.gain.why : "";
  return exclusionWords[doubt](brand);
}

/** The charges that an offer asks for in each period, as its page says them: «tener 6 cargos en la cuenta cada 6 meses». */
function chargesAsked({ terms }: Offer): string | undefined {
  const said = (text = "") => {
    const read = readQuantity(text);
    return read && quantityWords(read);
  };
  const [asked] = everyAsk(terms).flatMap((ask) => (ask.do === "bills" && isOfCharges(ask.count) ? ask : []));
  return asked && `tener ${said(asked.count)} en la cuenta${eachTime(asked.every, said(asked.every))}`;
}

/** Why an offer is not in the plan. */
export function misfitText(misfit: PlanMisfit, today: CalendarDate): string {
  switch (misfit.reason) {
    case "customer":
      return "Ya eres cliente, y es solo para nuevos clientes.";
    case "existing":
      return "Es solo para quien ya es cliente.";
    case "closed":
      return `${closedSince(misfit.offer)}.`;
    case "salary":
      return misfit.needs >= 1
        ? `Pide una nómina de al menos ${euros(misfit.needs)} al mes.`
        : "Pide que lleves tu nómina.";
    case "bills":
      return `Pide ${chargesAsked(misfit.offer) ?? `domiciliar ${count(misfit.needs, "recibo", "recibos")}`}, y con los recibos que has dicho no llegas.`;
    case "salary-taken":
      return "Solo tienes una nómina, y el plan la lleva a otra.";
    case "money":
      return `${misfit.offer.value.gain.kind === "share" ? "Se recomiendan al menos" : "Pide"} ${euros(misfit.needs)}, y cuentas con ${euros(misfit.has)}.`;
    case "risk":
      return "Pide invertir, y has dicho que no quieres.";
    case "no-gain":
      return "Con lo que puede costarte, no te dejaría nada.";
    case "order":
      return "No cabe con las demás: con ese dinero, deja más el plan de arriba.";
    case "doubt":
      return misfit.doubts.map((doubt) => exclusionText(doubt, misfit.offer)).join(" ");
    case "not-begun":
      return `Ese día aún no ha empezado: empieza el ${longDate(misfit.on)}.`;
    case "ended":
      return misfit.on < today
        ? `Terminó el ${longDate(misfit.on)}.`
        : `Ese día ya habrá terminado: su último día es el ${longDate(misfit.on)}.`;
  }
}

/** Why several offers are not in the plan. `misfitText` says it of one. */
const reasons: Readonly<Record<PlanMisfit["reason"], string>> = {
  customer: "Ya eres cliente",
  existing: "Solo para quien ya es cliente",
  closed: "No admiten clientes nuevos",
  salary: "Piden más nómina de la que has dicho",
  bills: "Piden más recibos de los que has dicho",
  "salary-taken": "Piden tu nómina, y el plan la lleva a otra",
  money: "Piden más dinero del que has dicho",
  risk: "Piden invertir, y has dicho que no quieres",
  "no-gain": "Con lo que pueden costarte, no te dejarían nada",
  order: "No caben con las demás: deja más el plan de arriba",
  doubt: "Falta un dato para calcular lo que te dejarían",
  "not-begun": "Ese día aún no han empezado",
  ended: "Terminan o terminaron antes de ese día",
};

/** The offers that are not in the plan, by reason. */
export function misfitGroups(misfits: readonly PlanMisfit[]): { words: string; offers: Offer[] }[] {
  const found = new Set(misfits.map(({ reason }) => reason));
  return [...found].map((reason) => ({
    words: reasons[reason],
    offers: misfits.flatMap((misfit) => (misfit.reason === reason ? misfit.offer : [])),
  }));
}
