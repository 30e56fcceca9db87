// What follows from a promotion beside its texts, of which records.test.ts has all: its state, its days, and whom it is for.
import { audienceWords, invitedNote } from "@/lib/copy/frame";
import { audienceOf, landingCopy } from "@/lib/copy/landing";
import { closedWords, statusWords } from "@/lib/copy/status";
import { asksForInvited, askOf, invitationRequest } from "@/lib/ground/invitation";
import { riskLineOf, warningAside } from "@/lib/ground/offer-words";
import { phaseOf } from "@/lib/offers/status";
import { claimOf } from "@/__tests__/unit/tools/claim-told";
import { eligibility } from "@/lib/tools/eligibility/tool";
import { fixture, promotion } from "./promotion-samples";
import { catalogueOf, plain, sampleFile, sampleOffer } from "./sample";

const closed = `
invitation: {by: link}
closed: {since: 2026-07-01, source: https://www.esma.europa.eu/}
asks: [{do: sign-up}, {do: verify}]
gives: [{to: you, money: 10 EUR}]
`;

test("a provider that admits no new clients: nobody can take its offer, and its state says so", () => {
  const offer = promotion(closed);
  const today = "2026-11-28";
  expect([phaseOf(offer, today), phaseOf(offer, "2026-06-30")]).toEqual(["closed", "open"]);
  expect(statusWords(offer, today)).toBe("No admite clientes nuevos desde el 1 de julio de 2026");
  expect(closedWords(offer)).toBe("Muestra no admite clientes nuevos desde el 1 de julio de 2026.");
  expect(closedWords(fixture("a gift"))).toBeUndefined();
  // In the file's own words, it names the register itself.
  const own = promotion(
    closed.replace("closed: {", 'closed: {says: "No nos consta que {brand} esté autorizada.", '),
  );
  expect(closedWords(own)).toBe("No nos consta que Muestra esté autorizada.");
  expect(warningAside(own)).toContain("no admite clientes nuevos");
  expect(riskLineOf({ ...own, risk: "crypto" })).not.toContain("registro");
  expect(eligibility.line.result(offer)).toBe("No admite clientes nuevos");
  expect(eligibility.lead?.(offer, "2026-11-28")).toBeUndefined();
});

test("what has to be kept is waited for before a claim, and months of payroll before the month of the gift", () => {
  const dayOf = (name: string) =>
    claimOf(fixture(name), "alta=2026-01-10&hecho=no-llega", "2026-03-01")?.writeFrom;
  expect([dayOf("a deposit that is kept"), dayOf("the next month")]).toEqual(["2026-07-13", "2026-09-01"]);
});

test("a gift counted from the end of what has to be kept is asked for only once it can be due", () => {
  const offer = promotion(`
invitation: {by: link}
asks: [{do: open}, {do: deposit, amount: 1000 EUR, within: 1 months}, {do: keep, what: deposit, for: 12 months, breaks: all}]
gives: [{to: you, money: 10 EUR, when: {lapse: 14 days, after: keep}}]
`);
  const claim = claimOf(offer, "alta=2026-10-29&hecho=no-llega", "2026-11-29");
  expect([claim?.askOn, claim?.writeFrom]).toEqual(["2027-11-13", "2027-12-14"]);
});

test("a sum that the owner sets is the one whose tax is told", () => {
  const [offer] = catalogueOf([{ ...sampleFile, words: { ...sampleFile.words, doubts: ["tax"] } }], {
    facts: { muestra: { bonus: "15 EUR" } },
  }).all;
  expect(plain(JSON.stringify(offer?.landing))).toContain(
    "De los 15 € de Muestra, 2,85 € serían para Hacienda",
  );
});

test("an invitation is asked of whoever has one, and nobody praises what nobody has checked", () => {
  const [client, partner] = [{ by: "code" }, { by: "code", from: "partners" }].map((invitation) =>
    fixture("a gift by invitation", { invitation }),
  );
  expect(askOf([partner!])).toBe("un código a un colaborador");
  expect(askOf([partner!, client!])).toBe("una invitación");
  const messages = [client!, fixture("a deposit that is kept")].map((offer) =>
    plain(invitationRequest(offer).message ?? ""),
  );
  expect(messages).toEqual([
    "¿Eres cliente de Muestra? Pásame tu código de invitación: según la promoción, te llevas 50 €.",
    "¿Eres cliente de Muestra? Pásame tu código de invitación.",
  ]);
});

