import fc from "fast-check";
import { readSignUp } from "@/lib/tools/deadlines/questions";
import { readClaim } from "@/lib/tools/claim/questions";
import { readChoice } from "@/lib/tools/comparison/comparison";
import { readCalendar } from "@/lib/ground/calendar-address";
import { readAssumption } from "@/lib/tools/value/questions";
import { readPlan } from "@/lib/tools/plan/input";
import { chosenOffers } from "@/lib/ground/offer-names";
import { type Query, readQuery, writeQuery } from "@/lib/ground/query";
import { ids, sampleOffer, sampleOffers, share, valued } from "@/__tests__/unit/offers/sample";

const today = "2026-11-23";
const [paypal, lowi] = [
  { id: "paypal", brand: "PayPal" },
  { id: "trade-republic", brand: "Trade Republic" },
].map((one) => sampleOffer(one));
const asked = valued("lowi", {
  gain: { kind: "amount", euros: 10 },
  spend: [{ what: "Cuota", asked: { question: "¿Cuánto?", euros: 3 } }],
});
const offers = [paypal!, lowi!, asked];
const plan = (query: Query) => readPlan(query, offers, today);
const planOf = (query: string) => plan(readQuery(query));

test.each([
  ["dinero=100&amp;cliente=paypal", { money: 100, customerOf: ["paypal"] }],
  [
    "dinero=100&amp;amp;cliente=paypal&amp%3Binvertir=no",
    { money: 100, customerOf: ["paypal"], noRisk: true },
  ],
  ["dinero=100&cliente=PayPal", { customerOf: ["paypal"] }],
  ["dinero=100&cliente=paypal,lowi", { customerOf: ["paypal", "lowi"] }],
  ["dinero=100&cliente=%20LOWI%20;%20Trade%20Republic", { customerOf: ["trade-republic", "lowi"] }],
  ["dinero=100&cliente=paypal+lowi", { customerOf: ["paypal", "lowi"] }],
  ["Dinero=1.000%20%E2%82%AC", { money: 1000 }],
  [
    "dinero=%EF%BC%91%EF%BC%95%EF%BC%90%EF%BC%90&cliente=%E2%80%8Bpaypal",
    { money: 1500, customerOf: ["paypal"] },
  ],
  ["dinero=100&dinero=100&invertir=No", { money: 100, noRisk: true }],
  ["dinero=Otro&otro=250", { money: 250 }],
  ["dinero=100&PayPal=23/11/2026", { customerOf: ["paypal"], joined: { paypal: "2026-11-23" } }],
])("«%s» is read as it was meant", (query, input) => {
  const { unread, faults, input: read } = planOf(query);
  expect([read, faults]).toEqual([expect.objectContaining(input), {}]);
  expect(unread).toEqual([]);
});

test.each([
  ["dinero=100&gasto=nadie&vieja=2026-01-10&nomina=900", ["gasto=nadie", "vieja=2026-01-10", "nomina=900"]],
  ["dinero=100&coste-paypal=1&coste-%00=1", ["coste-paypal=1", "coste-=1"]],
  // Nothing of it can be seen.
  ["dinero=100&cliente=%00%1b&cliente=caixa", ["cliente=\ufffd", "cliente=caixa"]],
  ["dinero=100&utm_id=2026-01-10&ref=x&cliente=+&gasto=", []],
])("of «%s» the plan says what it does not read", (query, told) => {
  expect(planOf(query).unread.map((answer) => answer.join("="))).toEqual(told);
});

test("answers are written as they are read, without those that are not given", () => {
  const answers = {
    importe: 1500.5,
    oferta: ["paypal", "lowi"],
    buscar: "sin nómina",
    otro: undefined,
    no: false as const,
  };
  const query = writeQuery(answers);
  expect(query).toBe("importe=1500,5&oferta=paypal&oferta=lowi&buscar=sin+n%C3%B3mina");
  expect(readQuery(query)).toEqual({
    importe: ["1500,5"],
    oferta: ["paypal", "lowi"],
    buscar: ["sin nómina"],
  });
});

test("two different answers to one question are a mistake, and neither is dropped", () => {
  const { faults } = planOf(
    "dinero=100&dinero=500&inicio=2026-12-01&inicio=2026-12-02&coste-lowi=1&coste-lowi=2",
  );
  expect(faults).toEqual({
    dinero: { typed: "100 y 500", fault: "several" },
    inicio: { typed: "2026-12-01 y 2026-12-02", fault: "several" },
    "coste-lowi": { typed: "1 y 2", fault: "several" },
  });
});

test("a choice to compare is read from lists and names, and names what it has not", () => {
  const read = (...sent: string[]) => readChoice(sent, offers);
  expect(read("PayPal,Trade Republic")).toMatchObject({ offers: [paypal, lowi] });
  expect(read("lowi-VS-paypal")).toMatchObject({ offers: [paypal, asked] });
  expect(read("paypal", "caixa, lowi")).toEqual({
    fault: "unknown",
    known: [paypal, asked],
    unknown: ["caixa"],
  });
});

