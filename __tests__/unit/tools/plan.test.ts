import { NEVER_CHECKED } from "@/lib/offers/never-checked";
import { askFirst, firstStep } from "@/lib/tools/plan/first-step";
import { planFor } from "@/lib/tools/plan/plan";
import { planQueryOf, readPlan } from "@/lib/tools/plan/input";
import { investedWords } from "@/lib/tools/plan/words/uncounted";
import { misfitText } from "@/lib/tools/plan/words/misfits";
import { pointParts, pointWords } from "@/lib/tools/plan/words/timeline";
import {
  figureConditions,
  planCopy,
  planSentence,
  startsSentence,
  emptyPlanWords,
  totalBreakdown,
} from "@/lib/tools/plan/words/plan";
import type { Offer } from "@/lib/offers/offer";
import { firstDay, offers, typed, visitor } from "@/__tests__/plan-offers";
import { ids, plain } from "@/__tests__/unit/offers/sample";

const today = "2026-01-15";
const gain = { to: "you", money: "10 EUR" };
const buying = { gives: [gain], asks: [{ do: "open" }, { do: "buy", amount: "5 EUR", within: "30 days" }] };
const trades = {
  do: "trade",
  count: "3 trades",
  amount: "1 EUR",
  cost: { each: "1 EUR", basis: "supposed" },
};
const trading = { asks: [{ do: "sign-up" }, trades], gives: [{ ...gain, when: { usually: "2 days" } }] };
const [gift, orders] = typed(
  { id: "regalo", brand: "Regalo", ...buying },
  { id: "ordenes", brand: "Órdenes", risk: "investment", ...trading },
) as [Offer, Offer];
const all = [gift, orders];
const none = { customerOf: [], joined: {}, noRisk: false, spentAnyway: [], costs: {} };

test("an offer outside the plan says why", () => {
  const closed = { since: "2026-07-01", source: "https://www.ejemplo.example/" };
  const dear = [{ do: "open" }, { do: "buy", amount: "12 EUR" }];
  const bills = [{ do: "open" }, { do: "bills", count: "3 bills" }];
  const charges = [{ do: "open" }, { do: "bills", count: "12 charges", every: "6 months" }];
  const own = typed(
    { id: "pronto", ...buying, campaign: { from: "2028-02-01" } },
    { id: "tarde", ...buying, campaign: { until: "2026-11-01" } },
    { id: "cara", gives: [gain], asks: dear },
    { id: "riesgo", ...buying, risk: "investment" },
    { id: "cerrada", ...buying, closed },
    { id: "dentro", asks: [{ do: "bills", count: "1 bills" }], gives: [gain], who: { existing: true } },
    { id: "otra", brand: "wallet", name: "Otra", ...buying },
    { id: "domiciliada", gives: [gain], asks: bills },
    { id: "cargos", gives: [gain], asks: charges },
    { id: "sueldo", gives: [gain], asks: [{ do: "open" }, { do: "salary", amount: "900 EUR" }] },
    { id: "amigo", asks: buying.asks, gives: [{ to: "inviter", money: "10 EUR" }] },
  );
  const input = visitor(50, { customerOf: ["wallet"], noRisk: true, salary: 500, bills: 1 });
  const { misfits } = planFor([...offers, ...own], input, firstDay);
  const reasons = misfits.map((misfit) => `${misfit.offer.id}: ${plain(misfitText(misfit, firstDay))}`);
  expect(reasons.sort()).toEqual([
    "amigo: La promoción de amigo solo da algo a quien invita.",
    "bank: El gasto que pide está por confirmar, y sin él no se puede calcular lo que ganarías.",
    "broker: Pide invertir, y has dicho que no quieres.",
    "cara: Con lo que puede costarte, no te dejaría nada.",
    "cargos: Pide tener 12 cargos en la cuenta cada 6 meses, y con los recibos que has dicho no llegas.",
    "cerrada: No admite clientes nuevos desde el 1 de julio de 2026.",
    "dentro: Es solo para quien ya es cliente.",
    "domiciliada: Pide domiciliar 3 recibos, y con los recibos que has dicho no llegas.",
    "exchange: No podemos confirmar que exchange esté autorizada a prestar servicios en España. La promoción de exchange no paga nada por sí sola: rebaja comisiones que dependen de lo que operes.",
    "funds: Pide invertir, y has dicho que no quieres.",
    "lottery: El importe del regalo está por confirmar: pregunta a lottery de cuánto es.",
    "otra: Ya eres cliente, y es solo para nuevos clientes.",
    "pronto: Ese día aún no ha empezado: empieza el 1 de febrero de 2028.",
    "riesgo: El dinero que se arriesga está por confirmar.",
    "sueldo: Pide una nómina de al menos 900 € al mes.",
    "tarde: Terminó el 1 de noviembre de 2026.",
    "wallet: Ya eres cliente, y es solo para nuevos clientes.",
  ]);
  const poor = planFor(offers, visitor(50), firstDay).misfits.map((misfit) =>
    plain(misfitText(misfit, firstDay)),
  );
  expect(poor).toContain("Pide 100 €, y cuentas con 50 €.");
  expect(poor).toContain("Se recomiendan al menos 2.000 €, y cuentas con 50 €.");
});

