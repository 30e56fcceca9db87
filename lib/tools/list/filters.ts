import { yoursOf } from "../../ground/gains";
import { isByInvitation } from "../../ground/invitation";
import { paymentHours } from "../../ground/arrivals";
import type { Offer } from "../../offers/offer";
import { optionsOf } from "../../offers/terms/asks";
import type { Form } from "../../offers/terms/forms";
import { type Ask, verbOf } from "../../offers/terms/verbs";

interface FilterRecord {
  label: string;
  passes(offer: Offer): boolean;
}

/** Whether an offer can be taken without any requirement of a kind. */
const asksNone = ({ terms: { asks } }: Offer, isOfKind: (ask: Ask) => boolean) =>
  asks.every((entry) => optionsOf(entry).some((all) => !all.some(isOfKind)));

/** A month in hours. */
const MONTH = 31 * 24;

/**
 * Whether a new client is given money in a form, other than what only the campaign says. Interest is what one's own money
 * earns.
 */
const isGiven = ({ terms }: Offer, wanted: Form) =>
  yoursOf(terms).some(
    ({ money, form = "cash", limitedBy }) =>
      money !== undefined && !(money === "unknown" && limitedBy) && form === wanted,
  );

/** What a visitor can ask of an offer, by its name in an address. */
export const filters = {
  "sin-nomina": {
    label: "Sin nómina",
    passes: (offer) => asksNone(offer, (ask) => verbOf(ask).takes === "salary"),
  },
  "sin-invertir": {
    label: "Sin invertir",
    passes: (offer) => !offer.risk && asksNone(offer, (ask) => verbOf(ask).isRisky === true),
  },
  "sin-invitacion": {
    label: "No piden invitación",
    passes: (offer) => !isByInvitation(offer),
  },
  "sin-permanencia": {
    label: "Sin meses que cumplir",
    // What nobody says is not known to be none.
    passes: (offer) => offer.terms.keeps === "none" && asksNone(offer, (ask) => verbOf(ask).binds === true),
  },
  "en-un-mes": {
    label: "Cobras en un mes",
    passes: (offer) => (paymentHours(offer) ?? Infinity) <= MONTH,
  },
  dinero: {
    label: "Te dan dinero",
    // What may be a discount is not known to be money.
    passes: (offer) => isGiven(offer, "cash"),
  },
  facturas: {
    label: "Descuento en facturas",
    passes: (offer) => isGiven(offer, "bill"),
  },
} as const satisfies Record<string, FilterRecord>;

export type Filter = keyof typeof filters;
export const filterNames = Object.keys(filters) as Filter[];
