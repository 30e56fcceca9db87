// Last days, the second payroll, what does not count, and what costs something later: every page says them.
import { dueFindings } from "@/lib/catalogue/due-findings";
import { limitsOf, netValue } from "@/lib/ground/net-value";
import { deadlineLines } from "@/lib/ground/deadline-words";
import type { Offer } from "@/lib/offers/offer";
import { noSettings, plain } from "./sample";
import { promotion } from "./promotion-samples";

const answersOf = ({ landing: { faq } }: Offer) => plain(faq.map(({ answer }) => answer).join(" "));

test("a contract has a last day, and one by which it has to be active", () => {
  const offer = promotion(`
category: telecom
invitation: {by: code}
asks: [{do: contract, what: telecom, within: {until: 2027-05-30}, activeBy: 2027-05-31}]
gives: [{to: you, money: 50 EUR, form: bill}]
`);
  const { requirements, eligibility, landing, deadlines } = offer;
  const days = "como muy tarde el 30 de mayo de 2027 (y con el servicio activo el 31 de mayo de 2027)";
  expect(plain(requirements)).toBe(`Date de alta con el código de un cliente y contrata una línea ${days}.`);
  expect(plain(JSON.stringify(eligibility))).toContain(`¿Vas a contratar una línea ${days}?`);
  expect(plain(JSON.stringify(landing.faq))).toContain(`si no contratas una línea ${days}`);
  expect(deadlines.days).toMatchObject([
    { id: "dia-contract", title: "Contrata una línea", on: "2027-05-30" },
    { id: "activo-contract", title: "Ten activo el servicio", on: "2027-05-31" },
  ]);
  expect(deadlineLines(offer).map(plain)).toEqual([
    "Contrata una línea: como muy tarde, el 30 de mayo de 2027",
    "Ten activo el servicio: como muy tarde, el 31 de mayo de 2027",
  ]);
});

test("what has to be done within the campaign has its last day", () => {
  const { requirements, deadlines } = promotion(`
campaign: {until: 2027-05-30}
asks: [{do: open}, {do: deposit, amount: 300 EUR, within: campaign}]
gives: [{to: you, money: 50 EUR}]
`);
  expect(plain(requirements)).toMatch(
    /haz un depósito inicial de 300 € como muy tarde el 30 de mayo de 2027\.$/,
  );
  expect(deadlines.days?.map(({ title, on }) => [plain(title), on])).toEqual([
    ["Deposita 300 €", "2027-05-30"],
  ]);
});

test("a lapse from the opening of the account is one from signing up", () => {
  const { requirements, deadlines } = promotion(`
asks: [{do: open}, {do: deposit, amount: 300 EUR, within: {lapse: 60 days, from: open}}]
gives: [{to: you, money: 50 EUR}]
`);
  expect(plain(requirements)).toMatch(/haz un depósito inicial de 300 € en 60 días\.$/);
  expect(deadlines.items).toMatchObject([{ kind: "before", after: { days: 60 } }]);
  expect(plain(deadlines.items[0]?.text ?? "")).toMatch(/Cuenta desde el alta\.$/);
});

test("a campaign without a last day says so, and its end is not among what nobody publishes", () => {
  const { landing } = promotion(`
campaign: {endless: true}
asks: [{do: open}]
gives: [{to: you, money: 50 EUR}]
`);
  expect(landing.finePrint?.map(plain)).toContain("La promoción de Muestra dice que no tiene fecha de fin.");
  expect(JSON.stringify(landing.unpublished)).not.toContain("hasta qué día dura");
});

test("a contract within a lapse has its deadline", () => {
  const { requirements, deadlines } = promotion(`
category: energia
asks: [{do: contract, what: energy, within: 30 days}]
gives: [{to: you, money: 50 EUR, form: bill}]
`);
  expect(plain(requirements)).toContain("contrata la luz o el gas en los primeros 30 días");
  expect(deadlines.items).toMatchObject([{ kind: "before", after: { days: 30 } }]);
});

test.each([
  ["{after: salary, count: 2}", "después de la segunda nómina"],
  ["{lapse: 10 days, after: salary, count: 3}", "10 días después de la tercera nómina"],
  ["{after: bills, count: 3}", "después del tercer recibo"],
  ["{after: first-bill, count: 2}", "después de la segunda factura"],
  ["{after: salary, count: 12}", "después de la nómina número 12"],
  ["{lapse: 10 days, after: first-payment}", "10 días después del primer ingreso"],
])("a gift of { when: %s } arrives %s", (when, words) => {
  const offer = promotion(`
asks: [{do: open}, {do: salary, amount: 800 EUR}, {do: bills}]
gives: [{to: you, money: 50 EUR, when: ${when}}]
`);
  expect(answersOf(offer)).toContain(`El regalo de Muestra llega ${words}.`);
  expect(offer.deadlines.items.filter(({ kind }) => kind === "expected")).toEqual([]);
});

