import { parse } from "yaml";
import { sampleText } from "../offers/sample";
import { type Copy, copyOf } from "./offers-copy";

let copy: Copy;
afterEach(() => copy.remove());

/** A terminal at which these answers are typed, in turn; a wrong one is told, and the next one is the answer. */
function terminal(answers: readonly string[]) {
  const left = [...answers];
  const asked: string[] = [];
  const faults: string[] = [];
  const next = () => {
    const answer = left.shift();
    if (answer === undefined) throw new Error("Ctrl-C");
    return answer;
  };
  return {
    asked,
    faults,
    left,
    ask: async (question: string, preset: string, fault: (answer: string) => string | undefined) => {
      asked.push(question);
      for (;;) {
        const typed = next() || preset;
        const right = fault(typed);
        if (right === undefined) return typed;
        faults.push(right);
      }
    },
    choose: async () => next(),
    confirm: async () => /^s/.test(next()),
  };
}

const brand = ["Banco Nuevo", "", "finanzas", "https://www.banconuevo.es/"];
/** No days of a campaign, and no places. */
const always = ["", "", "", "", ""];
/** A link, of which nothing more is known; new is who was none in a year, and nothing more is known. */
const people = [...always, "1", "", "12 meses", ""];
const source = ["https://www.diario.es/1", "17/11/2025", "Diario"];

const start = (answers: readonly string[]) => {
  const typed = terminal(answers);
  copy = copyOf({ muestra: sampleText }, typed);
  return typed;
};

test("on a terminal it asks verb after verb, field after field, and writes what was said and no more", async () => {
  const typed = start([
    ...[...brand, ...people],
    // Verbs by number or by name; figures with Spanish units; Intro where something is not known.
    ...["open", "", "", "", ""],
    ...["deposit", "300 €", "", "", "unknown", "", ""],
    ...["keep", "el depósito", "183 días", "", "una parte", "", ""],
    "",
    // Money, by its number: its form, when it comes, its tax; nothing more.
    ...["1", "50 EUR", "", "{lapse: 14 days, after: deposit}", "net", ""],
    "",
    // What the inviter gets: tax unknown, ten friends at most.
    ...["money", "50 €", "", "10 amigos", ""],
    "",
    ...source,
  ]);
  const { code, output } = await copy.offers("new");
  expect([code, typed.left, typed.faults]).toEqual([0, [], []]);
  const file = parse(copy.read("banco-nuevo"));
  expect(file).toMatchObject({
    brand: "Banco Nuevo",
    enabled: false,
    invitation: { by: "link" },
    who: { fresh: "12 months" },
    asks: [
      { do: "open" },
      { do: "deposit", amount: "300 EUR", within: "unknown" },
      { do: "keep", what: "deposit", for: "183 days", breaks: "proportional" },
    ],
    gives: [
      { to: "you", money: "50 EUR", when: { lapse: "14 days", after: "deposit" }, tax: "net" },
      { to: "inviter", money: "50 EUR", most: "10 friends" },
    ],
    sources: [{ url: "https://www.diario.es/1", read: "2025-11-17", by: "Diario" }],
    history: [],
  });
  expect(copy.read("banco-nuevo")).toContain("\n  - {do: deposit, amount: 300 EUR, within: unknown}\n");
  expect(copy.read("banco-nuevo").split("\n").length).toBeLessThan(60);
  expect(output).toContain("\n  - {do: deposit, amount: 300 EUR, within: unknown}\n");
  expect(output).toMatch(/npm run offers check banco-nuevo\n[^]*npm run offers enable banco-nuevo$/);
  expect((await copy.offers("check", "banco-nuevo")).code).toBe(0);
});

test("each question has the field's description and its options or an example, from the schema", async () => {
  const { asked } = start([...brand, ...people, "open", "", "", "", "", "salary"]);
  await copy.offers("new");
  const [verbs = ""] = asked.filter((question) => question.startsWith("¿Qué pide primero?"));
  expect(verbs).toMatch(/^\s*\d+\. deposit: Ingresar dinero, que sigue siendo tuyo\.$/m);
  expect(verbs).toContain("any: Basta con una de varias cosas");
  const amount = asked.at(-1);
  expect(amount).toContain(
    "importe al mes (amount). Cuánto al mes, como mínimo; sin este campo, no se sabe.",
  );
  expect(amount).toContain("Se escribe: una cifra con su unidad: 10 EUR");
  expect(amount).toContain("Si no se sabe, Intro.");
});

test("a wrong answer is told with its cure and asked again", async () => {
  const { faults } = start([
    ...[...brand, ...always, "lnik", "link", "", "pronto", "ever", ""],
    ...["depositt", "open", "", "", "", ""],
    ...["deposit", "mucho", "300", "300 EUR", "", "", "ya", "", "", ""],
    ...["keep", "", "la casa", "deposit"],
  ]);
  await copy.offers("new");
  expect(faults).toEqual([
    expect.stringContaining("link"),
    "ever, new, unknown o un plazo: 12 months",
    expect.stringMatching(/^un número del 1 al \d+, o un nombre de la lista: «deposit»/),
    "el importe mínimo (10 EUR), o any si vale cualquiera",
    "el importe mínimo (10 EUR), o any si vale cualquiera",
    expect.stringContaining("un plazo (30 days)"),
    "una respuesta: este dato hace falta",
    expect.stringContaining("deposit"),
  ]);
});

