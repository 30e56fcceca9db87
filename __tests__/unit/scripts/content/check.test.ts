/** @jest-environment node */
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { contentMistakes } from "../../../../scripts/content/check.mjs";

const house = join(__dirname, "../../..");
const paypal = "lib/offers/paypal.ts";
const registry = "lib/offers/registry.ts";
let root: string;

const read = (path: string) => readFileSync(join(root, path), "utf8");
const write = (path: string, text: string) => writeFileSync(join(root, path), text);

function change(path: string, from: string | RegExp, to: string) {
  const text = read(path);
  const changed = text.replace(from, to);
  expect(changed).not.toBe(text);
  write(path, changed);
}

const check = async (env: Record<string, string> = {}) =>
  (await contentMistakes(root, { NODE_ENV: "production", ...env }, new Date())).join("\n");

/** The check as each command calls it. */
function command(env: Record<string, string> = {}) {
  const script = join(root, "scripts/check-content.mjs");
  const { status, stderr, stdout } = spawnSync(process.execPath, [script], {
    cwd: root,
    encoding: "utf8",
    env: { PATH: process.env.PATH, NODE_ENV: "production", ...env },
  });
  return { status, text: `${stdout}${stderr}`.trim() };
}

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), "content-"));
  for (const path of ["lib", "scripts", "package.json", "tsconfig.json", "public/heroes"])
    cpSync(join(house, path), join(root, path), { recursive: true });
  symlinkSync(join(house, "node_modules"), join(root, "node_modules"));
});

beforeEach(() => {
  rmSync(join(root, "lib"), { recursive: true });
  cpSync(join(house, "lib"), join(root, "lib"), { recursive: true });
});

afterAll(() => rmSync(root, { recursive: true }));

test("our own content has no mistake", async () => {
  expect(await check()).toBe("");
  expect(command()).toEqual({ status: 0, text: "" });
});

test("a mistake is told alone, without a stack", () => {
  change(paypal, /weight: \d+,/, "weight: 0,");
  expect(command()).toEqual({
    status: 1,
    text: "El catálogo de ofertas tiene errores:\n- lib/offers/paypal.ts · weight\n    encontrado: 0\n    correcto: un número que sea 1 como mínimo",
  });
});

