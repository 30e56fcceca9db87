import { join } from "node:path";
import { tsImport } from "tsx/esm/api";

/**
 * Puts the offers' files, as they are now, in the place of the module that reads them (`lib/offers/sources.ts`).
 * @this {{ rootContext: string, addContextDependency(folder: string): void }}
 */
export default async function load() {
  const { readSources } = await tsImport("../lib/offers/read-sources.ts", import.meta.url);
  const { folders } = await tsImport("../lib/offers/finding.ts", import.meta.url);
  for (const folder of Object.values(folders)) this.addContextDependency(join(this.rootContext, folder));
  return `export const sources = ${JSON.stringify(readSources(this.rootContext))};`;
}
