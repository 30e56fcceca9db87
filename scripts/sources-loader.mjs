import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { require as load } from "tsx/cjs/api";

const { readSources } = load("../lib/catalogue/read-sources.ts", import.meta.url);
const { folders } = load("../lib/catalogue/finding.ts", import.meta.url);
const { madridDate } = load("../lib/format/dates.ts", import.meta.url);

const root = fileURLToPath(new URL("..", import.meta.url));

/**
 * Replaces `lib/catalogue/sources.ts` by the content of the offers' files and the day of the build, so that dates do not
 * depend on the server's clock.
 * @this {{ addContextDependency(folder: string): void }}
 */
export default function loadSources() {
  for (const folder of Object.values(folders)) this.addContextDependency(join(root, folder));
  const sources = { ...readSources(root), readOn: madridDate(new Date()) };
  return `export const sources = ${JSON.stringify(sources)};`;
}
