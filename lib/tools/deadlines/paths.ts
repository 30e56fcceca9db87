import { toolPath } from "../../config/paths";
import type { Offer } from "../../offers/offer";

/** The address that answers the form of «Plazos». */
export const deadlinesAnswerPath = (offer: Pick<Offer, "detailPath">) =>
  `${toolPath(offer, "deadlines")}/fechas`;
