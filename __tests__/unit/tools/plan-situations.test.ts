import { situationsOn } from "@/lib/tools/plan/situations";
import { type Typed, typed } from "../../plan-offers";
import { plain } from "../offers/sample";

const today = "2026-01-15";
const open = { do: "open" };
const gain = { to: "you", money: "10 EUR" };
const verifiedOn = "2026-01-10";
const gift = { id: "regalo", verifiedOn, asks: [open, { do: "buy", amount: "5 EUR" }], gives: [gain] };
const broker = {
  id: "broker",
  verifiedOn,
  risk: "investment",
  asks: [
    open,
    { do: "deposit", amount: "100 EUR" },
    { do: "trade", count: "3 trades", amount: "1 EUR", cost: { each: "1 EUR" } },
  ],
  gives: [gain],
};
const line = {
  id: "movil",
  verifiedOn,
  asks: [{ do: "contract", what: "telecom" }, { do: "port" }],
  gives: [{ to: "you", money: { least: "30 EUR", most: "90 EUR" } }],
};

const answers = (...offers: Typed[]) =>
  situationsOn(today, typed(...offers)).map(({ name, answer, path }) => plain(`${name}: ${answer} ${path}`));

const payroll = {
  id: "sueldo",
  verifiedOn: undefined,
  asks: [open, { do: "salary", amount: "800 EUR" }],
  gives: [{ to: "you", money: "400 EUR" }],
};

test("a situation that gives the same answer as one before, or none, is left out", () => {
  expect(answers(gift)).toEqual([
    "Sin invertir: regalo deja 5 € /plan?dinero=100&invertir=no#respuesta-titulo",
  ]);
  expect(answers({ id: "nada", asks: [open], gives: [{ to: "inviter", money: "10 EUR" }] })).toEqual([]);
});

test("a situation says whose figure it is, and joins no two of them", () => {
  expect(answers(broker, line)).toEqual([
    "Sin invertir: movil, 30-90 € /plan?dinero=100&invertir=no#respuesta-titulo",
    "Con 100 €: broker deja unos 7 € /plan?dinero=100#respuesta-titulo",
  ]);
  expect(answers(gift, line)[0]).toMatch(/^Sin invertir: regalo deja 5 € /);
  expect(answers(gift, line)[1]).toMatch(/^Voy a cambiar de móvil: movil, 30-90 € /);
});

test("where a promotion asks for a payroll, there is one who moves what it asks for; what nobody has checked says so", () => {
  expect(answers(gift, payroll)).toContain(
    "Con nómina desde 800 €: sueldo, 400 €, sin comprobar /plan?dinero=0&nomina=800#respuesta-titulo",
  );
  expect(answers(gift, { ...payroll, campaign: { season: "verano de 2025" } })).toContain(
    "Con nómina desde 800 €: sueldo, 400 €, sin comprobar /plan?dinero=0&nomina=800#respuesta-titulo",
  );
});

test("who thought of investing anyway is led to that offer's ticket, since the plan's sum is of others", () => {
  const robo = {
    id: "robo",
    verifiedOn,
    risk: "investment",
    asks: [open, { do: "invest", amount: "2000 EUR" }],
    gives: [{ to: "you", money: "20 EUR" }],
  };
  expect(answers(gift, robo).at(-1)).toBe(
    "Ya pensaba invertir: robo, 20 € con 2.000 € /plan?dinero=2000#paso-robo",
  );
});
