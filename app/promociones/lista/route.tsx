import { answerHandler } from "@/components/site/answer-handler";
import { ListPage } from "@/components/tools/list/list-page";
import { catalogue } from "@/lib/catalogue";
import { listHead } from "@/lib/site/metadata";
import { listQuery, readList } from "@/lib/tools/list/list";

export const dynamic = "force-dynamic";

/** The list of promotions as the query asks for it. Its public address is `/promociones?filtro=sin-nomina`. */
export const GET = answerHandler(({ query, today }) => {
  const { enabled } = catalogue;
  const list = readList(query, enabled, today);
  return {
    head: listHead(),
    query: listQuery(list.selection),
    content: <ListPage list={list} offers={enabled} today={today} />,
  };
});
