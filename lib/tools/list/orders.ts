import { inSentence } from "../../format/format";
import { quantityWords } from "../../format/quantity";
import { everyAsk, isCash, yoursOf } from "../../ground/gains";
import { isUsuallyPaid, paymentHours, paymentTime } from "../../ground/arrivals";
import {
  assumptionOf,
  isMoneyReward,
  isUntaxed,
  netValue,
  precisionOf,
  type Span,
  totalOutlay,
} from "../../ground/net-value";
import { exampleOf, remainderWords, spanWords } from "../../ground/value-words";
import type { Offer } from "../../offers/offer";

interface OrderRecord {
  label: string;
  /** What is measured of an offer, of a range its lower end: the least comes first, what is not known last. */
  measure?(offer: Offer): number | undefined;
  /** What is measured of an offer, in words; empty if it is unknown. */
  figure(offer: Offer): string;
  /** How the list is ordered, and where offers with an unknown value stand (required by RDL 24/2021). */
  note?: string;
}

/** What an offer leaves in money, or in a form that nobody states. Undefined if it depends on the visitor, or is no money. */
function netOf(offer: Offer): Span | undefined {
  const [main] = yoursOf(offer.terms);
  const mayBeMoney = isMoneyReward(offer) || (main && (isCash(main) || main.form === "unknown"));
  return mayBeMoney && !assumptionOf(offer.value) ? netValue(offer.value).net : undefined;
}

/** The euros that an offer asks for. Undefined for interest: the amount is the visitor's choice. */
const outlayOf = ({ terms, value }: Offer) => (yoursOf(terms)[0]?.rate ? undefined : totalOutlay(value));

/** Whether an offer asks for a service with a bill of its own, such as a mobile line. */
const isBilledMonthly = ({ terms }: Offer) =>
  everyAsk(terms).some((ask) => ask.do === "port" || ask.do === "contract");

/** The orders of the list, by their name in an address; the first one is the editor's, of every page. */
export const orders: Readonly<Record<"editorial" | "queda" | "pide" | "antes", OrderRecord>> = {
  editorial: { label: "Criterio editorial", figure: () => "" },
  queda: {
    label: "Lo que te queda",
    measure: (offer) => {
      const net = netOf(offer);
      if (net) return -net.least;
      // Such an offer stands after every sum, and before what nobody knows.
      const example = exampleOf(offer.value);
      return example && Number.MAX_SAFE_INTEGER - example.euros;
    },
    figure: (offer) => {
      const left = netOf(offer);
      if (!left) {
        const example = exampleOf(offer.value);
        return example ? `Depende de lo que pongas: ${inSentence(example.words)}` : "";
      }
      if (left.most <= 0) return remainderWords(left);
      return `Te queda${left.most === 1 ? "" : "n"} ${inSentence(remainderWords(left, precisionOf(offer.value)))}${isUntaxed(offer) ? " antes de impuestos" : ""}`;
    },
    note: "Orden: lo que te queda, de más a menos; si es un intervalo, cuenta lo mínimo. Después van las que dependen de lo que pongas, con un ejemplo; al final, las que dependen de un dato por confirmar y las que no dan dinero. A igual cantidad, y entre las últimas, según nuestro criterio editorial, explicado en la",
  },
  pide: {
    label: "Menos dinero que poner",
    measure: (offer) => outlayOf(offer)?.euros,
    figure: (offer) => {
      const asked = outlayOf(offer);
      if (!asked) return "";
      if (asked.euros === 0 && !asked.orMore)
        return isBilledMonthly(offer) ? "Solo su tarifa mensual" : "No pide dinero";
      return `Pide ${inSentence(spanWords({ least: asked.euros, most: asked.euros }, asked.orMore ? "least" : "exact"))}`;
    },
    note: "Orden: el dinero que hay que poner o gastar, de menos a más; si piden una cantidad «o más», cuenta esa. Van al final las que no dicen cuánto. A igual cantidad, y entre las últimas, según nuestro criterio editorial, explicado en la",
  },
  antes: {
    label: "Las que pagan antes",
    measure: paymentHours,
    figure: (offer) => {
      const time = paymentTime(offer);
      return time
        ? `${isUsuallyPaid(offer) ? "Suele llegar" : "Llega"} ${time.least > 0 ? `en ${quantityWords(time).replace(/\sa\s/, "-")}` : "al momento"}`
        : "";
    },
    note: "Orden: lo que tarda en llegar el dinero, de menos a más; si es un intervalo, cuenta lo más tarde. Van al final las que no dicen cuándo pagan, las que piden algo durante meses y las que no dan dinero. A igual tiempo, y entre las últimas, según nuestro criterio editorial, explicado en la",
  },
};

export type Order = keyof typeof orders;
export const orderNames = Object.keys(orders) as Order[];
