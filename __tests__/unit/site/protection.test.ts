import { catalogue } from "@/lib/offers";
import { protectionFacts } from "@/lib/site/protection";

const sources = [{ label: "Fuente", url: "https://a.example/" }];

test("what is known is told in order; what does not apply is left out; what is unknown is named together", () => {
  const protection = { title: "T", entity: "Una.", guarantee: "Ninguna.", country: false as const, sources };
  expect(protectionFacts(protection)).toEqual({
    facts: [
      { name: "Entidad", text: "Una." },
      { name: "Garantía", text: "Ninguna." },
    ],
    missing: "Sin confirmar: supervisión y qué no está cubierto. Consulta la web oficial.",
  });
});

test("where all is known or does not apply, nothing is said to be missing", () => {
  const none = { country: false, supervisor: false, guarantee: false, notCovered: false } as const;
  expect(protectionFacts({ title: "T", entity: "Una.", ...none, sources }).missing).toBeUndefined();
});

test.each(catalogue.all)(
  "$id: sources without codes, sentences that end, nothing told twice",
  ({ protection, landing }) => {
    for (const { url } of protection.sources) expect(new URL(url).search).toBe("");
    const { facts } = protectionFacts(protection);
    for (const { text } of facts) expect(text).toMatch(/\.$/);
    const told = landing.sections.map(({ title }) => title);
    expect(told).not.toContain(protection.title);
  },
);
