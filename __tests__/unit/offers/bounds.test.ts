import { lowi } from "@/lib/offers/registry";
import { catalogueWith, complaint, lowiWith } from "./sample";

const sentence = "Una frase.";
const title = "Título";
const point = { title, text: sentence };
const cost = { what: "Algo" };
const words = { title, lead: sentence, badges: [] };
const split = { layout: "split", ...words, imageAlt: "Nada" };
const deadline = { id: "compra", kind: "before", ...point, after: { days: 1 } };
const [condition] = lowi.eligibility.conditions;

type List = unknown[];

/** A list in an offer's file, an entry for it, how few and how many it may hold, and what it stands in where that varies. */
const lists: [field: string, entry: unknown, least: number, most: number, around: (list: List) => unknown][] =
  [
    ["landing.hero", "4G", 0, 4, (badges) => ({ ...split, box: { figure: "1", lines: ["Uno"] }, badges })],
    ["landing.hero", "Una línea", 1, 3, (lines) => ({ ...split, box: { figure: "1", lines } })],
    [
      "landing.hero",
      { figure: "1", label: "uno" },
      3,
      3,
      (tiles) => ({ layout: "centred", ...words, tiles }),
    ],
    ["landing.sections", point, 2, 4, (points) => [{ kind: "reasons", title, points }]],
    ["landing.sections", lowi.id, 1, 6, (offerIds) => [{ kind: "comparison", title, offerIds }]],
    ["landing.steps", point, 2, 6, (steps) => steps],
    ["landing.faq", { question: "¿Sí?", answer: sentence }, 4, 8, (faq) => faq],
    ["landing.finePrint", sentence, 1, 8, (sentences) => sentences],
    ["eligibility.conditions", condition, 4, 6, (conditions) => conditions],
    ["eligibility.remaining", sentence, 1, 4, (sentences) => sentences],
    ["deadlines.items", deadline, 0, 6, (items) => items],
    ["protection.sources", { label: "Fuente", url: "https://a.example/" }, 1, 3, (sources) => sources],
    ["value.spend", cost, 0, 3, (spend) => spend],
    ["value.blocked", { ...cost, until: sentence }, 0, 2, (blocked) => blocked],
    ["value.assumptions", sentence, 1, 5, (sentences) => sentences],
  ];

test.each(lists)("%s, of %j: %i to %i", (field, entry, least, most, around) => {
  const told = (length: number) => {
    const value = around(Array<unknown>(length).fill(entry));
    return complaint(() => catalogueWith({ lowi: lowiWith(field, value) }));
  };
  const exact = least === most && "ni más ni menos";
  const right = (bound: number, kind: string) =>
    new RegExp(`correcto: ${bound} elementos? ${exact || kind}: hay`);
  if (least > 0) expect(told(least - 1)).toMatch(right(least, "como mínimo"));
  for (const length of [least, most]) expect(told(length)).not.toMatch(/ elementos? /);
  expect(told(most + 1)).toMatch(right(most, "como máximo"));
});

test.each([
  ["weight", 1, 9999],
  ["minutes", 1, 600],
])("%s: %i to %i", (field, least, most) => {
  const told = (value: number) => complaint(() => catalogueWith({ lowi: lowiWith(field, value) }));
  for (const value of [least, most]) expect(told(value)).not.toContain("correcto: un número");
  expect(told(least - 1)).toContain("como mínimo");
  expect(told(most + 1)).toContain("como máximo");
});
