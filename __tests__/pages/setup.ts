import { existsSync, mkdirSync } from "node:fs";
import { buildNames, builds } from "../builds";
import { startServer } from "../server";
import { crawl, FOLDER, portOf } from "./crawl";

/** Serves both builds until Jest ends, and crawls each once for all tests. */
export default async function setup(): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  for (const name of buildNames)
    if (!existsSync(`${builds[name].distDir}/BUILD_ID`))
      throw new Error(`There is no "${name}" build in ${builds[name].distDir}: npm test makes it.`);
  await Promise.all(buildNames.map((name) => startServer(name, portOf(name))));
  await Promise.all(buildNames.map(crawl));
}
