import { defaultTreeAdapter as tree, type DefaultTreeAdapterTypes, parse } from "parse5";
import { type Answer, ask } from "./raw";
import { expect, test } from "./test";
import { type World, worlds } from "./worlds";

interface Found {
  /** Paths on this site that a page leads to or asks for. */
  targets: URL[];
  ids: Set<string>;
}

const ATTRIBUTES = ["href", "src", "srcset", "content"];

/** The addresses and anchors of a page, as a crawler without a script sees them. */
function readPage({ text }: Answer, address: URL, { site, url }: World): Found {
  const found: Found = { targets: [], ids: new Set() };
  const visit = (node: DefaultTreeAdapterTypes.Node) => {
    if (tree.isElementNode(node)) {
      const values = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]));
      if (values.id) found.ids.add(values.id);
      for (const name of ATTRIBUTES) {
        const value = values[name];
        if (value === undefined || (name === "content" && !/^https?:/.test(value))) continue;
        const links =
          name === "srcset" ? value.split(",").map((part) => part.trim().split(" ")[0] ?? "") : [value];
        for (const link of links) {
          const target = new URL(link, address);
          if (target.origin === site.url)
            found.targets.push(new URL(target.href.slice(site.url.length), url));
          else if (target.origin === address.origin) found.targets.push(target);
        }
      }
    }
    if ("childNodes" in node) node.childNodes.forEach(visit);
  };
  visit(parse(text));
  return found;
}

const isPage = ({ headers }: Answer) => headers["content-type"]?.startsWith("text/html");

/** Follows every link and asset from some addresses; gives each path with its status, and every broken anchor. */
async function crawl(starts: string[], world: World) {
  const pages = new Map<string, Found>();
  const statuses = new Map<string, number>();
  const anchors: { from: string; to: URL }[] = [];
  const queue = starts.map((path) => ({ from: "the start", to: new URL(path, world.url) }));
  for (let next = queue.shift(); next; next = queue.shift()) {
    const path = next.to.pathname + next.to.search;
    if (next.to.hash) anchors.push(next);
    if (statuses.has(path)) continue;
    const answer = await ask(world.url, path);
    statuses.set(path, answer.status);
    expect(answer.status, `${path}, from ${next.from}`).toBe(200);
    if (!isPage(answer)) continue;
    const found = readPage(answer, next.to, world);
    pages.set(path, found);
    queue.push(...found.targets.map((to) => ({ from: path, to })));
  }
  const broken = anchors.filter(
    ({ to }) => !pages.get(to.pathname + to.search)?.ids.has(decodeURIComponent(to.hash.slice(1))),
  );
  return { pages, statuses, broken: broken.map(({ from, to }) => `${from} -> ${to.href}`) };
}

for (const world of worlds) {
  test(`from home, every link of the ${world.name} site leads somewhere`, async () => {
    const { pages, statuses, broken } = await crawl(["/"], world);
    expect(broken).toEqual([]);
    expect([...pages.keys()].sort()).toEqual([...new Set(world.views.map(({ path }) => path))].sort());
    expect(statuses.size).toBeGreaterThan(pages.size * 2);
  });

  test(`from the sitemap, every link of the ${world.name} site leads somewhere`, async () => {
    const { text } = await ask(world.url, "/sitemap.xml");
    const paths = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = ""]) => new URL(loc).pathname);
    expect(paths.length).toBe(world.indexable.length);
    const { broken } = await crawl(paths, world);
    expect(broken).toEqual([]);
  });
}
