import { brotliCompressSync } from "node:zlib";
import { budgets } from "../../scripts/audit/budgets.mjs";
import { readPage } from "../../scripts/audit/page.mjs";
import { siteNames } from "../../scripts/sites.mjs";
import { addressOf, inTurn } from "./in-turn";
import { ask, inParallel } from "./raw";
import { expect, test } from "./test";
import { full, worldOf } from "./worlds";

/** Made by the server when they are asked for. */
const onDemand = (path: string) => path === "/legal/terminos";

/** The figures of a page that are above its limit: none, if all is well. */
function breaches(figures: Record<string, unknown>, limits: Record<string, number>) {
  return Object.fromEntries(
    Object.entries(limits).flatMap(([name, limit]) => {
      const value = figures[name];
      return typeof value === "number" && value <= limit ? [] : [[name, `${value}, limit ${limit}`]];
    }),
  );
}

for (const name of siteNames) {
  const world = worldOf(name);
  test(`no page of the ${name} site costs more than it may`, async () => {
    const found = await inParallel(world.views, async ({ address, path }) => {
      const answer = await ask(world.url, address, { "accept-encoding": "gzip" });
      const { text } = await ask(world.url, address);
      expect([address, answer.status, answer.headers["content-encoding"]]).toEqual([address, 200, "gzip"]);
      const figures = { ...readPage(text), htmlBytes: answer.body.length };
      const { requests: _requests, cls: _cls, ...limits } = budgets.page;
      const { cls: _shift, ...ofOnDemand } = budgets.onDemand;
      return { address, figures, over: breaches(figures, onDemand(path) ? ofOnDemand : limits) };
    });
    expect(found.filter(({ over }) => Object.keys(over).length > 0).map(({ address, over }) => ({ address, over }))).toEqual([]);

    const [entry = "", ...others] = new Set(found.map(({ figures }) => figures.entry ?? ""));
    expect(others).toEqual([]);
    const script = await ask(world.url, entry);
    expect(brotliCompressSync(script.body).length).toBeLessThanOrEqual(budgets.entryBytes);
    for (const hero of new Set(found.flatMap(({ figures }) => figures.hero ?? [])))
      expect((await ask(world.url, hero)).body.length, hero).toBeLessThanOrEqual(budgets.heroBytes);
  });
}