test("the plan's figure is shown as the sum that makes it, to the cent", () => {
  const sumOf = (own: typeof all) => plain(totalBreakdown(planFor(own, visitor(100), firstDay)) ?? "");
  const sum = (...own: typeof all) => sumOf(own);
  // What nobody has checked is no part of it.
  const some = [{ ...orders, verifiedOn: NEVER_CHECKED }, gift];
  expect(sumOf(some)).toBe("10 € de regalo − 5 € de gasto = 5 €");
  const { total, checked, unchecked } = planFor(some, visitor(100), firstDay);
  expect([total, checked.total, unchecked.map(({ net }) => net.least)]).toEqual([12, 5, [7]]);
  expect(sum(gift, orders)).toBe("10 € + 10 € de regalo − 5 € − 3 € de gasto = unos 12 €");
  expect(sum(gift)).toBe("10 € de regalo − 5 € de gasto = 5 €");
  const [free] = typed({ id: "libre", asks: [{ do: "open" }], gives: [gain] });
  // Nothing is to be added or subtracted.
  expect(sum(free!)).toBe("");
  const asks = [{ do: "open" }, { do: "buy", amount: "4.50 EUR" }];
  expect(sum(...typed({ id: "una", asks, gives: [gain] }, { id: "otra", asks, gives: [gain] }))).toBe(
    "10 € + 10 € de regalo − 4,50 € − 4,50 € de gasto = 11 €",
  );
});

test("a sum of many gifts adds them first", () => {
  const eight = typed(...Array.from({ length: 8 }, (_, place) => ({ id: `regalo-${place}`, ...buying })));
  const plan = planFor(
    eight.map((offer) => ({ ...offer, verifiedOn: "2027-12" })),
    visitor(100),
    firstDay,
  );
  expect(plain(totalBreakdown(plan) ?? "")).toBe("80 € de regalo − 40 € de gasto = 40 €");
});

test("of many that may come on top, the three that leave most are named and dated, and the others counted", () => {
  const line = (most: number) => ({
    ...{ id: `linea-${most}`, category: "telecom", asks: [{ do: "sign-up" }] },
    gives: [{ to: "you", money: { least: "30 EUR", most: `${most} EUR` }, form: "unknown" }],
  });
  const { extras, furtherExtras, points } = planFor(
    typed(...[50, 90, 60, 80, 70].map(line)),
    visitor(0),
    firstDay,
  );
  expect([ids(extras), ids(furtherExtras)]).toEqual([
    ["linea-90", "linea-80", "linea-70"],
    ["linea-60", "linea-50"],
  ]);
  expect(new Set(points.map(({ entry }) => entry.offer.id)).size).toBe(3);
});

test("the plan's first step is the first of its offers, or of those that may come on top, with its day", () => {
  const step = (own: typeof all, today?: string) =>
    firstStep(planFor(own, visitor(100), firstDay), today)?.words;
  expect(step([gift, orders], firstDay)).toBe("Primer paso: Regalo, hoy");
  expect(step([gift, orders], "2026-01-01")).toBe("Primer paso: Regalo, el 23 de noviembre");
  expect(step([gift, orders])).toBe("Primer paso: Regalo");
  expect(step([])).toBeUndefined();
});

