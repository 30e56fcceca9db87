/** @jest-environment node */
import { PassThrough } from "node:stream";
import * as files from "@/lib/offers/registry";
import { copyOfHouse, miBanco, TODAY, until } from "./copy";

const house = copyOfHouse();
const { offers, read, write, state } = house;
const PATH = "lib/offers/mi-banco.ts";

jest.setTimeout(120_000);
beforeEach(house.restore);
afterAll(house.remove);

/** A person at a terminal, who answers each question as it comes. */
async function answering(answers: string[]) {
  const input = Object.assign(new PassThrough(), { isTTY: true, setRawMode: () => input });
  let said = "";
  const answer = offers(["new"], { input, onProgress: (text) => (said += text) });
  let done = false;
  void answer.finally(() => (done = true));
  for (const words of answers) {
    await until(() => done || /: (\u001b\[\d+G)?$/.test(said));
    said = "";
    if (words === "END") input.end();
    else input.write(words === "CTRL+C" ? "\u0003" : `${words}\r`);
  }
  return answer;
}

test("a whole offer from a line of options: right, in format, typed, disabled, in the registry", async () => {
  const { code, output } = await offers(["new", ...miBanco]);
  expect(output).toContain(`Creada ${PATH}, desactivada`);
  expect(code).toBe(0);
  const text = read(PATH);
  expect(text).toContain("export const miBanco: OfferFile = {");
  expect(text).toContain("const benefit = `${euros(20)} de regalo`;");
  expect(text).toContain('${count(60, "día", "días")}');
  expect(text).toContain(`verifiedOn: "${TODAY}"`);
  expect(text).toContain('logo: { monogram: "MB" }');
  expect(text).toMatch(/\n {2}enabled: false,\n/);
  expect(read("lib/offers/registry.ts")).toContain('export { miBanco } from "./mi-banco";\n');

  const { offers: rows } = JSON.parse((await offers(["--json"])).output) as {
    offers: { id: string; weight: number }[];
  };
  const weights = Object.values(files).map(({ weight }) => weight);
  expect(rows).toContainEqual(
    expect.objectContaining({
      id: "mi-banco",
      enabled: false,
      link: "official",
      weight: Math.max(...weights) + 1,
    }),
  );
  // What nobody has rewritten yet is told.
  expect(rows.find(({ id }) => id === "mi-banco")).toMatchObject({
    missing: expect.arrayContaining(["description", "landing.hero.lead", "referralUrl"]),
  });

  expect(house.run("node_modules/.bin/biome", ["format", "lib/offers"]).status).toBe(0);
  const { status, stdout } = house.run("node_modules/.bin/tsc", ["--noEmit", "-p", "tsconfig.offers.json"]);
  expect(stdout).toBe("");
  expect(status).toBe(0);
});

test("none of our own offers still has words of the template", async () => {
  const listed = JSON.parse((await offers(["--json"])).output) as { offers: { missing: string[] }[] };
  expect(listed.offers.flatMap(({ missing }) => missing).filter((field) => field !== "referralUrl")).toEqual(
    [],
  );
});

test("a person is asked, corrected and offered what is usual", async () => {
  const { code, progress } = await answering([
    ...[
      "Bit Móvil",
      "Bit Móvil!",
      "",
      "De 30 € a 90 € por traer tu línea y mantenerla 3 meses",
      "x".repeat(33),
    ],
    ...[
      "De 30 € a 90 €",
      "Trae tu línea",
      "Date de alta con el enlace y trae tu línea.",
      "telefonía",
      "telecom",
      "",
    ],
    ...["www.bitmovil.es", "https://www.bitmovil.es/", "", "https://www.bitmovil.es/?amigo=1"],
    ...["#ffe600", "", "BMV", ""],
  ]);
  expect(code).toBe(0);
  expect(progress).toContain("[bit-movil]");
  expect(progress).toContain("Correcto: minúsculas, cifras y guiones");
  expect(progress).toContain("Correcto: un texto de 32 caracteres como máximo: tiene 33");
  expect(progress).toContain("Correcto: una frase con su punto final");
  expect(progress).toContain("Correcto: una de estas: finanzas, crypto, telecom");
  expect(progress).toContain("Correcto: una dirección https completa");
  expect(progress).toContain("Correcto: un color que se distinga sobre blanco");
  expect(progress).toContain("Correcto: una o dos iniciales");
  const text = read("lib/offers/bit-movil.ts");
  for (const line of [
    'category: "telecom"',
    'referralUrl: "https://www.bitmovil.es/?amigo=1"',
    'monogram: "BM"',
  ])
    expect(text).toContain(line);
  expect(text).not.toContain("risk:");
});

test("a word that the site refuses is refused where it is said, and no wrong answer is offered", async () => {
  const { progress, code } = await answering([
    ...["11Onze!", "11Onze", "", "11-onze", "legal", "new", "paypal", "banco-11"],
    ...["¡Gana dinero!", "Hasta 10.50 euros", "10 € de regalo.", "10 € de regalo", "END"],
  ]);
  expect(code).toBe(130);
  const corrections = [...progress.matchAll(/No vale\. Correcto: (.+)\n/g)].map(([, right]) => right);
  expect(corrections).toEqual([
    "una frase sin exclamaciones",
    "una respuesta",
    expect.stringMatching(/con una letra al principio/),
    expect.stringMatching(/^otro nombre/),
    expect.stringMatching(/^otro nombre/),
    expect.stringMatching(/«paypal» ya está/),
    "una frase sin exclamaciones",
    "los decimales con coma: «12,50»",
    "un rótulo sin punto final",
  ]);
  expect(progress).not.toContain("[11onze]");
});

test.each(["END", "CTRL+C"])("%s in the middle of the questions leaves nothing", async (end) => {
  const before = state();
  const { code, output } = await answering(["Mi Banco", "", end]);
  expect(output).toContain("Cancelado: no se ha creado nada.");
  expect(code).toBe(130);
  expect(state()).toEqual(before);
});

const without = (option: string) => {
  const at = miBanco.indexOf(option);
  return miBanco.filter((_, i) => i !== at && i !== at + 1);
};

test.each([
  ["without a brand", without("--brand"), /--brand «»\. Correcto: una respuesta\n«npm/],
  ["without anything", [], /--brand[^]+--benefit[^]+--requirements[^]+--category[^]+--url/],
  ["a name that is too long", [...miBanco, "--brand", "x".repeat(25)], /--brand .*24 caracteres/],
  [
    "requirements of one step",
    [...miBanco, "--requirements", "Usa el enlace."],
    /--requirements «Usa el enlace\.»\. Correcto: el alta con el enlace y al menos otro paso/,
  ],
  ["an id with capitals", [...miBanco, "--id", "MiBanco"], /--id «MiBanco»\. Correcto: minúsculas/],
  ["an id with a path", [...miBanco, "--id", "../x"], /--id «\.\.\/x»/],
  ["an offer that exists", [...miBanco, "--id", "paypal"], /«paypal» ya está en lib\/offers\/registry\.ts/],
  [
    "an id that begins with a figure",
    [...miBanco, "--id", "11-onze"],
    /--id «11-onze»\. .*una letra al principio/,
  ],
  ["a word of the language", [...miBanco, "--id", "class"], /--id «class»\. Correcto: otro nombre/],
  ["what every file imports", [...miBanco, "--id", "new-customer"], /--id «new-customer»\. .*otro nombre/],
  ["a colour too light", [...miBanco, "--color", "#ffe600"], /--color «#ffe600».*se distinga sobre blanco/],
  ["hype", [...miBanco, "--benefit", "¡Gana dinero!"], /--benefit «¡Gana dinero!»\. .*exclamaciones/],
  [
    "a file that is no offer",
    [...miBanco, "--id", "catalogue"],
    /ya hay un fichero lib\/offers\/catalogue\.ts/,
  ],
  ["a page that is no offer", [...miBanco, "--id", "legal"], /--id «legal»\. Correcto: otro nombre/],
  [
    "a category that is none",
    [...miBanco, "--category", "banca"],
    /--category «banca».*finanzas, crypto, telecom/,
  ],
  ["an address without https", [...miBanco, "--url", "http://mibanco.es"], /--url .*https/],
  ["a colour by its name", [...miBanco, "--color", "azul"], /--color «azul»/],
])("%s: refused, and nothing is written", async (_name, args, said) => {
  const before = state();
  const answer = await offers(["new", ...args]);
  expect(answer.output).toMatch(said);
  expect(answer.code).toBe(2);
  expect(state()).toEqual(before);
});

test("a forgotten file of the same name is not overwritten", async () => {
  write(PATH, "// mine");
  const answer = await offers(["new", ...miBanco]);
  expect(answer.code).not.toBe(0);
  expect(read(PATH)).toBe("// mine");
});

test("crypto brings its risk line", async () => {
  expect((await offers(["new", ...miBanco, "--category", "crypto"])).code).toBe(0);
  expect(read(PATH)).toContain('risk: "crypto",');
});
