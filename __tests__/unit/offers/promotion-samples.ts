import { parse } from "yaml";
import type { Offer } from "@/lib/offers/offer";
import { catalogueOf } from "./sample";

const base = {
  brand: "Muestra",
  enabled: false,
  weight: 1,
  category: "finanzas",
  officialUrl: "https://www.muestra.es/",
  invitation: { by: "none" },
  who: { fresh: "unknown" },
  claim: { route: "payment" },
  protection: {},
  look: { color: "#0070e0", monogram: "M" },
  history: [],
};

/** Offers whose files say this; what one does not say is as in `base`. */
export function promotions(
  yaml: readonly string[],
  offersPreview: readonly string[] = ["*"],
): readonly Offer[] {
  const files = yaml.map((text, place) => {
    return { ...base, id: `muestra-${place + 1}`, weight: place + 1, ...(parse(text) as object) };
  });
  return catalogueOf(files, { offersPreview }).all;
}

/** An offer whose file says this. */
export function promotion(yaml: string): Offer {
  const [offer] = catalogueOf([{ ...base, ...(parse(yaml) as object) }], { offersPreview: ["*"] }).all;
  if (!offer) throw new Error("no offer");
  return offer;
}

export const payroll = `
asks: [{do: open}, {do: salary, amount: 800 EUR, accepts: [salary, pension]}]
gives:
  - {to: you, money: 400 EUR, tax: gross}
  - {to: you, money: 10 EUR, every: month, for: 12 months}
`;

export const tiered = `
asks: [{do: open}, {do: salary, amount: 900 EUR}, {do: keep, what: conditions, for: 24 months, breaks: all}]
gives:
  - to: you
    tax: {withheld: 19 %}
    tiers: [{from: 900 EUR, money: 150 EUR}, {from: 1500 EUR, money: 250 EUR}, {from: 2500 EUR, thing: un vale}]
`;

export const staged = `
category: crypto
risk: crypto
invitation: {by: link}
asks:
  - {do: sign-up}
  - any:
      - {do: trade, count: 1 trades, amount: 100 USD}
      - {do: open, id: tarjeta, product: card, what: una tarjeta}
gives:
  - {to: you, money: 10 USD, form: crypto, called: CRO, needs: [trade]}
  - {to: you, money: 25 USD, form: crypto, called: CRO, needs: [tarjeta]}
`;

export const interest = `
asks: [{do: open, what: la Cuenta Vamos}, {do: habit, what: card, count: 6 purchases, every: 6 months}]
gives:
  - {to: you, rate: 5.09 %, upTo: 12000 EUR, for: 1 year}
  - {to: you, rate: 2.01 %, upTo: 12000 EUR, for: 1 year}
`;

export const points = `
category: tarjetas
asks: [{do: open, product: card, what: la tarjeta}, {do: buy, amount: 2000 EUR, together: true, within: 4 months}]
gives: [{to: you, points: 9000 points, called: Avios, when: unknown}]
`;

export const energy = `
category: energia
invitation: {by: code}
claim: {route: other}
asks: [{do: sign-up}, {do: contract, what: energy}]
gives:
  - {to: you, money: 25 EUR, form: bill, when: {lapse: 1 months, after: contract}}
  - {to: inviter, money: 25 EUR, form: bill}
`;

export const customers = `
who: {existing: true}
asks: [{do: enrol, code: true}, {do: bills, within: {until: 2027-09-30}}]
gives: [{to: you, tiers: [{from: 1 bills, money: 5 EUR}, {from: 2 bills, money: 10 EUR}]}]
`;

export const tied = `
invitation: {by: code, late: 7 days}
asks: [{do: open}, {do: deposit, amount: 300 EUR}, {do: keep, what: deposit, for: 183 days, breaks: proportional}]
gives: [{to: you, money: 50 EUR, tax: net, when: unknown}, {to: inviter, money: 50 EUR, most: 10 friends}]
`;

export const nextMonth = `
invitation: {by: inviter-id}
asks: [{do: open, what: sus dos cuentas}, {do: salary, amount: 700 EUR, for: 6 months}]
gives: [{to: you, money: 250 EUR, when: {rule: next-month}}]
`;

export const closed = `
invitation: {by: link}
closed: {since: 2026-07-01, source: https://www.esma.europa.eu/}
asks: [{do: sign-up}, {do: verify}]
gives: [{to: you, money: 10 EUR}]
`;
