import { answerHandler } from "@/components/site/answer-handler";
import { toolPages } from "@/components/tools";
import { catalogue } from "@/lib/catalogue";
import { fileOrRefusal } from "@/lib/publish/tool-files";
import { toolAt } from "@/lib/tools";

export const dynamic = "force-dynamic";

/**
 * What an offer's tool makes of a query: a page, `/paypal/plazos/fechas`, or a file, `/paypal/plazos/calendario.ics`. The
 * public address of most pages is the tool's own: `/indexa-capital/valor?importe=500`.
 */
export const GET = answerHandler<{ slug: string; page: string; part: string }>(
  ({ request, query, params: { slug, page, part }, today }) => {
    const tool = toolAt(page);
    const { answers, files } = tool ? toolPages[tool] : {};
    const file = files?.get(part);
    if (file) return fileOrRefusal(request, file(slug, new URL(request.url).search, new Date()));
    const offer = catalogue.find(slug);
    return offer && answers?.get(part)?.({ offer, query, today });
  },
);
