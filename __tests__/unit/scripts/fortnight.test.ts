/** @jest-environment node */
import { readSources } from "@/lib/catalogue/read-sources";
import { madridDate } from "@/lib/format/dates";
import { fortnight, newId, written } from "./fortnight";
import { type Copy, copyOf } from "./offers-copy";

let copy: Copy;
afterAll(() => copy.remove());

test("an editor's fortnight with today's offers ends without an error, and everything follows from it", async () => {
  copy = copyOf();
  const today = madridDate(new Date());
  const { texts } = readSources(copy.root);
  const id = newId(texts);
  for (const act of fortnight(texts, today))
    expect([act, await copy.offers(...act)]).toEqual([act, { code: 0, output: expect.any(String) }]);
  copy.write(id, written(copy.read(id)));
  expect(await copy.offers("enable", id)).toMatchObject({ code: 0 });
  const { code, output } = await copy.offers("check");
  expect([code, output]).toEqual([0, expect.stringContaining("Errores: 0.")]);
  expect((await copy.offers("diff")).output).not.toContain("Nada cambia");

  // What the site makes of the edited offers, for people and for machines.
  jest.doMock("@/lib/catalogue/sources", () => ({ sources: { ...readSources(copy.root), readOn: today } }));
  const { catalogue } = await import("@/lib/catalogue");
  const { offerGraph } = await import("@/lib/publish/structured-data");
  const { offerMarkdown } = await import("@/lib/publish/markdown");
  const { openCatalogueData } = await import("@/lib/publish/open-data");
  const ids = catalogue.enabled.map((offer) => offer.id);
  expect(ids).toContain(id);
  expect(
    openCatalogueData(today)
      .offers.map((offer) => offer.id)
      .sort(),
  ).toEqual(ids.sort());
  for (const offer of catalogue.enabled) {
    expect(JSON.stringify(offerGraph(offer, today))).toContain(offer.brand);
    expect(offerMarkdown(offer, today)).toContain(offer.brand);
  }
});
