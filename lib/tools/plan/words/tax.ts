import { yoursOf } from "../../../ground/gains";
import type { Offer } from "../../../offers/offer";
import type { Gain } from "../../../offers/terms/gain";

/** Whether tax is still to be taken off a gain: of a discount, or of what may be one, none is known to be due. */
export const isBeforeTax = ({ tax, form, waives }: Pick<Gain, "tax" | "form" | "waives">) =>
  waives === undefined &&
  form !== "saving" &&
  form !== "bill" &&
  form !== "unknown" &&
  (tax === undefined || tax === "unknown" || tax === "gross");

/** Whether tax is taken off what an offer gives already, or none is due. */
export const isTaxSettled = ({ terms }: Offer) => !yoursOf(terms).some(isBeforeTax);
