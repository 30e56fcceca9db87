/** @jest-environment node */
import { type Condition, expandedConditions, gapsBetween } from "@/lib/offers/conditions";

const brand = "X";
const part = (said?: string): Condition => ({
  ...{ id: "parte", question: "¿Sí?", name: "Parte", failure: "No." },
  ...(said !== undefined && { said }),
});

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

const failureOf = (condition: Parameters<typeof expandedConditions>[0]["conditions"][number]) =>
  expandedConditions({ conditions: [condition], remaining: [] }, brand).conditions[0]?.failure;

test("new is who the provider calls so, where it says it", () => {
  expect(failureOf({ standard: "new-customer" })).toMatch(/consulta en la web oficial/);
  expect(failureOf({ standard: "new-customer" })).not.toContain("OCU");
  expect(failureOf({ standard: "new-bank-customer" })).toMatch(/OCU.*consulta en la web oficial/);
  const who = "Nuevo es quien empieza.";
  expect(failureOf({ standard: "new-bank-customer", who })).toMatch(/Nuevo es quien empieza\.$/);
});

test("the questions that are the same for all come in the words of the brand, and tell a link without a code apart", () => {
  const conditions = [
    { standard: "new-customer" } as const,
    { standard: "invitation-link", said: "Entra" } as const,
  ];
  const [first, link] = expandedConditions({ conditions, remaining: [] }, brand).conditions;
  expect(first).toMatchObject({ id: "cliente-nuevo", name: "Ser nuevo cliente de X" });
  expect(link).toMatchObject({ id: "enlace", said: "Entra" });
  expect(link?.withoutCode?.failure).toContain("a un cliente de X");
});
