import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { answerForm, applyForm } from "../../../scripts/offers/forms";
import { syncIssues } from "../../../scripts/offers/issues";
import { formFiles } from "@/scripts/offers/words/issue-forms";
import { categories, categoryOf } from "@/lib/offers/categories";
import { sampleText } from "../offers/sample";
import { type Copy, copyOf } from "./offers-copy";

let copy: Copy;
beforeEach(() => {
  copy = copyOf({
    muestra: sampleText.replace("words:\n", 'words:\n  factNames: { bonus: "regalo al nuevo cliente" }\n'),
  });
});
afterEach(() => copy.remove());

/** An issue as GitHub writes it from a form. */
const body = (answers: Record<string, string>) =>
  Object.entries(answers)
    .map(([label, answer]) => `### ${label}\n\n${answer || "_No response_"}`)
    .join("\n\n");
const asked = { Oferta: "muestra", Dato: "bonus", "Valor nuevo": "20 €", "Qué ha cambiado": "Sube a 20 €." };
const figure = (changes = {}) => body({ ...asked, ...changes });
const checked = (page = "https://www.muestra.example/bases", offer = "muestra") =>
  body({ Oferta: offer, "Dónde lo has visto": page });
const ended = (day: string, offer = "muestra") => body({ Oferta: offer, "Último día": day });

test.each(Object.entries(formFiles()))("%s asks for single lines", (_file, text) => {
  const { body: fields } = parse(text);
  expect(fields.map(({ type }: { type: string }) => type)).toEqual(fields.map(() => "input"));
});

test("the form for a missing promotion offers every kind of provider", () => {
  const { body: fields } = parse(readFileSync(".github/ISSUE_TEMPLATE/falta-promocion.yml", "utf8"));
  const { options } = fields.find(({ id }: { id: string }) => id === "clase").attributes;
  const kinds = [...categories.map((category) => categoryOf(category).name), "Otra"];
  expect(options.toSorted()).toEqual(kinds.toSorted());
});

test.each<[form: string, text: string, words: string, line: string]>([
  ["a figure", figure({ Oferta: "Muestra" }), "«10\u00a0€ de regalo» → «20\u00a0€", "money: 20 EUR"],
  ["a heading for a figure", figure({ "Valor nuevo": "### 20 €" }), "«20\u00a0€", "money: 20 EUR"],
  ["a figure fivefold", figure({ "Valor nuevo": "1000 €" }), "Antes era 10 EUR\n¿Seguro?", "money: 1000 EUR"],
  [
    "a date",
    figure({ Dato: "validUntil", "Valor nuevo": "2026-12-31" }),
    "31 de diciembre de 2026",
    "until: 2026-12-31",
  ],
  ["a check", checked().replaceAll("\n", "\r\n"), "2026 → 22 de noviembre", "verifiedOn: 2026-11-22"],
  ["the address of its page", ended("", "https://a.es/muestra?x=y"), "se retira", "enabled: false"],
  ["the address of its tool", ended("", "https://a.es/Muestra/valor/"), "se retira", "enabled: false"],
  ["a page in Markdown", ended("", "a.es/muestra.md"), "se retira", "enabled: false"],
  ["a brand in capitals", figure({ Oferta: "MUESTRA" }), "«20\u00a0€", "money: 20 EUR"],
  ["a name with a capital", figure({ Dato: "Bonus" }), "«20\u00a0€", "money: 20 EUR"],
  ["the name that pages show", figure({ Dato: "Regalo al nuevo cliente" }), "«20\u00a0€", "money: 20 EUR"],
  [
    "a date by its shown name",
    figure({ Dato: "Ultimo dia", "Valor nuevo": "2026-12-31" }),
    "31 de diciembre de 2026",
    "until: 2026-12-31",
  ],
  ["a page without https", checked("www.muestra.example/bases"), "22 de noviembre", "verifiedOn: 2026-11-22"],
  ["an end with its day in words", ended("31 de octubre de 2026"), "31 de octubre", "until: 2026-10-31"],
  ["an end with its day", ended("2026-10-31"), "31 de octubre de 2026", "until: 2026-10-31"],
])("a form with %s changes the offer, and tells it in words", async (_form, text, words, line) => {
  const outcome = await applyForm(copy.work(), text);
  expect(outcome).toMatchObject({ kind: "changed", words: expect.stringContaining(words) });
  expect(copy.read("muestra")).toContain(line);
});

