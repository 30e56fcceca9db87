import { answerHandler } from "@/components/site/answer-handler";
import { ClaimPage } from "@/components/tools/claim/claim-page";
import { claimFor, readClaim } from "@/lib/tools/claim/claim";
import { catalogue } from "@/lib/catalogue";
import { claimQueryOf } from "@/lib/tools/claim/addresses";
import { toolAnswer } from "@/lib/site/metadata";

export const dynamic = "force-dynamic";

/** By when to complain, and the letter. Its public address is `/paypal/reclamar?alta=2026-11-01&hecho=no-llega`. */
export const GET = answerHandler<{ slug: string }>(({ query, params, today }) => {
  const offer = catalogue.find(params.slug);
  if (!offer) return undefined;
  const answers = readClaim(query, offer, today);
  const claim = claimFor(offer, answers, today);
  return {
    ...toolAnswer(offer, "claim"),
    query: claim && claimQueryOf(claim),
    content: <ClaimPage offer={offer} today={today} answers={answers} claim={claim} />,
  };
});
