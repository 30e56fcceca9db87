/** @jest-environment node */
import { site } from "@/lib/config/site";
import { catalogue } from "@/lib/offers";
import { correctionLetter, editUrl } from "@/lib/site/corrections";
import { isOfferPage, pagesOf } from "@/lib/site/offer-pages";
import { sitePages } from "@/lib/site/pages";
import { protectionFacts } from "@/lib/site/protection";
import { sampleOffer } from "../offers/sample";

afterEach(() => jest.restoreAllMocks());

test("every page has the address that its id says", () => {
  for (const { id, path } of sitePages) expect(path).toBe(`/${id}`);
});

test.each([
  ["the newest change of an enabled offer", true, "2026-01-10"],
  ["the last check, where no offer is enabled", false, "2026-01-20"],
])("the page of changes is as new as %s", async (_case, enabled, day) => {
  const offer = sampleOffer({ verifiedOn: "2026-01-20" });
  jest.resetModules();
  jest.doMock("@/lib/offers", () => ({
    ...jest.requireActual<object>("@/lib/offers"),
    catalogue: { ...catalogue, all: [offer], enabled: enabled ? [offer] : [] },
    contentDate: "2026-01-20",
  }));
  const { changesPage } = await import("@/lib/site/pages");
  jest.dontMock("@/lib/offers");
  expect(changesPage.modifiedOn).toBe(day);
});

test.each([
  ["plazos", true],
  ["me-la-daran", true],
  ["toString", false],
  ["", false],
])("%j is the last part of the address of an offer's further page: %s", (id, expected) => {
  expect(isOfferPage(id)).toBe(expected);
});

test("an offer without deadlines promises none in the link to them", () => {
  const none = sampleOffer({ deadlines: { items: [], note: "No consta." } });
  const linkOf = (offer: typeof none) => pagesOf(offer).find(({ id }) => id === "plazos");
  expect(linkOf(none)?.path).toBe("/muestra/plazos");
  expect(linkOf(none)?.text).not.toBe(linkOf(sampleOffer())?.text);
});

/** A mailto address as a mail program reads it. */
function readLetter(address: string) {
  const [, to = "", query = ""] = /^mailto:([^?]+)\?(.+)$/.exec(address) ?? [];
  const fields = query.split("&").map((pair) => pair.split("=").map(decodeURIComponent));
  return { to, ...Object.fromEntries(fields) } as { to: string; subject: string; body: string };
}

test("a letter about a mistake names offer, version and page, whatever signs are in a name", () => {
  const brand = "A & B? #1 = 50%+\n«ñ»";
  const address = correctionLetter(sampleOffer({ brand }));
  expect(address).toMatch(/^mailto:[\w@.]+\?subject=[\w%.!~*'()-]+&body=[\w%.!~*'()-]+$/);
  const { to, subject, body } = readLetter(address);
  expect(to).toBe("contacto@planamigo.example");
  expect(subject).toContain(brand);
  for (const part of ["(muestra)", "2026-01-10", "http://localhost:3000/muestra"])
    expect(body).toContain(part);
});

test("anybody can edit an offer's file where the repository is known", () => {
  const repositoryUrl = "https://github.com/ejemplo/planamigo";
  const file = "https://github.com/ejemplo/planamigo/edit/main/content/offers/muestra.yaml";
  expect(editUrl(sampleOffer(), { ...site, repositoryUrl })).toBe(file);
  expect(editUrl(sampleOffer())).toBeUndefined();
});

const sources = [{ label: "Fuente", url: "https://a.example/" }];

test("of who stands behind an offer, what is known stands in order and what is unknown is named together", () => {
  const protection = { title: "T", entity: "Una.", guarantee: "Ninguna.", country: false as const, sources };
  expect(protectionFacts(protection)).toEqual({
    facts: [
      { name: "Entidad", text: "Una." },
      { name: "Garantía", text: "Ninguna." },
    ],
    missing: "Sin confirmar: supervisión y qué no está cubierto. Consulta la web oficial.",
  });
  const rest = { country: false, supervisor: false, guarantee: false, notCovered: false } as const;
  expect(protectionFacts({ title: "T", entity: "Una.", ...rest, sources }).missing).toBeUndefined();
});
