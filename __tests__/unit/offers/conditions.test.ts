import {
  type Condition,
  gapsBetween,
  invitationLink,
  newBankCustomer,
  newCustomer,
} from "@/lib/offers/conditions";
import * as files from "@/lib/offers/registry";
import { catalogueWith, complaint, lowiWith } from "./sample";

const { all } = catalogueWith();
const { eligibility } = files.lowi;

describe.each(all)("$id", ({ brand, requirements, protection, eligibility: { conditions, remaining } }) => {
  test("each part of its requirements is asked by one question", () => {
    expect(gapsBetween(requirements, conditions)).toEqual([]);
    const asked = conditions.flatMap(({ said }) => said ?? []);
    expect(asked.length).toBeGreaterThan(1);
    for (const part of asked) expect(requirements.split(part)).toHaveLength(2);
  });

  test("asks first what is doubtful of the provider, then the commonest reason for a «no»", () => {
    const [first, second] = conditions;
    if (protection.authorisation) expect(first?.id).toBe("autorizacion");
    expect(protection.authorisation ? second : first).toMatchObject({
      id: "cliente-nuevo",
      name: `Ser nuevo cliente de ${brand}`,
      failure: expect.stringContaining("solo para nuevos clientes"),
    });
  });

  test("asks about the link", () => {
    expect(conditions.map(({ id }) => id)).toContain("enlace");
  });

  test("asks yes or no, names what fails and says what follows", () => {
    for (const field of ["id", "question", "name", "failure"] as const)
      expect(new Set(conditions.map((condition) => condition[field])).size).toBe(conditions.length);
    for (const { question, name, failure } of conditions) {
      expect(question).toMatch(/^¿[^¿?]+\?$/);
      expect(name).toMatch(/^\p{Lu}[^?]*[^.?]$/u);
      expect(failure).toMatch(/[^?]\.$/);
    }
    for (const item of remaining) expect(item).toMatch(/^\p{Lu}.+\.$/u);
  });
});

const part = (said?: string): Condition => ({ ...invitationLink("X", ""), said });

test.each<[requirements: string, parts: (string | undefined)[], gaps: string[]]>([
  ["Abre la cuenta, y compra.", ["Abre la cuenta", "compra"], []],
  ["Abre la cuenta e invierte.", ["Abre la cuenta", undefined, "invierte"], []],
  ["Abre la cuenta y compra algo.", ["Abre la cuenta"], ["requirements: «compra algo»"]],
  ["Abre la cuenta y compra.", ["Abre", "compra"], ["requirements: «la cuenta»"]],
  ["Abre la cuenta.", ["Abre la cuenta", "Compra"], ["said 1"]],
  ["Abre la cuenta.", ["Abre la cuenta", "Abre la cuenta"], ["said 1"]],
  ["Abre la cuenta.", ["Abre", "Cierra", "Vende"], ["said 1", "said 2"]],
  ["Abre la cuenta.", ["la ", "Abre cuenta"], ["said 1"]],
])("«%s» asked by %j", (text, parts, expected) => {
  const gaps = gapsBetween(text, parts.map(part)).map(({ path, right }) => {
    const place = path.join(".").replace(/^eligibility\.conditions\.(\d)\.said$/, "said $1");
    expect(right).toContain(place === "requirements" ? "tenga su pregunta" : "letra por letra");
    const [named] = /«[^»]*»$/.exec(right) ?? [];
    return named === `«${text}»` ? place : `${place}: ${named}`;
  });
  expect(gaps).toEqual(expected);
});

test("new is who the provider calls so, where it says it", () => {
  expect(newCustomer("X").failure).toContain("consulta en la web oficial");
  expect(newCustomer("X").failure).not.toContain("OCU");
  expect(newBankCustomer("X").failure).toMatch(/OCU.*consulta en la web oficial/);
  expect(newBankCustomer("X", "Nuevo es quien empieza.").failure).toMatch(/Nuevo es quien empieza\.$/);
});

test.each<[field: string, value: unknown, right: string]>([
  ["eligibility.conditions", eligibility.conditions.slice(0, 3), "4 elementos como mínimo: hay 3"],
  ["eligibility.conditions", Array(4).fill(eligibility.conditions[0]), "un id distinto para cada pregunta"],
  ["eligibility.remaining", [], "1 elemento como mínimo: hay 0"],
])("an editor is told of %s", (field, value, right) => {
  const told = complaint(() => catalogueWith({ lowi: lowiWith(field, value) }));
  expect(told).toContain(`- lib/offers/lowi.ts · ${field}`);
  expect(told).toContain(right);
  expect(told.split("\n")).toHaveLength(4);
});