test("a usual time after what takes months is told in words: it is no day from signing up", () => {
  const { deadlines } = promotion(`
asks: [{do: open}, {do: salary, for: 6 months}]
gives: [{to: you, money: 50 EUR, when: {usually: 5 days}}]
`);
  expect(deadlines.items.map(({ kind }) => kind)).toEqual(["keep"]);
  expect(plain(deadlines.note)).toContain("El regalo de Muestra suele tardar 5 días.");
});

test("what is done once has no second time", () => {
  const twice = () =>
    promotion("asks: [{do: open}]\ngives: [{to: you, money: 5 EUR, when: {after: open, count: 2}}]");
  expect(twice).toThrow(/after con algo que se repita: salary/);
});

test.each([
  ["{do: buy, amount: 5 EUR", "si no haces una compra de al menos 5 €"],
  ["{do: buy, count: 3 purchases", "si no haces las 3 compras"],
  [
    "{do: habit, what: card, count: 3 purchases, every: 1 month",
    "si haces menos de 3 compras con la tarjeta cada mes",
  ],
])("what does not count of %s} is told where it can cost the gift", (ask, loses) => {
  const offer = promotion(`
asks: [{do: open}, ${ask}, not: [las tarjetas regalo, el juego]}]
gives: [{to: you, money: 50 EUR}]
`);
  const all = "las tarjetas regalo y el juego";
  expect(answersOf(offer)).toContain(`${loses}, o si lo que haces no cuenta (${all})`);
  expect(offer.landing.finePrint?.map(plain)).toContain(`En la promoción de Muestra no cuentan: ${all}.`);
  expect(plain(offer.landing.steps[1]?.text ?? "")).toContain(`No cuentan: ${all}.`);
});

test.each([
  ["that comes first", "[{do: open, product: card, what: la tarjeta, LATER}]", 0],
  ["that follows", "[{do: open}, {do: open, id: tarjeta, product: card, what: la tarjeta, LATER}]", 1],
])("a card %s and costs something later says when, in its step, its dates and its sums", (_, asks, step) => {
  const { landing, deadlines, value } = promotion(`
asks: ${asks.replace("LATER", "later: {fee: 45 EUR, every: year, after: 1 year}")}
gives: [{to: you, money: 50 EUR}]
`);
  const costs = "Después de 1 año, la tarjeta de Muestra cuesta 45 € al año.";
  expect(plain(landing.steps[step]?.text ?? "")).toContain(costs);
  expect(landing.finePrint?.map(plain)).toContain(costs);
  expect(deadlines.items).toContainEqual(
    expect.objectContaining({ kind: "ends", title: "Empieza la cuota", after: { months: 12 } }),
  );
  expect(value.assumptions.map(plain)).toContain("No contamos lo que cuesta después de 1 año: 45 € al año.");
});

test.each([
  [
    "what: el mantenimiento",
    "el mantenimiento de Muestra cuesta 4 € al mes",
    "Empieza a pagarse el mantenimiento",
  ],
  [
    "what: la asistencia, cancel: true",
    "la asistencia de Muestra cuesta 4 € al mes, si no la cancelas antes",
    "Empieza a pagarse la asistencia",
  ],
  [
    "what: los extras, cancel: true",
    "los extras de Muestra cuestan 4 € al mes, si no los cancelas antes",
    "Empiezan a pagarse los extras",
  ],
])("of a contract, what costs something later (%s) is no price of the service", (what, costs, title) => {
  const { landing, deadlines, value } = promotion(`
category: energia
asks: [{do: contract, what: energy, later: {${what}, fee: 4 EUR, every: month, after: 1 year}}]
gives: [{to: you, money: 50 EUR, form: bill}]
`);
  const sentence = `Después de 1 año, ${costs}.`;
  expect(landing.finePrint?.map(plain)).toContain(sentence);
  expect(plain(landing.steps[1]?.text ?? "")).toContain(sentence);
  expect(deadlines.items).toContainEqual(expect.objectContaining({ kind: "ends", title }));
  expect(value.assumptions.map(plain).join()).toContain(title.replace(/^Empiezan? a pagarse/, "").trim());
  expect(JSON.stringify(landing)).not.toContain("el servicio de Muestra cuesta");
});

const share = (form: string, invitation = "none") =>
  promotion(`
invitation: {by: ${invitation}}
who: {fresh: new}
asks: [{do: open}, {do: keep, what: account, for: 12 months, breaks: nothing}]
gives:
  - to: you
    percent: 3 %
    of: {name: lo que traspasas, question: Cuánto vas a traspasar, assumption: importe, usual: 10000 EUR}
    ${form}
words: {doubts: [client]}
`);

test("a share that is paid out is a gift; one that is not charged, a discount", () => {
  const [gift, discount] = [share("form: invested"), share("for: 1 year")];
  expect(plain(gift.benefit)).toBe("3 % de lo que traspasas");
  expect(plain(gift.description)).toContain("recibes un 3 % de lo que traspasas en tu inversión");
  expect(plain(discount.benefit)).toBe("3 % de descuento en lo que traspasas durante un año");
  expect(JSON.stringify(gift)).not.toContain("descuento");
});

