// `npm run bench`: what the site costs to serve and to grow. Results and their meaning: docs/performance.md.
import { mkdirSync } from "node:fs";
import { buildIfNeeded } from "../build.mjs";
import { Failure } from "../failure.mjs";
import { allOffers, disabledOffers } from "../offer-files.mjs";
import { benchPorts, siteEnvironment } from "../sites.mjs";
import { requireProc } from "./group.mjs";
import { measureGrowth } from "./growth.mjs";
import { readOptions } from "./options.mjs";
import { FOLDER, growthTable, save, serverTable } from "./report.mjs";
import { compareServers } from "./server.mjs";
import { inCopyOfTree } from "./tree.mjs";

/** @param {string[]} args */
export async function bench(args) {
  const options = readOptions(args);
  requireProc();
  mkdirSync(FOLDER, { recursive: true });
  if (options.server) await serverBench(options);
  if (options.growth) await growthBench(options);
}

/** @param {import("./options.mjs").Options} options */
async function serverBench({ seconds }) {
  const env = siteEnvironment("default");
  await buildIfNeeded(env, "default site");
  const results = await compareServers({ env, seconds, ports: benchPorts });
  save("server", { results });
  console.info(`\n${serverTable(results)}\n`);
}

/** @param {import("./options.mjs").Options} options */
async function growthBench({ sizes, minutes }) {
  const own = allOffers().length - disabledOffers().length;
  const tooSmall = sizes.find((size) => size < own);
  if (tooSmall) throw new Failure(`--sizes ${tooSmall}: the catalogue has ${own} offers of its own.`);
  await inCopyOfTree(async (tree) => {
    /** @type {import("./growth.mjs").Growth[]} */
    const results = [];
    for (const size of sizes) {
      console.info(`Building with ${size} offers ...`);
      const log = `${FOLDER}/build-${size}.log`;
      results.push(await measureGrowth(tree, { size, own, port: benchPorts[0], log, minutes }));
      // What is measured stays, though a larger one should fail.
      save("growth", { results });
      console.info(`\n${growthTable(results)}\n`);
    }
  });
}
