// A text of an editor's own that says what follows from the file anyway is told, with its line.
import { readDocument } from "@/lib/catalogue/document";
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
  ["landing.steps.alta.title", "por su lugar, desde 0: 0 («Regístrate con {link}»), 1 ("],
  ["landing.steps.7.title", "por su lugar, desde 0: 0 («Regístrate con {link}»), 1 ("],
  ["eligibility.conditions.tarjetas.name", "por su nombre: cliente-nuevo, espana, enlace, tarjeta"],
])("a name of no entry of its list is answered with those that it has: %s", (name, right) => {
  const { findings } = readDocument("muestra", file(`${name}: "Un texto"`));
  expect(findings.map(findingText).join()).toContain(right);
});
