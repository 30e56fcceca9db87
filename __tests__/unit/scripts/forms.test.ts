/** @jest-environment node */
import { existsSync, readFileSync } from "node:fs";
import { parse } from "yaml";
import { answerForm, applyForm } from "../../../scripts/offers/forms";
import { formFiles } from "@/lib/copy/issue-forms";
import { sampleText } from "../offers/sample";
import { type Copy, copyOf } from "./offers-copy";

let copy: Copy;
beforeEach(() => {
  copy = copyOf({ muestra: sampleText });
});
afterEach(() => copy.remove());

/** An issue as GitHub writes it from a form. */
const body = (answers: Record<string, string>) =>
  Object.entries(answers)
    .map(([label, answer]) => `### ${label}\n\n${answer || "_No response_"}`)
    .join("\n\n");
const figure = (changes: Record<string, string> = {}) =>
  body({
    Oferta: "muestra",
    Dato: "bonus",
    "Valor nuevo": "20 €",
    "Qué ha cambiado": "Sube a 20 €.",
    ...changes,
  });
const checked = (changes = {}) =>
  body({ Oferta: "muestra", "Dónde lo has visto": "https://www.muestra.example/bases", ...changes });
const ended = (day: string) => body({ Oferta: "muestra", "Último día": day });

test.each(Object.entries(formFiles()))(
  "%s is the form that the schema makes (npm run offers writes it)",
  (file, text) => {
    expect(readFileSync(file, "utf8")).toBe(text);
    const { body: fields } = parse(text);
    expect(fields.map(({ type }: { type: string }) => type)).toEqual(fields.map(() => "input"));
  },
);

test.each<[form: string, text: string, words: RegExp, line: RegExp]>([
  [
    "a figure",
    figure({ Oferta: "Muestra" }),
    /beneficio: «10\u00a0€ de regalo» → «20\u00a0€/,
    /bonus: 20 EUR/,
  ],
  [
    "a figure fivefold",
    figure({ "Valor nuevo": "1000 €" }),
    /Antes era 10 EUR\n¿Seguro\?/,
    /bonus: 1000 EUR/,
  ],
  [
    "a date",
    figure({ Dato: "validUntil", "Valor nuevo": "2026-12-31" }),
    /31 de diciembre de 2026/,
    /validUntil: 2026-12-31/,
  ],
  [
    "a check",
    checked().replaceAll("\n", "\r\n"),
    /comprobada: 10 de enero de 2026 → 22 de noviembre/,
    /verifiedOn: 2026-11-22/,
  ],
  [
    "the address of the offer's page",
    ended("").replace("muestra", "https://planamigo.example/muestra?utm_source=x"),
    /se retira de la web/,
    /enabled: false/,
  ],
  ["an end with its day in words", ended("31 de octubre de 2026"), /31 de octubre/, /validUntil: 2026-10-31/],
  ["an end with its day", ended("2026-10-31"), /31 de octubre de 2026/, /validUntil: 2026-10-31/],
  ["an end without a day", ended(""), /se retira de la web/, /enabled: false/],
])("a form with %s changes the offer, and tells it in words", async (_form, text, words, line) => {
  const outcome = await applyForm(copy.work(), text);
  expect(outcome).toMatchObject({ kind: "changed", words: expect.stringMatching(words) });
  expect(copy.read("muestra")).toMatch(line);
});

test.each<[what: string, text: string, words: RegExp]>([
  ["an offer that does not exist", figure({ Oferta: "bizum" }), /No hay ninguna oferta «bizum»/],
  ["a path for an offer", figure({ Oferta: "../../package" }), /No hay ninguna oferta/],
  ["a text in place of a figure", figure({ Dato: "landing.hero.title" }), /no es una cifra ni una fecha/],
  ["a switch in place of a figure", figure({ Dato: "enabled", "Valor nuevo": "no" }), /no es una cifra/],
  [
    "a check on somebody else's page",
    checked({ "Dónde lo has visto": "https://foro.example/hilo" }),
    /«https:\/\/foro\.example\/hilo» no es una dirección de su web oficial/,
  ],
  [
    "a check on no page",
    checked({ "Dónde lo has visto": "en su web" }),
    /https:\/\/www\.muestra\.example\/bases/,
  ],
  ["an inherited name", checked({ Oferta: "__proto__" }), /./],
  ["an option in place of a value", figure({ "Valor nuevo": "--yes" }), /correcto: /],
  ["a shell's command", figure({ "Valor nuevo": "$(touch /tmp/x) `id`; rm -rf ." }), /correcto: /],
  [
    "an expression of the workflow",
    figure({ "Qué ha cambiado": "${{ secrets.GITHUB_TOKEN }}" }),
    /correcto: /,
  ],
  ["a second line", figure({ "Valor nuevo": "20 €\nenabled: false" }), /una sola línea/],
  ["a hidden character", figure({ "Qué ha cambiado": "Sube.\u202e" }), /una sola línea/],
  ["too long a text", figure({ "Qué ha cambiado": "a".repeat(401) }), /una sola línea/],
  ["nothing", figure({ "Valor nuevo": "" }), /Falta «Valor nuevo»/],
])("a form with %s is refused in words, and nothing changes", async (_what, text, words) => {
  const outcome = await applyForm(copy.work(), text);
  expect(outcome).toMatchObject({ kind: "refused", words: expect.stringMatching(words) });
  expect(copy.git("status", "--porcelain")).toBe("");
});

test.each([
  "",
  "Hola, la oferta ha cambiado.",
  `Hola\n${figure()}`,
  `${figure()}\n\n### Otra cosa\n\nx`,
  `${figure()}\n\n${figure()}`,
  "### Oferta\n\nmuestra",
])("any other issue is none of the tool's business: %j", async (text) => {
  expect(await applyForm(copy.work(), text)).toEqual({ kind: "none" });
});

test("the answer shows the tool's words as text alone", async () => {
  const text = figure({ "Valor nuevo": "``` @ana <img src=x> [a](b)" });
  const output = `${copy.root}/output`;
  const work = copy.work();
  await answerForm({ ...work, env: { ...work.env, ISSUE_BODY: text, GITHUB_OUTPUT: output } });
  expect(readFileSync(output, "utf8")).toBe("kind=refused\n");
  const answer = readFileSync(`${copy.root}/form-answer.md`, "utf8");
  const [, inside, after] = answer.split(/^```(?:text)?$/m);
  expect(inside).toContain("''' @ana <img src=x>");
  expect(after).toBe("\n");
  expect(existsSync("form-answer.md")).toBe(false);
});
