import { planFor } from "@/lib/tools/plan/plan";
import { planQueryOf, readPlan } from "@/lib/tools/plan/input";
import { misfitText, planSentence } from "@/lib/tools/plan/words";
import { gainOf, pointWords } from "@/lib/tools/plan/line-words";
import { investedWords, noneWords, partsWords } from "@/lib/tools/plan/note-words";
import { firstDay, offers, visitor } from "@/__tests__/plan-offers";
import { ids, plain, valued } from "@/__tests__/unit/offers/sample";

const today = "2026-01-15";
const gift = valued("regalo", { gain: { kind: "amount", euros: 10 }, spend: [{ what: "Compra", euros: 5 }] });
const orders = valued("ordenes", {
  gain: { kind: "amount", euros: 10 },
  spend: [{ what: "Órdenes", asked: { question: "¿Cuánto?", euros: 1, times: 3 } }],
});
const all = [gift, orders];
const none = { customerOf: [], joined: {}, noRisk: false, spentAnyway: [], costs: {} };

test("an offer outside the plan says why", () => {
  const amount = { gain: { kind: "amount" as const, euros: 10 } };
  const own = [
    valued("pronto", amount, { validFrom: "2028-02-01" }),
    valued("tarde", amount, { validUntil: "2026-11-01" }),
    valued("cara", { ...amount, spend: [{ what: "Compra", euros: 12 }] }),
    valued("riesgo", amount, { risk: "investment" }),
  ];
  const input = visitor(50, { customerOf: ["wallet"], noRisk: true });
  const { misfits } = planFor([...offers, ...own], input, firstDay);
  const reasons = misfits.map((misfit) => `${misfit.offer.id}: ${plain(misfitText(misfit))}`);
  expect(reasons.sort()).toEqual([
    "bank: No sabemos cuánto es el gasto que pide, y por eso tampoco lo que ganarías.",
    "broker: Pide invertir, y has dicho que no quieres.",
    "cara: Con lo que puede costarte, no te dejaría nada.",
    "exchange: No podemos confirmar que exchange esté autorizada a prestar servicios en España. Por sí sola no paga nada.",
    "funds: Pide invertir, y has dicho que no quieres.",
    "lottery: Depende.",
    "pronto: Ese día aún no ha empezado: empieza el 1 de febrero de 2028.",
    "riesgo: No sabemos cuánto dinero se arriesga.",
    "tarde: Ese día ya ha terminado: su último día es el 1 de noviembre de 2026.",
    "wallet: Ya eres cliente, y es solo para nuevos clientes.",
  ]);
  const poor = planFor(offers, visitor(50), firstDay).misfits.map((misfit) => plain(misfitText(misfit)));
  expect(poor).toContain("Pide 100 €, y es más de lo que puedes mover.");
  expect(poor).toContain("Se recomiendan al menos 2.000 €, y es más de lo que puedes mover.");
});

test("the plan's figure says its parts where two or more add up to it in whole euros", () => {
  const parts = (...own: typeof all) => plain(partsWords(planFor(own, visitor(100), firstDay)) ?? "");
  expect(parts(gift, { ...orders, brand: "Órdenes" })).toBe("5 € de Muestra y unos 7 € de Órdenes");
  expect(parts(gift)).toBe("");
  // 5.50 € each: 6 € and 6 € are not 11 €.
  const half = { gain: gift.value.gain, spend: [{ what: "Compra", euros: 4.5 }] };
  expect(parts(valued("una", half), valued("otra", half))).toBe("");
});

test("every gain of the plan stands on its line of time, also one whose day nobody knows", () => {
  const { points } = planFor([offers[0]!, gift], visitor(100), firstDay);
  expect(points.flatMap((point) => (gainOf(point) ? [plain(pointWords(point))] : []))).toEqual([
    "Suele llegar el regalo de broker: 10 €",
    "No sabemos qué día llega el regalo de Muestra: 10 €",
  ]);
});

test("what comes back says where the rest is, and its promotion unless the line before has named it", () => {
  const said = (own: typeof all) => {
    const { points } = planFor(own, visitor(100), firstDay);
    const at = points.findIndex(({ kind }) => kind === "back");
    const [before, back] = [points[at - 1], points[at]];
    expect(before?.entry).toBe(back?.entry);
    return back && [plain(pointWords(back)), plain(pointWords(back, before))];
  };
  expect(said([offers[0]!])).toEqual([
    "Recuperas unos 94 € de broker (lo suponemos): gastas unos 3 € y quedan 3 € invertidos",
    "Recuperas unos 94 € (lo suponemos): gastas unos 3 € y quedan 3 € invertidos",
  ]);
  const deposit = [{ what: "Depósito", euros: 50, until: "Después.", hold: { days: 2 } }];
  const terms = { gain: { kind: "amount" as const, euros: 10 }, blocked: deposit };
  const one = { atRisk: { what: "La compra", euros: 1, times: 1 } };
  expect(said([valued("cuenta", terms)])?.[1]).toBe("Recuperas 50 € (lo suponemos)");
  expect(said([valued("bolsa", { ...terms, ...one })])?.[1]).toBe(
    "Recuperas 49 € (lo suponemos): queda 1 € invertido",
  );
});

