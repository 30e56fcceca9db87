import { parseAtomFeed, parseJsonFeed } from "feedsmith";
import { firstDay } from "@/lib/format/dates";
import { ask } from "./raw";
import { expect, test } from "./test";
import { type World, worlds } from "./worlds";

/** What changed, by its id: the histories of the enabled offers. */
const changesOf = ({ catalogue, site }: World) =>
  catalogue.enabled
    .flatMap(({ brand, detailPath, history }) =>
      history.map(({ date, summary }, place) => ({
        id: `${site.url}${detailPath}#cambio-${place + 1}`,
        url: `${site.url}${detailPath}`,
        title: `${brand}: ${summary}`,
        day: firstDay(date),
      })),
    )
    .sort((one, other) => one.id.localeCompare(other.id));

const byId = <T extends { id: string }>(items: T[]) =>
  items.sort((one, other) => one.id.localeCompare(other.id));
const dayOf = (instant: unknown) =>
  new Date(String(instant)).toLocaleDateString("en-CA", { timeZone: "Europe/Madrid" });

for (const world of worlds) {
  const self = (name: string) => `${world.site.url}/cambios.${name}`;

  test(`the Atom feed of the ${world.name} site tells every change`, async () => {
    const { headers, text } = await ask(world.url, "/cambios.atom");
    expect(headers["content-type"]).toMatch(/^application\/atom\+xml; ?charset=utf-8$/);
    const feed = parseAtomFeed(text);
    expect(feed).toMatchObject({
      id: `${world.site.url}/`,
      title: { value: expect.stringContaining(world.site.brand) },
    });
    expect(feed.links?.find(({ rel }) => rel === "self")?.href).toBe(self("atom"));
    const entries = (feed.entries ?? []).map(({ id, links, title, updated }) => ({
      id: String(id),
      url: links?.[0]?.href,
      title: title?.value,
      day: dayOf(updated),
    }));
    expect(byId(entries)).toEqual(changesOf(world));
    const dates = (feed.entries ?? []).map(({ updated }) => String(updated));
    expect(dates).toEqual([...dates].sort().reverse());
    expect(String(feed.updated)).toBe(dates[0]);
  });

  test(`the JSON Feed of the ${world.name} site tells the same`, async () => {
    const { headers, text } = await ask(world.url, "/cambios.json");
    expect(headers["content-type"]).toMatch(/^application\/feed\+json; ?charset=utf-8$/);
    expect(JSON.parse(text)).toMatchObject({
      version: expect.stringMatching(/^https:\/\/jsonfeed\.org\/version\/1/),
    });
    const feed = parseJsonFeed(text);
    expect(feed).toMatchObject({
      home_page_url: `${world.site.url}/cambios`,
      feed_url: self("json"),
    });
    const items = (feed.items ?? []).map(({ id, url, title, date_modified }) => ({
      id: String(id),
      url,
      title,
      day: dayOf(date_modified),
    }));
    expect(byId(items)).toEqual(changesOf(world));
    for (const item of feed.items ?? []) expect(item.content_html ?? item.content_text).toBeTruthy();
  });
}
