/** @jest-environment node */
import { catalogue } from "@/lib/offers";
import type { Section } from "@/lib/offers/landing";
import { llmsText, markdownPage, offerMarkdown } from "@/lib/publish/markdown";
import { blockMarkdown, join } from "@/lib/publish/markdown-site";
import { sitePages } from "@/lib/site/pages";
import { sampleOffer } from "../offers/sample";

const today = "2026-01-15";
const sample = sampleOffer();
afterEach(() => jest.restoreAllMocks());

test("an offer has the parts of its page, in order", () => {
  const text = offerMarkdown({ ...sample, risk: "crypto", validUntil: "2026-12" }, today);
  expect(text.match(/^#+ .*$/gm)).toEqual([
    "# Diez euros de regalo",
    "## Cómo funciona",
    "## Quién está detrás",
    "## Preguntas frecuentes",
    ...["uno", "dos", "tres", "cuatro"].map((what) => `### ¿Qué es ${what}?`),
    "## Letra pequeña",
    "## Historial de esta promoción",
  ]);
  for (const line of [
    "1. **Abre.** Abre la cuenta.",
    "- **Entidad.** Muestra, banco de España.",
    "Dónde comprobarlo: [Fuente](https://www.fuente.example/)",
    "> Los criptoactivos son de alto riesgo",
    "diciembre de 2026",
    "Eso es tres.",
    "- 10 de enero de 2026: Primera publicación.",
    "http://localhost:3000/muestra\n",
  ])
    expect(text).toContain(line);
});

const points = [
  { title: "Uno", text: "Va." },
  { title: "Dos", text: "Viene." },
];

test.each<[Section, string]>([
  [{ kind: "reasons", title: "T", points }, "- **Uno.** Va.\n- **Dos.** Viene."],
  [
    { kind: "official-link", title: "T", text: "Dice.", label: "Bases", url: "https://a.example/" },
    "Dice.\n\n[Bases](https://a.example/)",
  ],
  // Not those that are over or unknown.
  [
    { kind: "comparison", title: "T", offerIds: ["uno", "dos", "nadie"] },
    "- Muestra: 10\u00a0€ de regalo. Abre la cuenta, deposita y compra.",
  ],
])("a section: %j", (section, text) => {
  const offers = [{ ...sample, id: "uno" }, sampleOffer({ id: "dos", validUntil: "2026-01-14" })];
  jest.spyOn(catalogue, "find").mockImplementation((id) => offers.find((offer) => offer.id === id));
  const landing = { ...sample.landing, sections: [section] };
  expect(offerMarkdown({ ...sample, landing }, today)).toContain(`## T\n\n${text}\n\n## `);
});

test.each([
  ["Un párrafo.", "Un párrafo."],
  [{ list: ["uno", "dos"] }, "- uno\n- dos"],
  [{ link: "Cambios", url: "/cambios" }, "[Cambios](http://localhost:3000/cambios)"],
  [{ link: "a@b.es", url: "mailto:a@b.es" }, "[a@b.es](mailto:a@b.es)"],
  [
    { table: { caption: "T", columns: ["Estado", "Cuándo"], rows: [["Vigente", "Hoy."]] } },
    "| Estado | Cuándo |\n| --- | --- |\n| Vigente | Hoy. |",
  ],
])("%j in Markdown", (block, text) => expect(blockMarkdown(block)).toBe(text));

test("blocks that are empty leave no gap", () => {
  expect(join(["# Uno", undefined, "", "Dos."])).toBe("# Uno\n\nDos.\n");
});

test("every page that may be indexed has its twin, and the index leads to each", () => {
  const pages = [
    ["index", "/"],
    ...catalogue.enabled.map(({ id, detailPath }) => [id, detailPath]),
    ...sitePages.map(({ id, path }) => [id, path]),
  ] as [string, string][];
  const index = llmsText(today);
  for (const [name, path] of pages) {
    expect(markdownPage(name, today)?.canonical).toBe(`http://localhost:3000${path}`);
    expect(index).toContain(`(http://localhost:3000/${name}.md)`);
  }
});

test.each(["", "nada", "__proto__"])("«%s» is the name of no page", (name) => {
  expect(markdownPage(name, today)).toBeUndefined();
});