test("several names in one answer are each read; a brand means all its offers, a full name one of them", () => {
  const { terms } = sampleOffer();
  const two = ["Cuenta", "Recibos"].map((name) =>
    sampleOffer({ id: `openbank-${name.toLowerCase()}`, brand: "Openbank", terms: { ...terms, name } }),
  );
  const read = (...sent: string[]) => chosenOffers(sent, [...offers, ...two]);
  expect(read("trade republic, OPENBANK (recibos)").known).toEqual(["trade-republic", "openbank-recibos"]);
  expect(read("Openbank").known).toEqual(["openbank-cuenta", "openbank-recibos"]);
});

test("what happened is read in words too; two different answers are quoted", () => {
  const read = (query: string) => readClaim(readQuery(query), sampleOffer(), today);
  expect(read("Hecho=No+llega&amp;alta=1/11/2026")).toMatchObject({
    grievance: "no-llega",
    signUp: { day: "2026-11-01" },
  });
  expect(read("hecho=cobro&hecho=denegado").unreadGrievance).toBe("cobro y denegado");
});

test.each([
  ["hace=7", { day: "2026-11-16" }],
  ["hace=7&alta=2026-11-16", { day: "2026-11-16" }],
  ["hace=999", { fault: "unreadable", typed: "999" }],
  ["hace=999&alta=2026-10-01", { fault: "several", typed: "2026-10-01 y 999" }],
  ["hace=otro&alta=2026-10-01", { day: "2026-10-01" }],
  ["hace=otro", { fault: "missing" }],
])("the day of signing up is read alike for deadlines and claims: %s", (sent, read) => {
  const query = readQuery(sent);
  expect(readClaim(query, sampleOffer(), today).signUp).toEqual(read);
  expect(readSignUp(query, { first: "2025-01-01", last: today }, today)).toEqual(read);
});

// There the field is hidden while a pick is chosen, and sent all the same.
test("a claim's quick pick counts before a day that was typed; for deadlines, two days are a fault", () => {
  const query = readQuery("hace=7&alta=2026-10-01");
  expect(readClaim(query, sampleOffer(), today).signUp).toEqual({ day: "2026-11-16" });
  const read = readSignUp(query, { first: "2025-01-01", last: today }, today);
  expect(read).toEqual({ fault: "several", typed: "2026-10-01 y 2026-11-16" });
});

const calendarOf = (query: string) => {
  const { signUps, unread } = readCalendar(readQuery(query), offers);
  return { signUps: ids(signUps), unread };
};

test("a calendar's address is read as it was meant, and says what it cannot read", () => {
  const query = "PayPal=1/11/2026&amp;lowi=2026-11-05";
  expect(calendarOf(query)).toEqual({ signUps: ["paypal", "lowi"], unread: [] });
  expect(calendarOf("paypal=2026-11-01&lowi=ayer&vieja.empieza=2026-11-01&utm_id=9").unread).toEqual([
    ["lowi", "ayer"],
    ["vieja.empieza", "2026-11-01"],
  ]);
});

/** Whatever people may type: answers that are right, with slips, and anything else that has a letter or a digit. */
const typed = fc
  .oneof(
    fc.constantFrom("paypal", "PAYPAL, lowi", "caixa", "no", "Sí", "no-llega", "2026-11-01", "31/02/2026"),
    fc.constantFrom(
      "1.000 €",
      "１５",
      "-5",
      "ayer",
      "2026-11-01, 2026-11-02",
      "paypal&amp;lowi",
      "__proto__",
    ),
    fc.string({ maxLength: 200 }),
    fc.string({ unit: "binary", maxLength: 20 }),
  )
  .filter((text) => /[\p{L}\p{N}]/u.test(text));

const readers: [tool: string, base: string, names: string[], read: (query: Query) => unknown][] = [
  ["plan", "dinero=500", ["otro", "cliente", "inicio", "gasto", "invertir"], plan],
  ["plan", "dinero=500", ["paypal", "lowi", "coste-lowi", "coste-x"], plan],
  ["plan", "invertir=no", ["dinero"], plan],
  [
    "reclamar",
    "",
    ["alta", "hecho", "desde", "escrito", "respuesta"],
    (query) => readClaim(query, sampleOffer(), today),
  ],
  [
    "valor",
    "",
    ["importe", "comisiones"],
    (query) => readAssumption(valued("x", { gain: { ...share } }).value, query),
  ],
  ["valor", "", ["importe"], (query) => readAssumption(sampleOffer().value, query)],
  [
    "calendario",
    "paypal=2026-10-01",
    ["paypal", "lowi", "lowi.empieza", "vieja.empieza"],
    (query) => readCalendar(query, offers),
  ],
  ["comparar", "", ["oferta"], (query) => readChoice([query.oferta ?? []].flat(), sampleOffers(2))],
];

test.each(readers)(
  "%s: nothing that is typed after «%s» for %j is dropped in silence",
  (_, base, names, read) => {
    const before = read(readQuery(base));
    fc.assert(
      fc.property(fc.constantFrom(...names), typed, (name, text) => {
        const query = readQuery(`${base}&${new URLSearchParams([[name, text]])}`);
        // The one that the form assumes, and sends.
        fc.pre(name !== "coste-lowi" || ![query[name]].flat().includes("3"));
        expect(read(query)).not.toEqual(before);
      }),
    );
  },
);
