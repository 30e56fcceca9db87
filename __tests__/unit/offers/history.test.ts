import { createCatalogue } from "@/lib/offers/catalogue";
import { fixedByOwner } from "@/lib/copy/changes";
import { benefitOfOwner, factsOf, unrecordedChanges } from "@/lib/offers/history";
import * as files from "@/lib/offers/registry";
import { catalogueWith, complaint } from "./sample";

const recorded = { benefit: "10\u00a0€", requirements: "Compra.", referralUrl: "https://a.example/" };
const offer = (changes: object, more: { facts?: object }[] = []) => ({
  id: "mi-banco",
  ...recorded,
  ...changes,
  history: [{ facts: recorded }, ...more],
});

/** The rule that an editor meets: what a visitor is promised does not change in silence. */
test.each(Object.values(files))(
  "$id: its history tells the benefit, requirements and link of today",
  (file) => {
    expect(unrecordedChanges(file).join("\n\n")).toBe("");
  },
);

test("a changed fact without an entry is found: file, field, both values, what to do", () => {
  const [line, ...more] = unrecordedChanges(offer({ benefit: "20\u00a0€" }));
  expect(more).toEqual([]);
  expect(line).toBe(
    [
      "- lib/offers/mi-banco.ts · benefit",
      '    ahora dice: "20\u00a0€"',
      '    history dice: "10\u00a0€"',
      '    qué hacer: npm run offers -- verify mi-banco --note "Qué ha cambiado." añade la entrada a history con su facts: { benefit: … }',
    ].join("\n"),
  );
});

test.each(["benefit", "requirements", "referralUrl"])("%s: an entry that records it settles it", (field) => {
  const changed = { [field]: "https://b.example/" };
  expect(unrecordedChanges(offer(changed))).toHaveLength(1);
  expect(unrecordedChanges(offer(changed, [{}]))).toHaveLength(1);
  expect(unrecordedChanges(offer(changed, [{ facts: changed }]))).toEqual([]);
  expect(unrecordedChanges(offer({}, [{ facts: changed }]))).toHaveLength(1);
});

test("a history that records nothing is told so, fact by fact", () => {
  const lines = unrecordedChanges({ ...offer({}), history: [{}] });
  expect(lines).toHaveLength(3);
  for (const line of lines) expect(line).toContain('history dice: "nada"');
});

test("what the environment sets is no change of the file", () => {
  const { all } = createCatalogue(files, {
    referralUrls: { paypal: "https://b.example/" },
    offersPreview: [],
  });
  expect(all.find(({ id }) => id === "paypal")?.referralUrl).toBe("https://b.example/");
  expect(unrecordedChanges(files.paypal)).toEqual([]);
});

test("an amount that the owner fixed is told beside the history, which says what the file said", () => {
  const [published] = files.tradeRepublic.history;
  const history = published ? [published] : [];
  const of = (benefit: string) => benefitOfOwner({ benefit, history });
  expect(of(published?.facts?.benefit ?? "")).toBeUndefined();
  expect(of("15\u00a0€ de regalo")).toBe("15\u00a0€ de regalo");
  expect(fixedByOwner("15\u00a0€ de regalo")).toBe(
    "Importe fijado por la configuración de este sitio: 15\u00a0€ de regalo.",
  );
});

test.each(Object.values(files))(
  "$id: its history names no provider, whose name the owner may set",
  (file) => {
    expect(JSON.stringify(file.history.map(({ facts }) => facts))).not.toContain(file.brand);
  },
);

test("of each fact, the newest record is in force", () => {
  expect(factsOf([{ facts: recorded }, {}, { facts: { benefit: "5\u00a0€" } }])).toEqual({
    ...recorded,
    benefit: "5\u00a0€",
  });
  expect(factsOf([])).toEqual({});
});

test.each([
  ["benefit", "10€ de regalo", /la cantidad con euros/],
  ["referralUrl", "http://a.example/", /una dirección https/],
  ["bonus", "10", /un campo que exista/],
])("facts.%s: %s is refused", (field, value, right) => {
  const [first] = files.lowi.history;
  const history = [{ ...first, facts: { [field]: value } }];
  expect(complaint(() => catalogueWith({ lowi: { ...files.lowi, history } }))).toMatch(right);
});