test("of two promotions of a brand, a form means the one that it names, else the one that is published", async () => {
  const recibos = sampleText
    .replace("weight: 1", "weight: 2\nname: Recibos")
    .replace(/history:[^]*?(?=words:)/, "history: []\n");
  copy.write(
    "muestra-recibos",
    recibos.replace("enabled: true", "enabled: false").replace(/verifiedOn: .*\n/, ""),
  );
  for (const [named, id] of [
    ["Muestra", "muestra"],
    ["muestra (recibos)", "muestra-recibos"],
  ] as const) {
    await applyForm(copy.work(), figure({ Oferta: named }));
    expect(copy.read(id)).toContain("money: 20 EUR");
  }
});

test.each<[what: string, text: string, words: RegExp]>([
  ["an offer that does not exist", figure({ Oferta: "bizum" }), /No hay ninguna oferta «bizum»/],
  ["a path for an offer", figure({ Oferta: "../../package" }), /No hay ninguna oferta/],
  ["a text in place of a figure", figure({ Dato: "landing.hero.title" }), /no es una cifra ni una fecha/],
  ["a switch in place of a figure", figure({ Dato: "enabled", "Valor nuevo": "no" }), /no es una cifra/],
  ["a check on somebody else's page", checked("https://foro.example/hilo"), /no es una dirección de su web/],
  ["a check on no page", checked("en su web"), /https:\/\/www\.muestra\.example\/bases/],
  ["an inherited name", checked(undefined, "__proto__"), /./],
  ["an option in place of a value", figure({ "Valor nuevo": "--yes" }), /correcto: /],
  ["a shell's command", figure({ "Valor nuevo": "$(touch /tmp/x) `id`; rm -rf ." }), /correcto: /],
  ["a workflow's expression", figure({ "Qué ha cambiado": "${{ secrets.GITHUB_TOKEN }}" }), /correcto: /],
  ["a second line", figure({ "Valor nuevo": "20 €\nenabled: false" }), /una sola línea/],
  ["a hidden character", figure({ "Qué ha cambiado": "Sube.\u202e" }), /«Qué ha cambiado»: lleva U\+202E/],
  [
    "a name that the offer has not",
    figure({ Dato: "premio" }),
    /Las que hay: bonus \(regalo al nuevo cliente\), purchase \(compra mínima\), .*validUntil \(último día\)/,
  ],
  ["a heading as an answer", figure({ "Qué ha cambiado": "### Sube." }), /texto sin marcas/],
  ["more than one heading below", `${figure()}\n\n### Otra cosa\n\nx`, /una sola línea/],
  ["itself twice", `${figure()}\n\n${figure()}`, /una sola línea/],
  ["a question that is missing", "### Oferta\n\nmuestra", /Falta una pregunta del formulario/],
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
  // The forms that only tell people.
  "### Qué oferta\n\nMuestra\n\n### Qué ha cambiado\n\nTodo.",
  "### Qué marca\n\nOtra",
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

const change = { on: "2026-11-20", says: "ha cambiado: ya no dice 10 €", changedOn: "2026-11-20" };
const today = (says: string) => ({ on: "2026-11-22", says });
const issue = { number: 7, title: "muestra: comprueba su web oficial", createdAt: "2026-11-20T06:00:00Z" };
const other = { ...issue, title: "Otra cosa" };
const edited = (from: string, to: string) => sampleText.replace(from, to);
const created = /^issue create .*muestra: comprueba.*ya no dice 10 €/s;

test.each<[when: string, text: string, visit: object | undefined, open: object[], does: RegExp[]]>([
  ["a page has changed", sampleText, change, [], [created]],
  ["its issue is open", sampleText, change, [issue], []],
  [
    "the offer was checked since",
    edited("verifiedOn: 2026-01-10", "verifiedOn: 2026-11-20"),
    change,
    [issue],
    [/^issue close 7 --comment Comprobada: 2026-11-20\.$/],
  ],
  [
    "the offer was disabled",
    edited("enabled: true", "enabled: false"),
    change,
    [issue],
    [/^issue close 7 --comment Ya no está publicada\.$/],
  ],
  ["the page says the same again", sampleText, today("igual"), [issue], [/^issue close 7/]],
  ["the page could not be read", sampleText, today("no se pudo leer (x)"), [issue], []],
  ["nothing was visited in this run", sampleText, undefined, [issue], []],
  ["the file has a mistake", edited("weight: 1", "weight: uno"), change, [issue], []],
  ["somebody wrote an issue of the same label", sampleText, undefined, [other], []],
])("when %s, the issues follow", (_when, text, visit, open, does) => {
  copy.write("muestra", text);
  if (visit) writeFileSync(join(copy.root, ".watch.json"), JSON.stringify({ muestra: visit }));
  const done: string[] = [];
  syncIssues(copy.work(), (...args) => {
    if (args[1] === "list") return JSON.stringify(open);
    done.push(args.join(" "));
    return "";
  });
  expect(done).toEqual(does.map((pattern) => expect.stringMatching(pattern)));
});
