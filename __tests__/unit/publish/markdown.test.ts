/** @jest-environment node */
import { catalogue } from "@/lib/offers";
import type { Section } from "@/lib/offers/landing";
import { markdownPage, offerMarkdown } from "@/lib/publish/markdown";
import { blockMarkdown } from "@/lib/publish/markdown-site";
import { sampleOffer } from "../offers/sample";

const today = "2026-01-15";
const sample = sampleOffer();
afterEach(() => jest.restoreAllMocks());

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

test.each(["", "nada", "__proto__"])("«%s» is the name of no page", (name) => {
  expect(markdownPage(name, today)).toBeUndefined();
});