/** What is changed in PayPal's file, and what is said: the line as found, then what would be right. */
const slips: [name: string, from: string | RegExp, to: string, said: RegExp][] = [
  [
    "a missing comma",
    /weight: \d+,/,
    "weight: 2",
    /paypal\.ts, línea \d+\n {4}encontrado: category: .+\n.+comas/,
  ],
  ["a missing quote", '"finanzas"', '"finanzas', /encontrado: category: "finanzas,\n {4}correcto: comillas/],
  [
    "no quotes",
    '"finanzas"',
    "finanzas",
    /encontrado: category: finanzas,\n {4}correcto: un texto entre comillas/,
  ],
  ["curly quotes", '"finanzas"', "“finanzas”", /correcto: comillas rectas/],
  [
    "a decimal comma",
    /const amounts = \{.+/,
    "const amounts = { bonus: 12,50 };",
    /decimales de un número con punto/,
  ],
  [
    "a sign at a number",
    /const amounts = \{.+/,
    "const amounts = { bonus: 10 € };",
    /la cifra sola, sin su signo/,
  ],
  [
    "a bare date",
    /verifiedOn: ".+"/,
    "verifiedOn: 25-09-2025",
    /la fecha entre comillas, con el año delante/,
  ],
  ["a conflict left in it", /^/, "<<<<<<< HEAD\n", /línea 1\n.+<<<<<<< HEAD\n.+conflicto de git/],
  ["an empty file", /^[^]*$/, "", /export const paypal: OfferFile[^]+- lib\/offers\/paypal\.ts\n/],
  ["a missing end", /\};\s*$/, "", /paypal\.ts, línea \d+\n {4}encontrado: nada\n/],
  ["a field twice", /weight: \d+,/, "weight: 2, weight: 9,", /el campo «weight» una sola vez/],
  ["an unknown icon", /siPaypal/g, "siPaypall", /un icono de simple-icons \(«siPaypall» no existe\)/],
  ["an unknown fact", "facts.bonus,", "facts.bonuss,", /correcto: un texto/],
  ["a wrong value", /weight: \d+,/, 'weight: "2",', /encontrado: "2"\n {4}correcto: un número, sin comillas/],
  [
    "a date to come",
    /verifiedOn: ".+"/,
    'verifiedOn: "2999-09-25"',
    /verifiedOn\n.+2999-09-25.+\n.+una fecha que no sea futura/,
  ],
];

test.each(slips)("%s", async (_name, from, to, said) => {
  change(paypal, from, to);
  expect(await check()).toMatch(said);
});

test("two mistakes in two files are told together", async () => {
  change(paypal, /weight: \d+,/, "weight: 0,");
  change("lib/offers/lowi.ts", /enabled: \w+/, 'enabled: "sí"');
  expect(await check()).toMatch(/lowi\.ts · enabled[^]+paypal\.ts · weight/);
});

test("a file that the registry forgets", async () => {
  write("lib/offers/banco-ficticio.ts", read(paypal));
  expect(await check()).toContain(
    `- ${registry}\n    encontrado: nada\n    correcto: una línea para lib/offers/banco-ficticio.ts: export { bancoFicticio } from "./banco-ficticio";`,
  );
});

test("a copy that some program made", async () => {
  write("lib/offers/paypal (1).ts", read(paypal));
  expect(await check()).toContain(
    "- lib/offers/paypal (1).ts\n    encontrado: un fichero que ninguna página lee\n",
  );
});

test.each([paypal, registry])(
  "%s is gone: the check says so, and no command fails before it",
  async (path) => {
    rmSync(join(root, path));
    expect(await check()).toMatch(/correcto: un fichero que exista: «\.\/(paypal|registry)»/);
    const program = 'import("./scripts/sites.mjs").then(({ siteNames }) => console.info(siteNames.length))';
    expect(spawnSync(process.execPath, ["-e", program], { cwd: root, encoding: "utf8" })).toMatchObject({
      status: 0,
      stderr: "",
    });
  },
);

test("a line of the registry without its file", async () => {
  write(registry, `${read(registry)}export { bancoFicticio } from "./banco-ficticio";\n`);
  expect(await check()).toMatch(
    /registry\.ts, línea \d+\n.+\n {4}correcto: un fichero que exista: «\.\/banco-ficticio»/,
  );
});

test("a copied file whose constant keeps the other's name", async () => {
  write("lib/offers/banco-ficticio.ts", read(paypal));
  write(registry, `${read(registry)}export { bancoFicticio } from "./banco-ficticio";\n`);
  const said = await check({ OFFERS_PREVIEW: "banco-ficticio" });
  expect(said).toMatch(/^- lib\/offers\/registry\.ts\n/);
  expect(said).toContain("en lib/offers/banco-ficticio.ts: export const bancoFicticio: OfferFile = { … }");
});

test("a hero image that is not there", async () => {
  const picture = "public/heroes/paypal-960.webp";
  const bytes = readFileSync(join(root, picture));
  rmSync(join(root, picture));
  expect(await check()).toMatch(
    /paypal\.ts · hasHeroImage\n {4}encontrado: true, sin public\/heroes\/paypal-960\.webp\n/,
  );
  mkdirSync(join(root, "public/heroes"), { recursive: true });
  writeFileSync(join(root, picture), bytes);
});

test.each([
  ["OFFERS_PREVIEW", "bizum", /- OFFERS_PREVIEW\n {4}encontrado: "bizum"\n/],
  ["NEXT_PUBLIC_REFERRAL_URL_BIZUM", "https://b.es", /- NEXT_PUBLIC_REFERRAL_URL_BIZUM\n/],
  ["NEXT_PUBLIC_BONUS_AMOUNT", "diez", /- NEXT_PUBLIC_BONUS_AMOUNT\n {4}encontrado: «diez»\n/],
])("%s=%s", async (name, value, said) => {
  expect(await check({ [name]: value })).toMatch(said);
});

test("the longest name and gift that the settings allow fit everywhere", async () => {
  const env = { NEXT_PUBLIC_BRAND_NAME: "x".repeat(15), NEXT_PUBLIC_BONUS_AMOUNT: "999999,99" };
  expect(await check(env)).toBe("");
});

test("settings files are read, and the shell goes before them", () => {
  write(".env.local", "NEXT_PUBLIC_SITE_URL=ejemplo.es\n");
  expect(command().text).toContain("- NEXT_PUBLIC_SITE_URL\n    encontrado: «ejemplo.es»");
  expect(command({ NEXT_PUBLIC_SITE_URL: "https://ejemplo.es" })).toEqual({ status: 0, text: "" });
  expect(command({ __NEXT_PROCESSED_ENV: "true" })).toEqual({ status: 0, text: "" });
  rmSync(join(root, ".env.local"));
});