test.each([
  ["fresh: 6 months", ["Nuevos clientes, o 6 meses sin serlo"]],
  ["fresh: 1 years, opens: España", ["Nuevos clientes, o 1 año sin serlo", "Solo en España"]],
  ["fresh: ever", ["Solo nuevos clientes"]],
])("who: {%s} is said in short as it is", (who, badges) => {
  const offer = promotion(`
who: {${who}}
invitation: {by: link}
asks: [{do: open}]
gives: [{to: you, money: 50 EUR}]
`);
  expect(offer.landing.hero.badges.map(plain)).toEqual(badges);
  expect(plain(audienceOf(offer) ?? "")).toBe(badges[0]);
  // Below a table of offers stands that all are for new customers; at the foot of a page, that nearly all are.
  expect([asksForInvited(offer), audienceWords([offer]).startsWith("Las promociones")]).toEqual(
    who === "fresh: ever" ? [true, true] : [false, false],
  );
});

test.each([
  ["AB", "", "Todas exigen, además, que seas nuevo cliente y te registres con una invitación."],
  ["A", "BC", "Hace falta, además, una invitación en A."],
  ["ABC", "D", "Hace falta, además, una invitación en todas menos D."],
  ["ABCDEFGH", "IJKLMNOP", "En unas hace falta, además, una invitación y en otras no: lo dice cada ficha."],
  ["", "AB", undefined],
])("under a table stands which need an invitation: %s do, %s do not", (invited, others, note) => {
  const { terms } = sampleOffer();
  const free = { ...terms, invitation: { ...terms.invitation, by: "none" as const } };
  const offers = [
    ...[...invited].map((brand) => sampleOffer({ brand })),
    ...[...others].map((brand) => sampleOffer({ brand, terms: free })),
  ];
  expect(invitedNote(offers)).toBe(note);
});

test.each([
  [4, 0, "Las promociones son solo para nuevos clientes."],
  [3, 1, "Casi todas las promociones son solo para nuevos clientes: "],
  [2, 3, "Muchas promociones son solo para nuevos clientes: "],
  [0, 1, "No todas las promociones son para nuevos clientes: "],
])(
  "%s promotions for new clients and %s for others: the foot of a page says how many are",
  (ofNew, ofOthers, words) => {
    const forWhom = (fresh: string) =>
      promotion(`{who: {fresh: ${fresh}}, asks: [{do: open}], gives: [{to: you, money: 50 EUR}]}`);
    const offers = [
      ...Array.from({ length: ofNew }, () => forWhom("ever")),
      ...Array.from({ length: ofOthers }, () => forWhom("unknown")),
    ];
    expect(audienceWords(offers)).toMatch(new RegExp(`^${words}`));
  },
);

test.each([
  ["{by: Un periódico}", "verifiedOn: 2026-09-01", "Lo que no hemos encontrado de Muestra"],
  ["{by: Muestra}", "verifiedOn: 2026-09-01", "Lo que Muestra no publica"],
  ["{by: Muestra}", "", "Lo que no hemos encontrado de Muestra"],
  ["{url: https://ayuda.muestra.es/bases}", "verifiedOn: 2026-09-01", "Lo que Muestra no publica"],
  [
    "{url: https://www.registro.es/, label: Registro público}",
    "verifiedOn: 2026-09-01",
    "Lo que Muestra no publica",
  ],
])(
  "a title says that a provider does not publish something only for whoever checked its pages, and no sentence: %s %s",
  (source, checked, title) => {
    const offer = promotion(`
asks: [{do: open}]
gives: [{to: you, money: 50 EUR}]
sources: [${source}]
${checked}
`);
    expect(landingCopy.unpublished(offer)).toBe(title);
    expect(JSON.stringify(offer)).not.toContain("no publica");
  },
);

test("what is kept after the gift is no reason for being without it, and a penalty alone no requirement", () => {
  const without = (change: object) => {
    const { landing, requirements } = fixture("a payroll that is kept", change);
    const answer = landing.faq.find(({ question }) => question.startsWith("¿Qué puede dejarme sin"))?.answer;
    return [plain(answer ?? "").split(". ")[0], requirements].join(" ");
  };
  const asks = (breaks: string) => [
    { do: "open" },
    { do: "salary" },
    { do: "keep", what: "salary", for: "12 months", breaks, penalty: "100 EUR" },
  ];
  for (const breaks of ["rest", "proportional", "nothing"])
    expect(without({ asks: asks(breaks) })).not.toContain("12 meses");
  expect(without({ asks: asks("all"), gives: [{ to: "you", money: "20 EUR" }] })).toContain("12 meses");
});

test("a gift that its provider calls yield of movable capital is declared as that", () => {
  const { landing } = promotion(
    "asks: [{do: open}]\ngives: [{to: you, money: 50 EUR, tax: {withheld: 19 %, as: capital}, when: unknown}]",
  );
  const told = (landing.doubts ?? []).find(({ isTax }) => isTax);
  expect(told?.answer).toContain("en la renta si la presentas, como rendimiento del capital mobiliario");
});
