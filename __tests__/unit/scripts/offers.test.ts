import { sampleText } from "../offers/sample";
import { commands } from "@/scripts/offers/words/commands";
import { type Copy, copyOf } from "./offers-copy";

let copy: Copy;
const start = (text = sampleText, answers = {}) => {
  copy = copyOf({ muestra: text }, answers);
};

/** The lines of the offers' files that differ from what is committed. */
const changed = () =>
  copy
    .git("diff", "-U0")
    .split("\n")
    .filter((line) => /^[+-] *[^+-]/.test(line));

const emptyOffers = { upcoming: [], current: [], due: [], unverified: [], ended: [] };

const NEW = "new --category finanzas --url https://a.example/ --brand";

describe("a command that is refused, or only explained, changes nothing", () => {
  beforeAll(() => start());
  afterAll(() => copy.remove());

  test.each<[what: string, command: string, output: string]>([
    [
      "a change of what is promised, without a note",
      "set muestra bonus 20",
      "cambia benefit, y el historial",
    ],
    [
      "a figure five times as large",
      "set muestra guarantee 1000000",
      "Antes era 100000 EUR\n  Si es así, rep",
    ],
    ["a field that does not exist", "set muestra landing.nada 1", "No hay «landing.nada»"],
    ["a fact by another name", "set muestra bono 20", "¿Querías decir «bonus»?"],
    ["a field by its Spanish name", "set muestra beneficio 20", "¿Querías decir «benefit»?"],
    ["a misspelt path", "set muestra landing.hero.titulo x", "¿Querías decir «landing.hero.title»?"],
    ["the removal of what every offer has", "set muestra brand nada", "no se puede quitar"],
    ["the removal of nothing", "set muestra minutes nada", "no hay «minutes»"],
    ["a check without its entry", "set muestra verifiedOn 2026-11-22", "npm run offers verify muestra"],
    ["a commit that git has not", "check --since nada", "git no conoce «nada»"],
    [
      "an answer by its place",
      "set muestra landing.faq.9.answer Sí.",
      'la respuesta en faq, por el nombre de su pregunta o con la tuya: - lose: "Respuesta."',
    ],
    ["half a command", "set muestra bonus", "Uso: npm run offers -- set oferta dato valor"],
    ["a misspelt command", "publsh", "¿Querías decir «publish»?"],
    ["a command that does not exist", "borrar", "Uso: npm run offers"],
    ["a misspelt offer", "verify muestre", "¿Querías decir «muestra»?"],
    ["an offer that does not exist", "verify bizum", "No hay ninguna oferta «bizum». Las que hay: muestra."],
    ["an offer after «publish»", "publish muestra", "«publish» no lleva nada detrás"],
    ["a misspelt option", "check --strct", "¿Querías decir «--strict»?"],
    ["a note without its text", "verify muestra --note", "La opción «--note» no existe, o sobra o falta"],
    ["a quotation mark in a brand", `${NEW} Mi"Banco`, 'Marca «Mi"Banco» (--brand)'],
    ["a new offer without a brand", `${NEW} `, "Marca «» (--brand). Correcto: una respuesta"],
  ])("%s", async (_what, command, output) => {
    const answer = await copy.offers(...command.split(" "));
    expect(answer.code).toBeGreaterThan(0);
    expect(answer.output).toContain(output);
    expect(copy.git("status", "--porcelain")).toBe("");
  });

  test.each(Object.keys(commands))("the help of %s has its usage and an example", async (name) => {
    const { code, output } = await copy.offers(name, "--help");
    expect([code, output]).toEqual([0, expect.stringContaining(`Uso: npm run offers -- ${name}`)]);
    expect(output).toMatch(/\nPor ejemplo: npm run offers/);
    expect(copy.git("status", "--porcelain")).toBe("");
  });
});

