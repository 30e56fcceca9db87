import { answerHandler } from "@/components/site/answer-handler";
import { ValuePage } from "@/components/tools/value/value-page";
import { writeQuery } from "@/lib/ground/query";
import { assumptionOf } from "@/lib/ground/net-value";
import { readAssumption } from "@/lib/tools/value/questions";
import { catalogue } from "@/lib/catalogue";
import { toolAnswer } from "@/lib/site/metadata";

export const dynamic = "force-dynamic";

/** The net value with the visitor's amount. Its public address is `/indexa-capital/valor?importe=500`. */
export const GET = answerHandler<{ slug: string }>(({ query, params, today }) => {
  const offer = catalogue.find(params.slug);
  if (!offer) return undefined;
  const assumption = assumptionOf(offer.value);
  const parsed = readAssumption(offer.value, query);
  return {
    ...toolAnswer(offer, "value"),
    query:
      assumption && parsed && !parsed.fault ? writeQuery({ [assumption.name]: parsed.euros }) : undefined,
    content: <ValuePage offer={offer} today={today} parsed={parsed} />,
  };
});
