import { answerHandler } from "@/components/site/answer-handler";
import { answerAt } from "@/components/tools/answer-at";
import { requestedFile } from "@/lib/publish/requested-files";

export const dynamic = "force-dynamic";

/**
 * Whatever is made per request, by its public path: `/answers/plan/calculo` makes `/plan/calculo` and `/plan?dinero=100`.
 * One handler, because the framework bundles each on its own.
 */
export const GET = answerHandler<{ path: string[] }>(
  ({ request, query, params: { path }, today }) =>
    answerAt(path, { query, today }) ?? requestedFile(request, `/${path.join("/")}`, new Date()),
);
