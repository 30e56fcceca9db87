import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

let root = "";
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "settings-"));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** What the owner is told of `.env` files: in a process of its own, as the framework's loader keeps what it has read. */
function mistakesOf(files: Record<string, string | Buffer>, env: Record<string, string> = {}): string[] {
  for (const [name, contents] of Object.entries(files)) writeFileSync(join(root, name), contents);
  const program = `console.log(JSON.stringify(require("${resolve("lib/config/env-files.ts")}").loadEnvFiles(process.cwd())))`;
  const output = execFileSync(resolve("node_modules/.bin/tsx"), ["--eval", program], {
    cwd: root,
    encoding: "utf8",
    env: { PATH: process.env.PATH, NODE_ENV: "production", ...env },
  });
  return JSON.parse(output) as string[];
}

/** File and line of each message, and the end of what would be right. */
const told = (mistakes: readonly string[]) =>
  mistakes.map((text) => /^- (\S+?)(?:, línea (\d+))?\n.*\n {4}correcto: (.*)$/.exec(text)?.slice(1));

test("a line that is not read as it is written is told, with the line that is", () => {
  const lines = [
    "# A comment, and a value that is read whole",
    "NEXT_PUBLIC_REFERRAL_URL='https://a.es/?b=\\$1#c' # mine",
    "NEXT_PUBLIC_REFERRAL_URL_PAYPAL=https://paypal.com/#/invita/ABC",
    "NEXT_PUBLIC_REFERRAL_URL_LOWI=https://lowi.es/?c=$abc",
    "NEXT_PUBLIC_OWNER_ADDRESS=Calle Mayor 1 #2",
    'NEXT_PUBLIC_OWNER_NAME="Ana',
    "NEXT_PUBLIC_SITE_BRAND=“Amigos”",
    "STORAGE_CONSENT required",
    "NEXT_PUBLIC_SITE_URL=https://${DOMAIN}",
    "NEXT_PUBLIC_BONUS_AMOUNT=10",
    "NEXT_PUBLIC_BONUS_AMOUNT=15",
    "NEXT_PUBLIC_OWNER_REGISTRY=M\u200b1",
    "NEXT_PUBLIC_BRAND_NAME=A\ufffdo",
    "OWNER_A=Marta Ruiz # the owner",
    'OWNER_B=Editorial "El Faro"',
    "OWNER_C=Editorial «El Faro»",
    'OWNER_D=Plan Ganga"',
  ];
  const mistakes = mistakesOf({ ".env.local": lines.join("\n") }, { DOMAIN: "a.es" });
  const simple =
    "el valor entre comillas simples, porque lo que sigue a # no se lee (un comentario, en una línea suya)";
  const straight = "comillas rectas, iguales al principio y al final";
  expect(told(mistakes)).toEqual([
    [".env.local", "3", `${simple}: NEXT_PUBLIC_REFERRAL_URL_PAYPAL='https://paypal.com/#/invita/ABC'`],
    [
      ".env.local",
      "4",
      expect.stringMatching(/^\\\$ en lugar de \$.*_LOWI='https:\/\/lowi\.es\/\?c=\\\$abc'$/),
    ],
    [".env.local", "5", `${simple}: NEXT_PUBLIC_OWNER_ADDRESS='Calle Mayor 1 #2'`],
    [".env.local", "6", `${straight}: NEXT_PUBLIC_OWNER_NAME='Ana'`],
    [".env.local", "7", `${straight}: NEXT_PUBLIC_SITE_BRAND='Amigos'`],
    [".env.local", "8", expect.stringContaining("NOMBRE=valor")],
    [".env.local", "10", expect.stringContaining("una sola vez: también está en la línea 11")],
    [".env.local", "12", expect.stringContaining("sin ese carácter, que no se ve")],
    [".env.local", "13", expect.stringContaining("guardado como UTF-8")],
    [".env.local", "14", expect.stringMatching(/el comentario fuera; .*: OWNER_A='Marta Ruiz' # the owner$/)],
    [".env.local", "17", `${straight}: OWNER_D='Plan Ganga'`],
  ]);
});

test("every file that is read is looked at; what an earlier one or the shell sets is not compared", () => {
  const files = { ".env.local": "A=1", ".env.production": "B=a#b", ".env": "A=2#\nC=$x\nD=3#" };
  expect(told(mistakesOf(files, { C: "y" }))).toEqual([
    [".env.production", "1", expect.stringMatching(/B='a#b'$/)],
    [".env", "3", expect.stringMatching(/D='3#'$/)],
  ]);
});

test("a file in another encoding or with a name that nothing reads is told", () => {
  const text = "NEXT_PUBLIC_SITE_BRAND=Año\n";
  const utf8 = expect.stringMatching(/^el fichero guardado como UTF-8 \(.*Guardar como/);
  expect(told(mistakesOf({ ".env.local": Buffer.from(`\ufeff${text}`, "utf16le") }))).toEqual([
    [".env.local", undefined, utf8],
  ]);
  expect(told(mistakesOf({ ".env.local": Buffer.from(text, "latin1") }))).toEqual([
    [".env.local", "1", utf8],
  ]);
  expect(told(mistakesOf({ ".env.local": `\ufeff${text}`, ".env.local.txt": text }))).toEqual([
    [".env.local.txt", undefined, "el fichero llamado .env.local"],
  ]);
  rmSync(join(root, ".env.local.txt"));
  expect(told(mistakesOf({ ".env.locale": text }))).toEqual([
    [".env.locale", undefined, "el fichero llamado .env.local"],
  ]);
});

test("the example file is read as it is written", () =>
  expect(mistakesOf({ ".env.local": readFileSync(".env.example") })).toEqual([]));

test("what is wrong is told once, and whether the machine sets it", () => {
  const told = (line: string, env: Record<string, string> = {}) => {
    writeFileSync(join(root, ".env.local"), line);
    const program = `require("${resolve("scripts/settings.ts")}").settingMistakes(process.cwd()).then(console.log)`;
    return execFileSync(resolve("node_modules/.bin/tsx"), ["--eval", program], {
      cwd: root,
      encoding: "utf8",
      env: { PATH: process.env.PATH, NODE_ENV: "production", ...env },
    });
  };
  expect(told("NEXT_PUBLIC_SITE_URL=a\u200b.es").match(/NEXT_PUBLIC_SITE_URL|\.env\.local, línea/g)).toEqual([
    ".env.local, línea",
  ]);
  expect(told("NEXT_PUBLIC_SITE_URL=a.es")).not.toContain("máquina");
  expect(told("NEXT_PUBLIC_SITE_URL=https://a.es", { NEXT_PUBLIC_SITE_URL: "a.es" })).toMatch(
    /valen más que \.env\.local: NEXT_PUBLIC_SITE_URL\.$/m,
  );
});
