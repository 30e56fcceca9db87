import type { ReactNode } from "react";
import type { ToolId } from "@/lib/config/paths";
import type { CalendarDate } from "@/lib/format/dates";
import type { Offer } from "@/lib/offers/offer";
import { ClaimPage } from "./claim/claim-page";
import { DeadlinesPage } from "./deadlines/deadlines-page";
import { EligibilityPage } from "./eligibility/eligibility-page";
import { ProofPage } from "./proof/proof-page";
import { ValuePage } from "./value/value-page";

type OfferPage = (props: { offer: Offer; today: CalendarDate }) => ReactNode;

/** The pages of an offer's tools. */
export const toolPages: Readonly<Record<ToolId, OfferPage>> = {
  eligibility: EligibilityPage,
  value: ValuePage,
  proof: ProofPage,
  deadlines: DeadlinesPage,
  claim: ClaimPage,
};
