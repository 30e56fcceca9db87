// A text of an editor's own that says what follows from the file anyway is told, with its line.
import { readDocument } from "@/lib/catalogue/document";
import { fieldPath } from "@/lib/catalogue/edit";
import { findingText } from "@/lib/catalogue/finding";
import { redundantOverrides } from "@/lib/catalogue/word-overrides";

const file = (words: string) => `brand: Muestra
enabled: false
weight: 1
category: finanzas
officialUrl: https://www.muestra.example/
invitation: {by: link}
who: {fresh: ever, opens: España}
asks: [{do: sign-up}, {do: link-card}]
gives: [{to: you, money: 10 EUR}]
protection: {}
look: {color: "#0070e0", monogram: M}
history: []
words:
  phrases: {gift: "de regalo"}
  ${words}
`;

test.each([
  ["the title", 'landing.hero.title: "{brand}: con invitación, {bonus} de regalo"', "bórralo"],
  [
    "it with the brand written out",
    'landing.hero.title: "Muestra: con invitación, {bonus} de regalo"',
    "bórralo",
  ],
  ["it with a phrase", 'landing.hero.title: "{brand}: con invitación, {bonus} {gift}"', "bórralo"],
  [
    "an answer under its name",
    'doubts: [{client: "No: el regalo de Muestra es para nuevos clientes en España."}]',
    "respuesta: - client",
  ],
  [
    "an answer under its question",
    'doubts: [{"¿Me dan el regalo si ya era cliente?": "No: el regalo de {brand} es para nuevos clientes en España."}]',
    "respuesta: - client",
  ],
])("%s that is the derived one is told", (_, words, right) => {
  const [finding, ...more] = redundantOverrides(readDocument("muestra", file(words)));
  expect(more).toEqual([]);
  expect(finding && findingText(finding)).toMatch(new RegExp(`línea 15 [^]*${right}`));
});

test("another answer is the editor's", () => {
  const own = 'doubts: [late, {client: "No: es para nuevos clientes de {brand}, y solo en España."}]';
  expect(redundantOverrides(readDocument("muestra", file(own)))).toEqual([]);
});

test.each([
  ["landing.steps.alta.title", "uno de los de landing.steps, por su nombre: sign-up, link-card, gift"],
  ["landing.steps.0.title", "uno de los de landing.steps, por su nombre: sign-up, link-card, gift"],
  ["landing.steps.gift.titel", "«landing.steps.gift.title», si es el que querías decir"],
  ["landing.unpublished.0.text", "uno de los de landing.unpublished, por su nombre: when, amount, asks"],
  ["landing.finePrint.0", "la lista entera, porque nada en ella tiene nombre: landing.finePrint: […]"],
  [
    "landing.faq.0.answer",
    'la respuesta en faq, por el nombre de su pregunta o con la tuya: - lose: "Respuesta."',
  ],
  ["eligibility.conditions.tarjetas.name", "por su nombre: cliente-nuevo, espana, enlace, tarjeta"],
])("a name of no entry of its list is answered with those that it has: %s", (name, right) => {
  const { findings } = readDocument("muestra", file(`${name}: "Un texto"`));
  expect(findings.map(findingText).join()).toContain(right);
});

describe("a text of something that is asked", () => {
  const asking = (asks: string, name: string) =>
    readDocument("muestra", file(`${name}: "Hazlo {gift} en Muestra."`).replace("{do: link-card}", asks));
  const stepsOf = (asks: string, name: string) => asking(asks, name).record?.landing.steps ?? [];

  test.each(["{do: link-card}", "{do: verify}, {do: link-card}", "{do: link-card}, {do: verify}"])(
    "stays with its step whatever else is asked: %s",
    (asks) => {
      const own = stepsOf(asks, "landing.steps.link-card.text").filter(({ text }) =>
        text.startsWith("Hazlo"),
      );
      expect(own).toMatchObject([{ id: "link-card", title: expect.stringMatching(/^Vincula /) }]);
    },
  );

  test("stays with its question", () => {
    const name = "eligibility.conditions.mantener-cuenta.failure";
    const cuenta = "{do: keep, id: cuenta, what: account, for: 12 months, breaks: all}";
    const nomina = "{do: keep, id: nomina, what: salary, for: 6 months, breaks: all}";
    for (const asks of [`${cuenta}, ${nomina}`, `${nomina}, ${cuenta}`]) {
      const { record, findings } = asking(asks, name);
      expect(findings).toEqual([]);
      expect(
        record?.eligibility.conditions.filter(({ failure }) => failure.startsWith("Hazlo")),
      ).toMatchObject([{ id: "mantener-cuenta", name: expect.stringContaining("la cuenta") }]);
    }
  });

  test("stops once that is no longer asked", () => {
    const findings = asking("{do: verify}", "landing.steps.link-card.text").findings.map(findingText);
    expect(findings.join("\n")).toMatch(
      /línea 15 · words\.landing\.steps\.link-card\.text\n.*«Hazlo.*\n.*por su nombre: sign-up, verify, gift/,
    );
  });

  test("stops where two alike have no names", () => {
    const twice = "{do: buy, amount: 5 EUR}, {do: buy, amount: 50 EUR}";
    const [finding] = asking(twice, "landing.steps.buy.text").findings;
    expect(finding && findingText(finding)).toContain("un id en asks para cada uno de los 2 «buy»");
  });
});

test.each(["landing.steps.link-card.text", "eligibility.conditions.tarjeta.failure"])(
  "the command that sets a text takes its name: %s",
  (name) => expect(fieldPath(file(""), name)).toEqual(["words", name]),
);