test("where the first offer's invitation is missing, asking for it is the first step in head, words and days", () => {
  const invited = typed({ id: "amigo", brand: "Amigo", ...buying, invitation: { by: "link" } });
  const plan = planFor(invited, visitor(100), firstDay);
  expect(firstStep(plan, firstDay)).toEqual({
    path: "/amigo#invitacion",
    words: "Primer paso: pide la invitación",
  });
  expect(startsSentence(plan, false)).toBe("Pide antes la invitación. Empieza con Amigo el primer día.");
  expect(askFirst(invited[0]!)?.words).toBe("Pide la invitación de Amigo");
  expect(askFirst(gift!)).toBeUndefined();
});

test("every gain of the plan stands on its line of time, also one whose day nobody knows", () => {
  const { points } = planFor([offers[0]!, gift], visitor(100), firstDay);
  expect(points.flatMap((point) => (pointParts(point).income ? [plain(pointWords(point))] : []))).toEqual([
    "Suele llegar el regalo de broker: 10 €",
    "El regalo de Regalo, sin día conocido: 10 €",
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
  const back = { lapse: "2 days", basis: "supposed" };
  const account = [{ do: "open" }, { do: "deposit", amount: "50 EUR", back }];
  const one = { do: "trade", count: "1 trades", amount: "1 EUR", cost: { each: "0 EUR" } };
  const kept = [
    { do: "open" },
    { do: "deposit", amount: "50 EUR" },
    { do: "keep", what: "deposit", for: "9 days", breaks: "all" },
  ];
  const when = { usually: "2 days" };
  const gives = [{ ...gain, when }];
  expect(said(typed({ id: "cuenta", asks: account, gives }))?.[1]).toBe("Recuperas 50 € (lo suponemos)");
  expect(said(typed({ id: "bolsa", risk: "investment", asks: [...account, one], gives }))?.[1]).toBe(
    "Recuperas 49 € (lo suponemos): queda 1 € invertido",
  );
  // What the offer says itself is no supposition.
  expect(said(typed({ id: "plazo", asks: kept, gives }))?.[0]).toBe("Recuperas 50 € de plazo");
});

test("what may cost more than it gives is a sentence of its own, never an addition", () => {
  const keep = { do: "keep", what: "line", for: "1 months", breaks: "nothing", extra: "45 EUR" };
  const words = { "value.onlyIf": "si la llevas" };
  const range = { to: "you", money: { least: "30 EUR", most: "90 EUR" } };
  const dear = typed({ id: "portada", asks: [{ do: "open" }, keep], gives: [range], words });
  const said = (own: typeof all) => plain(planSentence(planFor(own, visitor(100), firstDay), 100));
  expect(said([gift, ...dear])).toContain(
    "Un plan con 100 €: 5 €. Si la llevas, puede costarte hasta 15 € o dejarte hasta 45 €.",
  );
  expect(said(dear)).toContain("puede costarte hasta 15 € o dejarte hasta 45 € si la llevas.");
});

test("an investment is set against a sum only where there is one, and says what part can be lost", () => {
  const of = (money: number, customerOf: string[] = []) =>
    planFor(offers, visitor(money, { customerOf, costs: { broker: 3 } }), firstDay);
  const alone = of(2000, ["wallet", "line"]);
  expect(plain(emptyPlanWords(alone))).toMatch(/^Sin contar las de inversión/);
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
  expect(days).toEqual({
    ...{ broker: "2026-10-01", "wallet.empieza": firstDay },
    ...{ line: firstDay, "line.empieza": firstDay },
  });
});

test.each([
  [{}, { money: 100 }, {}],
  [
    { cliente: ["regalo", "ordenes"], ordenes: "2025-12-01", regalo: "2026-02-31" },
    { money: 100, customerOf: ["regalo", "ordenes"], joined: { ordenes: "2025-12-01" } },
    { regalo: { fault: "impossible", typed: "2026-02-31" } },
  ],
  [{ gasto: ["regalo", "ordenes"] }, { money: 100, spentAnyway: ["regalo", "ordenes"] }, {}],
  [{ gasto: "regalo", invertir: "no" }, { money: 100, spentAnyway: ["regalo"], noRisk: true }, {}],
  [{ "coste-ordenes": "1" }, { money: 100 }, {}],
  [{ "coste-ordenes": "0,50" }, { money: 100, costs: { ordenes: 0.5 } }, {}],
  [
    { dinero: "500", "coste-ordenes": "mucho" },
    { money: 500 },
    { "coste-ordenes": { typed: "mucho", fault: "unreadable" } },
  ],
  [{ dinero: "otro", otro: "1.500,50" }, { money: 1500.5 }, {}],
  [{ dinero: "otro" }, { money: 100 }, { dinero: { typed: "", fault: "unreadable" } }],
  [{ otro: "mucho" }, { money: 100 }, { dinero: { typed: "mucho", fault: "unreadable" } }],
  [{ inicio: "2026-01-15" }, { money: 100, start: "2026-01-15" }, {}],
  [
    { inicio: "2026-01-14" },
    { money: 100 },
    { inicio: { typed: "2026-01-14", fault: "early", first: today } },
  ],
  [
    { inicio: "2027-01-16" },
    { money: 100 },
    { inicio: { typed: "2027-01-16", fault: "late", last: "2027-01-15" } },
  ],
  // How a day is read: deadlines.test.ts; an amount: format/numbers.test.ts.
  [{ inicio: "ayer" }, { money: 100 }, { inicio: { typed: "ayer", fault: "unreadable" } }],
])("the query %j is parsed as %j, with the faults %j", (query, input, faults) => {
  const read = { ...readPlan(query, all, today), questions: undefined };
  const isMoneyMissing = Object.keys(query).length > 0 && !("dinero" in query || "otro" in query);
  expect(read).toEqual({ input: { ...none, ...input }, faults, unread: [], isMoneyMissing });
});

test("the address of a plan gives the same answers again", () => {
  const client = { cliente: "regalo", regalo: "2026-01-01", inicio: today };
  const query = { ...client, otro: "1.500,50", invertir: "no", gasto: "ordenes" };
  const input = { ...readPlan(query, all, today).input, costs: { ordenes: 0.5 } };
  const again = new URLSearchParams(planQueryOf(input));
  expect(readPlan(Object.fromEntries(again), all, today).input).toEqual(input);
});

test("the conditions name an invitation where one is needed, and tax that is not taken off", () => {
  const offerBy = (by: string, tax: string, form?: "bill" | "unknown") =>
    ({ terms: { invitation: { by }, gives: [{ to: "you", tax, form }] } }) as Offer;
  const [invited, open] = ["link", "none"].map((by) => offerBy(by, "net"));
  const words = (...offers: (typeof invited)[]) =>
    plain(figureConditions(offers.filter((one) => one !== undefined)));
  expect(words(invited)).toBe("Hace falta una invitación y cumplir las condiciones de la promoción");
  expect(words(invited, invited)).toBe("Cada promoción exige una invitación y cumplir sus condiciones");
  expect(words(invited, open)).toBe(
    "Hace falta una invitación donde la promoción la pide y cumplir sus condiciones",
  );
  expect(words(open, open)).toBe("Hay que cumplir sus condiciones");
  expect(words(open, offerBy("none", "unknown"))).toBe(
    "Hay que cumplir sus condiciones; la cifra es antes de impuestos",
  );
  expect(words(offerBy("none", "unknown", "bill"), offerBy("none", "unknown", "unknown"))).toBe(
    "Hay que cumplir sus condiciones",
  );
});

test.each([
  [
    3,
    3,
    12,
    "En riesgo: 3 € de los 12 €, que quedan invertidos. Vender lo comprado puede costarte otros 3 €.",
  ],
  [1, 1, 0, "En riesgo: 1 € de tu dinero, que queda invertido. Vender lo comprado puede costarte otros 1 €."],
  [2000, 0, 12, "En riesgo: 2.000 € de tu dinero"],
])("what is at risk of a plan: %d €, %d € to sell it, of a sum of %d €", (risk, resale, total, text) => {
  expect(plain(planCopy.briefRisk(risk, resale, total))).toBe(text);
});
