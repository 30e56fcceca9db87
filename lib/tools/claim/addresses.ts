import { claimNames, toolFilePath, type toolFiles, toolPath } from "../../config/paths";
import { writeQuery } from "../../ground/query";
import type { Offer } from "../../offers/offer";
import type { Claim } from "./claim";
import type { Grievance } from "./grievances";

/** What happened as a query: the form has it chosen, and asks for the rest. */
export const claimCaseQuery = (grievance: Grievance) => writeQuery({ [claimNames.grievance]: grievance });

/** The address of the answer for a gift that has not come to who signed up so many days ago. */
export const claimPickPath = (offer: Offer, days: number) =>
  `${toolPath(offer, "claim")}?${writeQuery({ [claimNames.grievance]: "no-llega" satisfies Grievance, [claimNames.ago]: String(days) })}`;

/** The answers of a claim as a query that gives the same claim again on any later day. */
export const claimQueryOf = ({ signUp, grievance, fact, isUsual, written, isAssumed, answered }: Claim) =>
  writeQuery({
    [claimNames.signUp]: signUp,
    [claimNames.grievance]: grievance,
    // The usual day is computed anew each time.
    [claimNames.since]: !isUsual && fact,
    [claimNames.written]: !isAssumed && written,
    [claimNames.answered]: answered,
  });

/** The address of a file about a claim: its letter as plain text, or a calendar with its days and the offer's deadlines. */
export const claimFilePath = (offer: Offer, file: keyof typeof toolFiles, claim: Claim) =>
  `${toolFilePath(offer, "claim", file)}?${claimQueryOf(claim)}`;