test("an entry with which the file would be wrong is told, and asked again", async () => {
  start([
    ...brand,
    ...people,
    "deposit",
    "300 EUR",
    "",
    "",
    "",
    "",
    "",
    "open",
    "",
    "",
    "",
    "",
    "",
    "1",
    "10 EUR",
    "",
    "at-once",
    "none",
    "loses",
    "keep",
    "",
  ]);
  const { output } = await copy.offers("new");
  expect(output).toContain("cómo te haces cliente, primero: sign-up, open, contract o port");
  expect(output).toMatch(/gives\.0\.loses\.0[^]*algo que la oferta pida: open/);
});

test("interrupted at any question, it leaves nothing half written", async () => {
  const all = [
    ...brand,
    ...people,
    "open",
    "",
    "",
    "",
    "",
    "",
    "1",
    "50 EUR",
    "",
    "",
    "",
    "",
    "",
    "",
    ...source,
  ];
  for (let length = 0; length < all.length; length += 5) {
    start(all.slice(0, length));
    expect((await copy.offers("new")).code).toBe(1);
    expect([length, copy.git("status", "--porcelain")]).toEqual([length, ""]);
    copy.remove();
  }
  start(all);
  expect((await copy.offers("new")).code).toBe(0);
});

test("alternatives are asked one by one, at least two", async () => {
  const { faults } = start([
    ...[...brand, ...people, "sign-up", "any"],
    ...["deposit", "50 EUR", "", "", "", "", ""],
    // One alone is no alternative.
    ...["", "buy", "100 EUR", "", "", "", "", "30 días", ""],
    // Their name together, and no more is asked.
    ...["camino", ""],
    ...["1", "5 EUR", "", "", "", "", "", "", ...source],
  ]);
  expect((await copy.offers("new")).code).toBe(0);
  expect(faults).toEqual([expect.stringMatching(/^un número del 1 al/)]);
  expect(parse(copy.read("banco-nuevo")).asks).toEqual([
    { do: "sign-up" },
    {
      any: [
        { do: "deposit", amount: "50 EUR" },
        { do: "buy", amount: "100 EUR", within: "30 days" },
      ],
      id: "camino",
    },
  ]);
});

test("an alternative of several things is asked thing by thing", async () => {
  const { faults } = start([
    ...[...brand, ...people, "sign-up", "any", "all"],
    ...["deposit", "50 EUR", "", "", "", "", ""],
    ...["keep", "el depósito", "6 meses", "", "todo", "", "", ""],
    ...["link-card", "", "", ""],
    ...["1", "5 EUR", "", "", "", "", "", "", ...source],
  ]);
  expect([(await copy.offers("new")).code, faults]).toEqual([0, []]);
  expect(parse(copy.read("banco-nuevo")).asks[1].any).toEqual([
    {
      all: [
        { do: "deposit", amount: "50 EUR" },
        { do: "keep", what: "deposit", for: "6 months", breaks: "all" },
      ],
    },
    { do: "link-card" },
  ]);
});

test("a second promotion of a brand is asked for the name that tells them apart", async () => {
  const { asked } = start([
    ...["Muestra", "Nómina", "", "finanzas", "https://www.muestra.example/"],
    ...[...people, "open", "", "", "", "", "", "1", "5 EUR", "", "", "", "", "", "", ...source],
  ]);
  expect((await copy.offers("new")).code).toBe(0);
  expect(asked[1]).toContain("Ya hay una oferta de esta marca.");
  expect(parse(copy.read("muestra-nomina"))).toMatchObject({ brand: "Muestra", name: "Nómina" });
});

test("«atrás» asks the question before again, and keeps every other answer", async () => {
  const typed = start([
    ...[...brand, "1 de enero de 2026", "2026-02-30", "atrás", "2026-01-15", "31/12/2026", "", "100", ""],
    ...[
      "atrás",
      "",
      "link",
      "",
      "ever",
      "",
      "open",
      "",
      "",
      "",
      "",
      "deposit",
      "300 EUR",
      "atrás",
      "400 EUR",
      "",
      "",
      "",
      "",
      "",
      "",
    ],
    ...["1", "50 EUR", "", "", "", "", "", "", ...source],
  ]);
  const { code } = await copy.offers("new");
  expect([code, typed.left]).toEqual([0, []]);
  expect(parse(copy.read("banco-nuevo"))).toMatchObject({
    campaign: { from: "2026-01-15", until: "2026-12-31", places: 100 },
    asks: [{ do: "open" }, { do: "deposit", amount: "400 EUR" }],
  });
});

test("without a terminal it says how to do it with the template", async () => {
  copy = copyOf({ muestra: sampleText });
  const { code, output } = await copy.offers("new");
  expect(code).toBe(1);
  expect(output).toContain('npm run offers -- new --brand "Mi Banco" --category finanzas --url');
  expect(copy.git("status", "--porcelain")).toBe("");
});
