import { answerHandler } from "@/components/site/answer-handler";
import { toolPages } from "@/components/tools";
import { catalogue } from "@/lib/catalogue";
import { toolHead } from "@/lib/site/metadata";
import { toolAt } from "@/lib/tools";

export const dynamic = "force-dynamic";

/** A tool of an offer that is not among the first: `/paypal/valor`. */
export const GET = answerHandler<{ slug: string; page: string }>(({ params, today }) => {
  const offer = catalogue.find(params.slug);
  const tool = toolAt(params.page);
  if (!offer || !tool) return undefined;
  const { Page } = toolPages[tool];
  return { head: toolHead(offer, tool), content: <Page offer={offer} today={today} />, caching: "page" };
});
