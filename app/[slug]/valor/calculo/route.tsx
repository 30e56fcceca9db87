import { answer } from "@/components/site/answer";
import { ValuePage } from "@/components/tools/value-page";
import { assumptionOf, readAssumption } from "@/lib/answers/net-value";
import { catalogue } from "@/lib/catalogue";
import { toolPageWords } from "@/lib/copy/tool-pages";
import { madridDate } from "@/lib/format/dates";
import { toolPicture } from "@/lib/site/metadata";
import { pathOf } from "@/lib/site/tool-pages";

export const dynamic = "force-dynamic";

/** The net value with the visitor's amount. Its public address is `/indexa-capital/valor?importe=500`. */
export const GET = answer<{ slug: string }>(({ query, params }) => {
  const offer = catalogue.find(params.slug);
  if (!offer) return undefined;
  const path = pathOf(offer, "valor");
  const assumption = assumptionOf(offer.value);
  const parsed = readAssumption(offer.value, query);
  return {
    words: { ...toolPageWords("valor", offer), path, picture: toolPicture(offer, "valor") },
    path,
    query:
      assumption && parsed && !parsed.fault
        ? `${assumption.name}=${String(parsed.euros).replace(".", ",")}`
        : undefined,
    content: <ValuePage offer={offer} today={madridDate(new Date())} parsed={parsed} />,
  };
});
