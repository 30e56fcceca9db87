import { latestChanges } from "@/lib/site/changes";
import { changesFeed } from "@/lib/publish/feeds";
import { catalogue } from "@/lib/offers";
import { site } from "@/lib/config/site";

const feed = changesFeed("2030-01-01");
const json = JSON.parse(feed.json1()) as { items: { title: string; content_html: string }[] };
const atom = new DOMParser().parseFromString(feed.atom1(), "application/xml");

test("as JSON it names its page, itself and who writes it", () => {
  const author = { name: site.brand, url: site.url };
  expect(json).toMatchObject({
    home_page_url: `${site.url}/cambios`,
    feed_url: `${site.url}/cambios.json`,
    author,
    items: json.items.map(() => ({ author })),
  });
});

test("as Atom it has an address of its own, and leads to its page and to itself", () => {
  const links = [...atom.querySelectorAll("feed > link")];
  expect(links.map((link) => [link.getAttribute("rel"), link.getAttribute("href")])).toEqual([
    ["alternate", `${site.url}/cambios`],
    ["self", `${site.url}/cambios.atom`],
  ]);
  expect(atom.querySelector("feed > id")?.textContent).toBe(`${site.url}/`);
});

test("an entry's title says whose change it is", () => {
  expect(json.items.map(({ title }) => title)).toEqual(
    latestChanges(catalogue.enabled).changes.map(({ offer, summary }) => `${offer.brand}: ${summary}`),
  );
});

test("an entry says how long ago its offer was checked", () => {
  for (const { content_html } of json.items) expect(content_html).toMatch(/Comprobada .* · por confirmar\./);
});
