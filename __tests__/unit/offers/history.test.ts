/** @jest-environment node */
import { fixedByOwner } from "@/lib/copy/changes";
import { benefitOfOwner, factsOf, unrecordedFacts } from "@/lib/offers/history";

const recorded = { benefit: "10\u00a0€", requirements: "Compra.", referralUrl: "https://a.example/" };
const offer = (changes: object, more: { facts?: object }[] = []) => ({
  ...recorded,
  ...changes,
  history: [{ facts: recorded }, ...more],
});

test("a changed fact without an entry is found, with both values", () => {
  expect(unrecordedFacts(offer({ benefit: "20\u00a0€" }))).toEqual([
    { field: "benefit", now: "20\u00a0€", recorded: "10\u00a0€" },
  ]);
});

test.each(["benefit", "requirements", "referralUrl"])("%s: an entry that records it is enough", (field) => {
  const changed = { [field]: "https://b.example/" };
  expect(unrecordedFacts(offer(changed))).toHaveLength(1);
  expect(unrecordedFacts(offer(changed, [{}]))).toHaveLength(1);
  expect(unrecordedFacts(offer(changed, [{ facts: changed }]))).toEqual([]);
  expect(unrecordedFacts(offer({}, [{ facts: changed }]))).toHaveLength(1);
});

test("a history that records nothing leaves all three open", () => {
  expect(unrecordedFacts({ ...offer({}), history: [{}] })).toHaveLength(3);
});

test("an amount that the owner fixed is told beside the history, which says what the file said", () => {
  const history = [{ date: "2025-09", summary: "Primera.", facts: { benefit: "10\u00a0€ de regalo" } }];
  expect(benefitOfOwner({ benefit: "10\u00a0€ de regalo", history })).toBeUndefined();
  expect(benefitOfOwner({ benefit: "15\u00a0€ de regalo", history })).toBe("15\u00a0€ de regalo");
  expect(fixedByOwner("15\u00a0€ de regalo")).toBe(
    "Importe fijado por la configuración de este sitio: 15\u00a0€ de regalo.",
  );
});

test("of each fact, the newest record is in force", () => {
  expect(factsOf([{ facts: recorded }, {}, { facts: { benefit: "5\u00a0€" } }])).toEqual({
    ...recorded,
    benefit: "5\u00a0€",
  });
  expect(factsOf([])).toEqual({});
});
