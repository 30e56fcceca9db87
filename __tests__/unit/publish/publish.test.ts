/** @jest-environment node */
import { riskLines } from "@/lib/copy/frame";
import { catalogue } from "@/lib/catalogue";
import { changesAtom, changesJson } from "@/lib/publish/feeds";
import { llmsText, markdownPage, offerMarkdown } from "@/lib/publish/markdown";
import { offerTable } from "@/lib/publish/offer-table";
import { offerData } from "@/lib/publish/open-data";
import { drawable, offerCard } from "@/lib/publish/share-card";
import { buildIdentity, freshness } from "@/lib/publish/state";
import { offerGraph } from "@/lib/publish/structured-data";
import { catalogueOf, sampleFile, sampleOffer } from "../offers/sample";

const today = "2026-01-15";
const sample = sampleOffer();
const ended = sampleOffer({ id: "dos", validUntil: "2026-01-14" });
afterEach(() => jest.restoreAllMocks());

test("the feeds add an amount that a setting overrides to what the history says", () => {
  jest.replaceProperty(catalogue, "enabled", [{ ...sample, benefit: "15 € de regalo" }]);
  for (const feed of [changesAtom(), changesJson()])
    expect(feed).toContain("El beneficio de hoy de Muestra, 15 € de regalo, lo ha fijado");
});

test("the structured data of an offer with a risk contain the risk statement", () => {
  const things: object[] = Object(offerGraph({ ...sample, risk: "crypto" }, today))["@graph"];
  expect(things).toContainEqual(
    expect.objectContaining({ "@type": "Offer", description: expect.stringContaining(riskLines.crypto) }),
  );
});

test("a comparison in Markdown leaves out ended and unknown offers; without others it is left out itself", () => {
  const offers = [{ ...sample, id: "uno" }, ended];
  jest.spyOn(catalogue, "find").mockImplementation((id) => offers.find((offer) => offer.id === id));
  const twinOf = (...offerIds: string[]) => {
    const sections = [{ kind: "comparison" as const, title: "T", offerIds }];
    return offerMarkdown({ ...sample, landing: { ...sample.landing, sections } }, today);
  };
  const text = "- Muestra: 10\u00a0€ de regalo. Abre la cuenta, deposita y compra.";
  expect(twinOf("uno", "dos", "nadie")).toContain(`## T\n\n${text}\n\n## `);
  expect(twinOf("dos", "nadie")).not.toContain("## T\n");
});

test.each([
  ["🎁 10\u00a0€ de regalo", "10\u00a0€ de regalo"],
  ["Ñandú «Único» – y más…", "Ñandú «Único» – y más…"],
  ["Plan → amigo ★ ‼\u00ad\u200b", "Plan amigo"],
])("a share picture shows «%s» as «%s», without characters that its font lacks", (text, shown) => {
  expect(drawable(text)).toBe(shown);
});

test("the share picture of an ended promotion says so, and its structured data have no offer", () => {
  expect(offerCard(ended, today).detail).toBe("Finalizada el 14 de enero de 2026");
  expect(offerCard(ended, "2026-01-14").detail).not.toContain("Finalizada");
  const types = Object(offerGraph(ended, today))["@graph"].map((item: object) => Reflect.get(item, "@type"));
  expect(types).toEqual(["Organization", "WebSite", "WebPage", "FAQPage"]);
});

test("the state file has the version, the build time and the status of enabled offers, and no drafts", () => {
  const draft = { ...sampleFile, id: "apagada", weight: 2, enabled: false };
  expect(buildIdentity(new Date("2026-01-20T10:00:00Z"))).toEqual({
    version: expect.stringMatching(/^[0-9a-f]{12}$/),
    commit: null,
    builtAt: "2026-01-20T10:00:00.000Z",
  });
  expect(freshness(catalogueOf([sampleFile, draft]), "2026-01-20")).toEqual({
    newestVerification: "2026-01-10",
    offers: { current: ["muestra"], due: [], ended: [], unverified: [], upcoming: [] },
  });
});

test("that nobody has confirmed an authorisation is said in every format", () => {
  const today = "2026-11-23";
  const { protection } = sampleOffer();
  const authorisation = "No podemos confirmar que Muestra esté autorizada.";
  const offer = sampleOffer({ protection: { ...protection, authorisation } });
  const data = offerData(offer, today);
  expect(data.authorisationText).toBe(authorisation);
  for (const text of [
    offerTable([data]),
    offerMarkdown(offer, today),
    JSON.stringify(offerGraph(offer, today)),
  ])
    expect(text).toContain(authorisation);
  const lists = [llmsText(today), ...["index", "comparar"].map((name) => markdownPage(name, today)?.text)];
  for (const { protection: own } of catalogue.enabled)
    for (const text of lists) expect(text).toContain(own.authorisation ?? "");
});
