import { parseDocument } from "yaml";
import { suspiciousChanges } from "@/lib/catalogue/due-findings";
import { sampleFile, sampleText } from "../offers/sample";
import { plainText } from "@/lib/catalogue/characters";
import { type Copy, copyOf } from "./offers-copy";

let copy: Copy;
beforeEach(() => {
  copy = copyOf({ muestra: sampleText });
});
afterEach(() => copy.remove());

const NOTE = ["--note", "El regalo sube a 20 €."];

/** How other programs write a file that says the same. */
const writings: [how: string, write: (text: string) => string][] = [
  ["line ends of Windows", (text) => text.replaceAll("\n", "\r\n")],
  ["line ends of Windows, doubled", (text) => text.replaceAll("\n", "\r\r\n")],
  ["a byte order mark", (text) => `\ufeff${text}`],
  ["accents of macOS", (text) => text.normalize("NFD")],
  [
    "non-breaking spaces as indentation",
    (text) => text.replaceAll(/^ +/gm, (s) => "\u00a0".repeat(s.length)),
  ],
  ["non-breaking spaces everywhere", (text) => text.replaceAll(" ", "\u00a0")],
];

describe.each(writings)("a file with %s is the same offer", (_how, write) => {
  test("check finds nothing, and diff no change", async () => {
    copy.write("muestra", write(sampleText));
    expect(await copy.offers("check", "muestra")).toMatchObject({ code: 0 });
    expect(await copy.offers("diff")).toEqual({ code: 0, output: "Nada cambia para los visitantes." });
  });

  test.each<[command: string[], line: string]>([
    [["set", "muestra", "bonus", "20", ...NOTE, "--checked"], "    money: 20 EUR"],
    [["verify", "muestra"], "verifiedOn: 2026-11-22"],
    [["disable", "muestra"], "enabled: false"],
    [["enable", "muestra", "--checked"], "verifiedOn: 2026-11-22"],
  ])("%p changes what it changes in any file, and keeps the line ends", async (command, line) => {
    expect(await copy.offers(...command)).toMatchObject({ code: 0 });
    const right = copy.read("muestra");
    expect(right).toContain(`${line}\n`);
    const before = write(sampleText);
    copy.write("muestra", before);
    expect(await copy.offers(...command)).toMatchObject({ code: 0 });
    const after = copy.read("muestra");
    expect(plainText(after)).toBe(right);
    expect(/(?<!\r)\n/.test(after)).toBe(/(?<!\r)\n/.test(before));
    expect(after).not.toContain("\r\r");
    expect(after.startsWith("\ufeff")).toBe(before.startsWith("\ufeff"));
  });

  test("a new offer is enabled", async () => {
    await copy.offers(..."new --category finanzas --url https://a.example/ --brand Marca".split(" "));
    copy.write("marca", write(written(copy.read("marca"))));
    expect(await copy.offers("enable", "marca", "--checked")).toMatchObject({ code: 0 });
    expect(await copy.offers("check", "marca")).toMatchObject({ code: 0 });
  });
});