test("what may cost more than it gives is a sentence of its own, never an addition", () => {
  const gain = { kind: "range" as const, least: 30, most: 90 };
  const dear = valued("linea", { gain, spend: [{ what: "Cuota", euros: 45 }], onlyIf: "si la llevas" });
  const said = (own: typeof all) => plain(planSentence(planFor(own, visitor(100), firstDay), 100));
  expect(said([gift, dear])).toContain(
    "Tu plan con 100 €: 5 €. Si la llevas, puede costarte hasta 15 € o dejarte hasta 45 €.",
  );
  expect(said([dear])).toContain("puede costarte hasta 15 € o dejarte hasta 45 € si la llevas.");
});

test("an investment is set against a sum only where there is one, and says what part can be lost", () => {
  const of = (money: number, customerOf: string[] = []) =>
    planFor(offers, visitor(money, { customerOf, costs: { broker: 3 } }), firstDay);
  const alone = of(2000, ["wallet", "line"]);
  expect(plain(noneWords(alone))).toMatch(/^Sin contar las de inversión/);
  expect(plain(investedWords(alone))).not.toContain("No se suma");
  expect(plain(investedWords(alone))).toContain("funds: solo para quien iba a invertir ese dinero");
  expect(plain(investedWords(of(100)))).toMatch(/^No se suma.*100 €; 3 € quedan invertidos y pueden perder/);
});

test("a promotion the visitor has joined shows the days left, and is in no plan", () => {
  // 1 Oct + 2 days = 3 Oct, 28 + 23 days before 23 Nov.
  const input = visitor(105, { joined: { broker: "2026-10-01" } });
  const { underway, entries, days } = planFor(offers, input, firstDay);
  expect([ids(underway), ids(entries)]).toEqual([["broker"], ["wallet"]]);
  expect(underway[0]?.deadlines).toEqual([expect.objectContaining({ date: "2026-10-03", away: -51 })]);
  expect(days).toEqual({ broker: "2026-10-01", "wallet.empieza": firstDay, "line.empieza": firstDay });
});

test.each([
  [{}, { money: 100 }, {}],
  [
    { cliente: ["regalo", "ordenes"], ordenes: "2025-12-01", regalo: "2026-02-31" },
    { money: 100, customerOf: ["regalo", "ordenes"], joined: { ordenes: "2025-12-01" } },
    { joined: { regalo: { fault: "impossible", typed: "2026-02-31" } } },
  ],
  [{ gasto: ["regalo", "ordenes"] }, { money: 100, spentAnyway: ["regalo", "ordenes"] }, {}],
  [{ gasto: "regalo", invertir: "no" }, { money: 100, spentAnyway: ["regalo"], noRisk: true }, {}],
  [{ "coste-ordenes": "1" }, { money: 100 }, {}],
  [{ "coste-ordenes": "0,50" }, { money: 100, costs: { ordenes: 0.5 } }, {}],
  [
    { dinero: "500", "coste-ordenes": "mucho" },
    { money: 500 },
    { costs: { ordenes: { typed: "mucho", fault: "unreadable" } } },
  ],
  [{ dinero: "otro", otro: "1.500,50" }, { money: 1500.5 }, {}],
  [{ dinero: "otro" }, { money: 100 }, { money: { typed: "", fault: "unreadable" } }],
  [{ otro: "mucho" }, { money: 100 }, { money: { typed: "mucho", fault: "unreadable" } }],
  [{ inicio: "2026-01-15" }, { money: 100, start: "2026-01-15" }, {}],
  [
    { inicio: "2026-01-14" },
    { money: 100 },
    { start: { typed: "2026-01-14", fault: "early", first: today } },
  ],
  [
    { inicio: "2027-01-16" },
    { money: 100 },
    { start: { typed: "2027-01-16", fault: "late", last: "2027-01-15" } },
  ],
  // How a day is read: deadlines.test.ts; an amount: format/numbers.test.ts.
  [{ inicio: "ayer" }, { money: 100 }, { start: { typed: "ayer", fault: "unreadable" } }],
])("the query %j is parsed as %j, with the faults %j", (query, input, faults) => {
  const read = readPlan(query, all, today);
  const isMoneyMissing = Object.keys(query).length > 0 && !("dinero" in query || "otro" in query);
  const unread = { customers: [], days: [], spent: [], costs: [], invest: [] };
  expect(read).toEqual({ input: { ...none, ...input }, faults, unread, isMoneyMissing });
});

test("what the address sends for a box that there is not is named, and the others count", () => {
  const lists = { cliente: ["nadie", "regalo"], gasto: ["nadie", "regalo"], invertir: "quizá" };
  const others = { nadie: "2026-01-10", "coste-regalo": "5", utm_campaign: "2026-01-10" };
  const { input, unread } = readPlan({ ...lists, ...others }, all, today);
  expect(input).toMatchObject({ customerOf: ["regalo"], spentAnyway: ["regalo"], noRisk: false });
  const named = {
    customers: ["nadie"],
    spent: ["nadie"],
    invest: ["quizá"],
    days: ["nadie"],
    costs: ["regalo"],
  };
  expect(unread).toEqual(named);
});

test("an amount typed before an offered one was chosen stays in its field", () => {
  const { input, otherMoney } = readPlan({ dinero: "500", otro: "1.500,50" }, all, today);
  expect([input.money, otherMoney]).toEqual([500, "1.500,50"]);
});

test("the address of a plan gives the same answers again", () => {
  const client = { cliente: "regalo", regalo: "2026-01-01", inicio: today };
  const query = { ...client, otro: "1.500,50", invertir: "no", gasto: "ordenes" };
  const input = { ...readPlan(query, all, today).input, costs: { ordenes: 0.5 } };
  const again = new URLSearchParams(planQueryOf(input));
  expect(readPlan(Object.fromEntries(again), all, today).input).toEqual(input);
});