describe("npm run offers", () => {
  afterEach(() => copy.remove());

  test("enable --checked notes the check of an offer that was published before", async () => {
    start();
    await copy.offers("enable", "muestra", "--checked");
    expect(copy.read("muestra")).toMatch(/^verifiedOn: 2026-11-22$/m);
  });

  test("changes only the lines of its edit", async () => {
    start(sampleText.replaceAll("\n", "\r\n").replace("enabled: true", "enabled: true # visible"));
    const note = "El regalo sube a 20 €.";
    expect(await copy.offers("set", "muestra", "bonus", "20 €", "--checked", "--note", note)).toMatchObject({
      code: 0,
    });
    expect(await copy.offers("disable", "muestra")).toMatchObject({ code: 0 });
    expect(await copy.offers("set", "muestra", "validUntil", "2026-12-31")).toMatchObject({ code: 0 });
    expect(copy.read("muestra").match(/(?<!\r)\n/)).toBeNull();
    expect(changed().map((line) => line.trimEnd())).toEqual([
      "-enabled: true # visible",
      "+enabled: false # visible",
      "-verifiedOn: 2026-01-10",
      "+verifiedOn: 2026-11-22",
      "+campaign: {until: 2026-12-31}",
      "-    money: 10 EUR",
      "+    money: 20 EUR",
      "+  - date: 2026-11-22",
      `+    summary: "${note}"`,
      "+    facts:",
      '+      benefit: "20 € de regalo"',
    ]);
  });

  test("writes values as the file does, and takes optional fields out", async () => {
    start();
    for (const change of ["minutes 15", "validUntil 31/12/2026", "landing.glides sí", "window 45 días"])
      expect(await copy.offers("set", "muestra", ...change.split(" "))).toMatchObject({ code: 0 });
    expect(changed().sort()).toEqual([
      "+    within: 45 days",
      "+  landing.glides: true",
      "+campaign: {until: 2026-12-31}",
      "+minutes: 15",
      "-    within: 30 days",
    ]);
    for (const field of ["minutes", "validUntil", "landing.glides"])
      expect(await copy.offers("set", "muestra", field, "nada")).toMatchObject({ code: 0 });
    expect(changed()).toEqual(["-    within: 30 days", "+    within: 45 days"]);
  });

  test("sets a record whole, in place of a word too, and then each of its figures", async () => {
    start();
    const when = "{lapse: 14 days, after: purchase}";
    expect(await copy.offers("set", "muestra", "gives.0.when", when)).toMatchObject({
      code: 0,
      output: expect.stringContaining("lapse: 14 days"),
    });
    expect(await copy.offers("set", "muestra", "gives.0.when.lapse", "20 días")).toMatchObject({ code: 0 });
    expect(await copy.offers("set", "muestra", "gives.0.tax", "{withheld: 19 %}")).toMatchObject({ code: 0 });
    expect(await copy.offers("set", "muestra", "gives.0.tax", "net")).toMatchObject({ code: 0 });
    expect(changed().sort()).toEqual(["+    tax: net", "+    when: {lapse: 20 days, after: purchase}"]);
    const wrong = await copy.offers("set", "muestra", "gives.0.when", "{lapse: pronto}");
    expect(wrong).toMatchObject({
      code: 1,
      output: expect.stringContaining("{lapse: 14 days, after: deposit}"),
    });
  });

  test("accepts a confirmed fivefold change; a later check asks again", async () => {
    const confirm = jest.fn().mockResolvedValueOnce(true).mockResolvedValueOnce(false);
    start(undefined, { confirm });
    expect(await copy.offers("set", "muestra", "guarantee", "1000000")).toMatchObject({ code: 0 });
    expect(await copy.offers("check")).toMatchObject({ code: 1 });
    expect(confirm).toHaveBeenCalledTimes(2);
    expect(await copy.offers("set", "muestra", "guarantee", "100", "--yes")).toMatchObject({ code: 0 });
    expect(confirm).toHaveBeenCalledTimes(2);
  });

  test("enables a new offer once its texts are written, with its first history entry", async () => {
    start();
    expect(await copy.offers(...NEW.split(" "), "Mi Banco")).toMatchObject({ code: 0 });
    expect(copy.read("mi-banco")).toMatch(/^# yaml-language-server: \$schema=schema\.json\n[^]*weight: 2\n/);
    expect(await copy.offers("check", "mi-banco")).toMatchObject({ code: 0 });
    // Few blanks; nobody has checked it yet, and nothing says so.
    expect(copy.read("mi-banco").match(/: "PENDIENTE/g)).toHaveLength(1);
    const examples = ["10 EUR", "5 EUR", "30 days"].map((figure) => `«${figure} # PENDIENTE»`);
    expect((await copy.offers()).output).toContain("\n1 borrador sin fuente: mi-banco.\n");
    expect(await copy.offers("set", "mi-banco", "weight", "1")).toMatchObject({ code: 1 });
    for (const command of ["enable mi-banco", "enable mi-banco --checked", "verify mi-banco"]) {
      const refused = await copy.offers(...command.split(" "));
      expect([command, refused.code]).toEqual([command, 1]);
      expect(refused.output.match(/el texto escrito, antes de activarla/g)).toHaveLength(1);
      for (const figure of examples) expect(refused.output).toContain(figure);
    }
    copy.write(
      "mi-banco",
      copy.read("mi-banco").replace(/PENDIENTE: (¿?)(.)/g, (_, mark, sign) => mark + sign.toUpperCase()),
    );
    // The example's figures are no offer's: each is set, also to what it is by chance, or written by hand.
    expect(
      (await copy.offers("enable", "mi-banco", "--checked")).output.match(/ # PENDIENTE»/g),
    ).toHaveLength(3);
    expect(await copy.offers("set", "mi-banco", "window", "15 días")).toMatchObject({ code: 0 });
    expect(await copy.offers("set", "mi-banco", "bonus", "10 €")).toMatchObject({ code: 0 });
    const last = await copy.offers("enable", "mi-banco", "--checked");
    expect(last.output).toMatch(/asks\.1\.amount.*\n.*«5 EUR # PENDIENTE»\n.*la cifra de su web oficial/);
    expect(last.output.match(/ # PENDIENTE»/g)).toHaveLength(1);
    copy.write("mi-banco", copy.read("mi-banco").replace("5 EUR # PENDIENTE", "7 EUR"));
    // Nobody says where it was read.
    for (const command of [["check"], ["enable", "--checked"]])
      expect((await copy.offers(...command, "mi-banco")).output).toContain("dónde se ha leído: sources:");
    copy.write("mi-banco", `${copy.read("mi-banco")}sources: [{ url: https://a.example/bases }]\n`);
    expect(await copy.offers("enable", "mi-banco")).toMatchObject({
      code: 1,
      output: expect.stringContaining("npm run offers -- enable mi-banco --checked"),
    });
    expect(await copy.offers("enable", "mi-banco", "--checked")).toMatchObject({ code: 0 });
    expect(copy.read("mi-banco")).toContain('summary: "Primera publicación: 10 € de regalo."');
    expect(await copy.offers("check", "mi-banco")).toMatchObject({ code: 0 });
  });

  test("lists what is due; a strict check fails for it", async () => {
    start();
    const version = "0123456789ab";
    const offers = { ...emptyOffers, current: ["muestra"] };
    const versions = { muestra: version };
    const live = {
      version,
      versions,
      builtAt: "2026-11-20T10:00:00.000Z",
      newestVerification: "2026-01-10",
      offers,
    };
    jest.spyOn(globalThis, "fetch").mockResolvedValue(Response.json(live));
    const { code, output } = await copy.offers();
    expect(code).toBe(0);
    expect(output.split("\n")[0]).toBe(
      "En la web: https://site.example · 0123456789ab, distinta de la de aquí (muestra) · 2026-11-20 10:00 UTC · comprobada 2026-01-10 · 1 vigente",
    );
    expect(output.split("\n")[1]).toMatch(/^La web no se construye desde hace 2 días.*«Enable workflow»/);
    expect(output).toMatch(/muestra +activa +2026-01-10 +sin verificar/);
    expect(output).toContain("npm run offers verify muestra");
    expect(await copy.offers("check")).toMatchObject({ code: 0 });
    expect(await copy.offers("check", "--strict")).toMatchObject({ code: 1 });
  });

  test.each<[what: string, answer: () => Promise<Response>, says: RegExp]>([
    [
      "of tonight",
      async () => Response.json({ builtAt: "2026-11-21T23:15:00.000Z", offers: emptyOffers }),
      /^En la web: .*\noferta/,
    ],
    ["that cannot be reached", () => Promise.reject(new Error("offline")), /estado\.json no responde/],
  ])("says nothing of rebuilds of a site %s", async (_what, answer, says) => {
    start();
    jest.spyOn(globalThis, "fetch").mockImplementation(answer);
    const { output } = await copy.offers();
    expect(output).toMatch(says);
    expect(output).not.toContain("no se construye");
  });

  test("reports a broken link with its field", async () => {
    start();
    jest.spyOn(globalThis, "fetch").mockImplementation(async (url) => {
      const status = String(url) === "https://www.fuente.example/" ? 404 : 200;
      return Object.defineProperty(new Response("", { status }), "url", { value: String(url) });
    });
    const { output } = await copy.offers("check", "--links");
    expect(output).toMatch(/sources\.0\.url.*\n.*https:\/\/www\.fuente\.example\/ responde 404/);
    expect(output.match(/responde/g)).toHaveLength(1);
  });
});
