// A service that is contracted: what it is, and whether it ties the visitor.
import { promotion } from "./promotion-samples";
import { plain } from "./sample";

test.each([
  ["what: electricity", "Contrata la luz"],
  ["what: gas", "Contrata el gas"],
  ["what: dual", "Contrata la luz y el gas"],
  ["what: energy", "Contrata la luz o el gas"],
  ["what: telecom, called: la fibra y el móvil", "Contrata la fibra y el móvil"],
])("{do: contract, %s} is said as it is", (contract, step) => {
  const { landing, eligibility, condition } = promotion(`
asks: [{do: sign-up}, {do: contract, ${contract}}]
gives: [{to: you, money: 50 EUR, form: bill}]
`);
  expect([landing.steps[1]?.title, condition]).toEqual([step, step]);
  expect(eligibility.conditions[2]?.question).toBe(`¿Vas a ${step.replace("Contrata", "contratar")}?`);
});

test.each([
  ["", true],
  [", {do: keep, what: contract, for: 12 months, breaks: all}", false],
  [", {do: keep, what: line, for: 12 months, breaks: all}", false],
  [", {do: keep, what: account, for: 12 months, breaks: all}", true],
])("whether there is a commitment is to be looked up, unless the file says it%s", (keep, isAsked) => {
  const { landing, eligibility } = promotion(`
asks: [{do: sign-up}, {do: contract, what: electricity}${keep}]
gives: [{to: you, money: 50 EUR, form: bill}]
`);
  expect(/permanencia/.test(JSON.stringify([landing, eligibility]))).toBe(isAsked);
});

test("somebody with a cheaper tariff is asked about it", () => {
  const { eligibility } = promotion(`
category: telecom
facts: {tariff: {value: 15 EUR, what: cuota mínima al mes}}
asks: [{do: contract, what: telecom, called: una tarifa móvil de contrato, limit: "con una cuota de {tariff} o más", activeBy: 30 days}]
gives: [{to: you, money: 20 EUR, form: bill, when: {after: first-bill}}]
`);
  const asked = eligibility.conditions.find(({ id }) => id === "contrato");
  expect(plain(asked?.question ?? "")).toContain(
    "¿Vas a contratar una tarifa móvil de contrato con una cuota de 15 € o más",
  );
  expect(plain(asked?.name ?? "")).toBe("Contratar una tarifa móvil de contrato con una cuota de 15 € o más");
});

test("a country is asked about as what one takes out there, or as where one lives", () => {
  const asked = (yaml: string) => plain(JSON.stringify(promotion(yaml)));
  const line = asked(`
category: telecom
who: {fresh: new, opens: España}
asks: [{do: contract, what: telecom}]
gives: [{to: you, money: 20 EUR, form: bill, when: {after: first-bill}}]
`);
  expect(line).toContain("¿Vas a contratar en España?");
  expect(line).not.toContain("abrir la cuenta en España");
  const account = asked(`
who: {fresh: new, resident: España}
asks: [{do: open}]
gives: [{to: you, money: 20 EUR, when: unknown}]
`);
  expect(account).toContain("¿Resides en España?");
  expect(account).toContain("debes ser nuevo cliente, residir en España y abrir la cuenta.");
  expect(account).toContain("si no resides en España");
});
