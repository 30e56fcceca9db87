import { feedPaths, fileTypes, openDataPaths } from "@/lib/config/paths";
import { errorsCopy } from "@/lib/copy/errors";
import { todayInMadrid } from "@/lib/config/clock";
import { fileResponse } from "@/lib/http/file-response";
import { changesAtom, changesJson, offerAtom } from "@/lib/publish/feeds";
import { llmsText } from "@/lib/publish/llms";
import { offerTable } from "@/lib/publish/offer-table";
import { openCatalogueData, openCatalogueSchema, openOffers } from "@/lib/publish/open-data";

/** Dynamic, because the framework never answers 304 for a prerendered file. */
export const dynamic = "force-dynamic";

/** The text of each file of `fileTypes`, as of a day. */
const texts: Readonly<Record<keyof typeof fileTypes, (today: string) => string>> = {
  [feedPaths.atom]: changesAtom,
  [feedPaths.json]: changesJson,
  [openDataPaths.data]: (today) => JSON.stringify(openCatalogueData(today), null, 2),
  [openDataPaths.table]: (today) => offerTable(openOffers(today)),
  [openDataPaths.schema]: () => JSON.stringify(openCatalogueSchema(), null, 2),
  "/llms.txt": llmsText,
};

const isFile = (path: string): path is keyof typeof texts => Object.hasOwn(texts, path);

/** A file for machines. Its public address is `/cambios.atom` or `/paypal.atom`. */
export async function GET(request: Request, { params }: RouteContext<"/files/[...path]">) {
  const path = `/${(await params).path.join("/")}`;
  const today = todayInMadrid();
  if (isFile(path)) return fileResponse(request, texts[path](today), fileTypes[path]);
  const feed = path.endsWith(".atom") && offerAtom(path.slice(1, -".atom".length));
  if (feed) return fileResponse(request, feed, fileTypes[feedPaths.atom]);
  return new Response(`${errorsCopy.notFound.text}\n`, { status: 404 });
}