test("what can be left early costs nothing, and a discount without invitation speaks of none", () => {
  const { faq, doubts = [] } = share("for: 1 year").landing;
  expect(plain(faq.at(-1)?.answer ?? "")).not.toContain("antes de 12 meses");
  expect(doubts[0]?.answer).toBe(
    "Si lo eres ahora, no: el descuento de Muestra es para nuevos clientes. Si lo fuiste y te diste de baja, pregunta a Muestra si cuentas como nuevo antes de abrir la cuenta.",
  );
});

const gym = promotion(`
category: telecom
invitation: {by: code}
asks: [{do: sign-up}, {do: contract, what: other}]
gives:
  - to: you
    percent: 50 %
    of: &fee {name: la cuota, question: Cuánto cuesta la cuota, assumption: importe, usual: 40 EUR}
    for: 1 month
    when: at-once
  - {to: inviter, percent: 50 %, of: *fee, for: 1 month, most: 5 friends}
`);

test("a discount of a month says so, is applied, and depends on what one pays", () => {
  expect(plain(gym.benefit)).toBe("50 % de descuento en la cuota durante un mes");
  expect(answersOf(gym)).toContain("El descuento de Muestra se aplica al momento.");
  expect(gym.value.gain).toMatchObject({ kind: "share", period: "en un mes" });
  expect(gym.value.outside).toContain("rebaja la cuota, y depende de cuánto pagues.");
});

test("an inviter who gets a discount is told, and nobody calls it unpublished", () => {
  const { doubts = [], unpublished } = gym.landing;
  expect(plain(doubts.at(-1)?.answer ?? "")).toBe(
    "Quien invita a Muestra paga durante un mes un 50 % menos de la cuota por cada invitación válida, con un máximo de 5 amigos.",
  );
  expect(unpublished.map(({ text }) => text).join()).not.toContain("qué recibe quien te invita");
});

test("a share says the most that it can be, and that it is before tax", () => {
  const offer = share("form: cash\n    upTo: 30000 EUR\n    tax: gross");
  expect(plain(offer.benefit)).toBe("3 % de lo que traspasas, hasta 900 €");
  expect(plain(offer.landing.faq[0]?.answer ?? "")).toContain(
    "recibe un 3 % de lo que traspasas, hasta 900 €",
  );
  const taxed = promotion(`
asks: [{do: open}]
gives: [{to: you, thing: una acción, tax: gross}]
`);
  expect(plain((taxed.landing.doubts ?? []).map(({ answer }) => answer).join(" "))).toContain(
    "Muestra da la cifra antes de impuestos.",
  );
});

test("a share of so little that it gives next to nothing is asked about", () => {
  const due = (limit: string) => {
    const offer = share(`form: cash\n    ${limit}`);
    const state = { offers: [offer], findings: [], settings: noSettings, today: "2026-01-11" };
    return dueFindings({ ...state, sources: { texts: {} } }, [offer.id]).map(({ right }) => plain(right));
  };
  const meant =
    "¿querías decir el máximo del regalo? most: 100 EUR. Con upTo, el 3 % de 100 EUR es 3 € como mucho";
  expect(due("upTo: 100 EUR")).toContain(meant);
  expect(due("most: 100 EUR").join()).not.toContain("querías");
  expect(due("upTo: 10000 EUR").join()).not.toContain("querías");
});

test.each([
  ["form: cash", "1 % de lo aportado, hasta 300 €"],
  ["for: 1 year", "1 % de descuento en lo aportado durante un año, hasta 300 €"],
])("the most that a share gives is in its words and sums: %s", (form, benefit) => {
  const offer = promotion(`
asks: [{do: open}, {do: deposit, amount: 100 EUR}]
gives:
  - to: you
    percent: 1 %
    most: 300 EUR
    of: {name: lo aportado, question: Cuánto vas a traer, assumption: importe, usual: 10000 EUR}
    ${form}
`);
  expect(plain(offer.benefit)).toBe(benefit);
  expect(netValue(offer.value, 20000).gross).toEqual({ least: 200, most: 200 });
  expect(netValue(offer.value, 50000).gross?.most).toBe(300);
  expect(limitsOf(offer.value, 50000).counted).toBe(30000);
});

test.each([
  ["rest", "Si te vas antes, pierdes lo que falte por recibir y conservas el regalo ya recibido."],
  [
    "all",
    "Si lo sacas antes",
    "pierdes todo el regalo, también el ya recibido. Contamos los 6 meses desde el alta: si lo haces otro día, cuéntalos desde ese.",
  ],
])("who leaves early is told what it costs, and from when a deposit is kept: %s", (breaks, ...said) => {
  const what = breaks === "rest" ? "line" : "deposit";
  const { deadlines } = promotion(`
asks: [{do: open}, {do: deposit, amount: 100 EUR, within: 30 days}, {do: keep, what: ${what}, for: 6 months, breaks: ${breaks}}]
gives: [{to: you, money: 50 EUR}]
`);
  const text = plain(deadlines.items.find(({ kind }) => kind === "keep")?.text ?? "");
  for (const part of said) expect(text).toContain(part);
});