test("a new offer is not enabled with the texts of the template, without their marks", async () => {
  await copy.offers(..."new --category finanzas --url https://a.example/ --brand Marca".split(" "));
  copy.write("marca", copy.read("marca").replaceAll(/ # PENDIENTE|PENDIENTE: /g, ""));
  const { code, output } = await copy.offers("enable", "marca", "--checked");
  expect([code, output.match(/el texto escrito: este es el de la plantilla/g)]).toEqual([
    1,
    expect.any(Array),
  ]);
  expect(output).toContain("encontrado: «qué entidad es, con una fuente.»");
  expect(copy.read("marca")).toContain("enabled: false");
});

/** The file of a new offer with its texts and figures written. */
const written = (text: string) =>
  text
    .replaceAll(" # PENDIENTE", "")
    .replace(/PENDIENTE: (¿?)(.)/g, (_, mark, sign) => mark + sign.toUpperCase())
    .replace("words: {}", "sources: [{ url: https://a.example/bases }]\nwords: {}");

test("a word typed in the terminal of macOS is written with composed accents", async () => {
  const title = "Abre la cuenta, también de día".normalize("NFD");
  expect(await copy.offers("set", "muestra", "landing.hero.title", title)).toMatchObject({ code: 0 });
  expect(copy.read("muestra")).toContain("también de día");
});

test.each(["—note", "“Sube.”"])("%s, as a word processor writes it, is named", async (word) => {
  const { code, output } = await copy.offers("verify", "muestra", word, "Sube.");
  expect([code, output]).toEqual([1, expect.stringContaining(`«${word}»`)]);
  expect(output).toContain("--note");
  expect(copy.git("status", "--porcelain")).toBe("");
});

// What has no one meaning is named, with its line, and neither as a lost history nor by a sign that looks like the right one.
test.each<[what: string, from: string, to: string, found: string, right: RegExp]>([
  ["a line separator beside a value", '"Compra algo."', '"Compra algo."\u2028', "U+2028, un sep", /no se ve/],
  ["a line separator in a text", "Compra algo.", "Compra\u2028algo.", "U+2028, un separador", /no se ve/],
  ["a line separator after a figure", "10 EUR", "10 EUR\u2028", "U+2028, un separador de", /no se ve/],
  ["a word processor's line break", "Compra algo.", "Compra\valgo.", "U+000B, un salto", /no se ve/],
  ["a zero width in a field's name", "brand:", "brand\u200b:", "U+200B, un espacio", /no se ve/],
  ["a zero width before a fact", "    money:", "    \u200bmoney:", "U+200B, un espacio", /no se ve/],
  ["a byte order mark inside", "brand:", "\ufeffbrand:", "U+FEFF, una marca", /no se ve/],
  ["a reversed comment", "# An offer", "# An \u202eoffer", "U+202E", /no se ve/],
  ["a tab in a figure", "10 EUR", "10\tEUR", "U+0009, un tabulador", /no se ve/],
  ["a tab as indentation", "    money:", "\tmoney:", "money: 10 EUR", /espacios en vez de tabuladores/],
  ["curved quotes", '"Muestra"\nenabled', "“Muestra”\nenabled", "“Muestra”", /comillas rectas/],
  ["a curved quote at the end", '"Muestra"\nenabled', '"Muestra”\nenabled', "Muestra”", /comillas rectas/],
  ["curved quotes and a colon", '"Compra algo."', "“Compra: algo.”", "“Compra: algo.”", /comillas rectas/],
  ["a dash before an entry", '- "De regalo"', '– "De regalo"', "– ", /un guion corriente/],
  ["a dot before an entry", '- "De regalo"', '• "De regalo"', "• ", /un guion corriente/],
])("%s is named", async (_what, from, to, found, right) => {
  expect(sampleText).toContain(from);
  const line = sampleText.slice(0, sampleText.indexOf(from)).split("\n").length;
  copy.write(
    "muestra",
    sampleText.replace(from, () => to),
  );
  const { code, output } = await copy.offers("check", "muestra");
  const [where = "", was, correct] = output.split("\n");
  expect(code).toBe(1);
  expect(where).toContain(`muestra.yaml, línea ${line}`);
  expect([was, correct]).toEqual([expect.stringContaining(found), expect.stringMatching(right)]);
  expect(output).not.toMatch(/--note|como estaba/);
});

test("a figure that cannot be read is one mistake", async () => {
  copy.write("muestra", sampleText.replace("money: 10 EUR", "money: 10€"));
  const { output } = await copy.offers("check", "muestra");
  expect(output.match(/correcto: .*/g)).toEqual(["correcto: 10 EUR"]);
});

test.each([
  ["UTF-16", "utf16le", "«un fichero en UTF-16»"],
  ["the encoding of Windows", "latin1", '«title: "Qui'],
] as const)("a file in %s is told by its name or its line", async (_what, encoding, found) => {
  const bytes = Buffer.from(sampleText, encoding);
  copy.write("muestra", bytes.toString("utf8"));
  expect((await copy.offers("check", "muestra")).output).toContain(`encontrado: ${found}`);
});

const COMMANDS = [
  ...[["check"], ["list"], ["diff"], ["verify", "muestra"], ["disable", "muestra"]],
  ...[
    ["enable", "muestra", "--checked"],
    ["set", "muestra", "bonus", "20"],
  ],
];

test.each<[what: string, text: string, found: string]>([
  ["without history", sampleText.replace(/^history:\n(?: .*\n)+/m, ""), "muestra.yaml · history\n"],
  ["indented with tabs", sampleText.replace("\n  by:", "\n\tby:"), "espacios en vez de tabuladores"],
  ["with curved quotes everywhere", sampleText.replace(/"([^"\n]*)"/g, "“$1”"), "comillas rectas"],
  ["saved as UTF-16", Buffer.from(sampleText, "utf16le").toString("utf8"), "UTF-8"],
])("every command says what is wrong in a file %s, and changes nothing", async (_what, text, found) => {
  expect(text).not.toBe(sampleText);
  copy.write("muestra", text);
  copy.git("commit", "-qam", "Wrong");
  const answers: string[] = [];
  for (const command of COMMANDS) answers.push((await copy.offers(...command)).output);
  const expected = expect.stringContaining(found);
  expect(answers).toEqual(COMMANDS.map(() => expected));
  expect(copy.read("muestra")).toBe(text);
});

test.each(Object.keys(sampleFile).filter((key) => key !== "id"))(
  "a file in which %s is missing or something else can be compared with the right one",
  (key) => {
    for (const value of [undefined, [null]]) {
      const document = parseDocument(sampleText);
      if (value === undefined) document.delete(key);
      else document.set(key, document.createNode(value));
      const wrong = document.toString({ lineWidth: 0 });
      expect(() => [
        suspiciousChanges("muestra", sampleText, wrong),
        suspiciousChanges("muestra", wrong, sampleText),
      ]).not.toThrow();
    }
  },
);

test("an apostrophe in a brand is no quotation mark", async () => {
  for (const brand of ["L’Oréal", "Domino's"]) {
    copy.write("muestra", sampleText.replace('brand: "Muestra"', `brand: "${brand}"`));
    expect((await copy.offers("check", "muestra")).output).not.toContain("comillas");
  }
});
