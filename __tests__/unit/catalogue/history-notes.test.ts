// The note of an edit may say each figure of the offer.
import { historyNoteFindings } from "@/lib/catalogue/edit-findings";
import { readDocument } from "@/lib/catalogue/document";
import { sampleFile, written } from "../offers/sample";

/** What is asked about a first note of an offer that gives this. */
function asked(gives: readonly object[], summary: string) {
  const [id, text] = written({
    ...sampleFile,
    asks: [{ do: "open" }, { do: "buy", amount: "5 EUR" }, { do: "salary" }],
    gives,
    words: {},
    history: [{ date: "2026-01-10", summary }],
  });
  return historyNoteFindings({}, readDocument(id, text)).map(({ right }) => right);
}

const apart = [
  { to: "you", money: "10 EUR", needs: ["buy"], when: "unknown" },
  { to: "you", money: "20 EUR", needs: ["salary"], when: "unknown" },
];
const inParts = [
  {
    to: "you",
    form: "bill",
    instalments: [
      { money: "10 EUR", when: { after: "first-bill" } },
      { money: "20 EUR", when: { after: "first-bill", count: 2 } },
    ],
  },
];
const monthly = [{ to: "you", money: "5 EUR", every: "month", for: "6 months", when: "unknown" }];

test.each([
  ["gains apart", apart],
  ["instalments", inParts],
  ["every month", monthly],
])("the sum of %s is a figure of the offer, and another amount is not", (_, gives) => {
  expect(asked(gives, "Da 30 €.")).toEqual([]);
  expect(asked(gives, "Da 31 €.")).toEqual([expect.stringContaining("¿seguro?")]);
});
