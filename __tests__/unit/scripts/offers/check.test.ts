/** @jest-environment node */
import { all, copyOfHouse, off, on, YESTERDAY } from "./copy";
import { badServer } from "./links/bad-server";

const house = copyOfHouse();
const { offers, read, write } = house;
let server: Awaited<ReturnType<typeof badServer>>;

jest.setTimeout(60_000);
beforeAll(async () => (server = await badServer()));
beforeEach(house.restore);
afterAll(() => {
  server.close();
  house.remove();
});

interface Answer {
  today: string;
  offers: string[];
  network: boolean | null;
  findings: { level: string; file: string; field: string; found: string; todo: string }[];
}

/** A check whose visits all end at the server that misbehaves: a proxy could not do it better. */
async function check(args: string[], path = "/good", today?: string) {
  const real = globalThis.fetch;
  globalThis.fetch = (input, init) =>
    real(path.startsWith("http") ? path : server.url(path), {
      ...init,
      method: String(init?.method),
      headers: { ...init?.headers, "x-asked": String(input) },
    });
  try {
    const limits = { timeoutMs: 2000, secure: () => true, online: async () => false };
    const answer = await offers(["check", ...args, "--json"], { limits, ...(today && { today }) });
    return { code: answer.code, progress: answer.progress, ...(JSON.parse(answer.output) as Answer) };
  } finally {
    globalThis.fetch = real;
  }
}

const change = (id: string, from: string | RegExp, to: string) => {
  const text = read(`lib/offers/${id}.ts`);
  expect(text).toMatch(from);
  write(`lib/offers/${id}.ts`, text.replace(from, to));
};

test("good links, and what only waits for a person", async () => {
  const result = await check([]);
  expect(result.offers).toHaveLength(all.length);
  expect(result.network).toBe(true);
  expect(result.findings.filter(({ level }) => level === "error")).toEqual([]);
  expect(result.code).toBe(0);
  expect(result.progress).toMatch(/Enlaces: 1 de \d+ · [a-z.0-9]+\n/);
  for (const finding of result.findings)
    expect(finding).toEqual({
      level: expect.stringMatching(/^(warning|note)$/),
      file: expect.stringMatching(/^lib\/offers\/[a-z0-9-]+\.ts$/),
      field: expect.stringMatching(/./),
      found: expect.stringMatching(/./),
      todo: expect.stringMatching(/./),
    });
});

test("strict fails on what is old; of a draft only notes are made", async () => {
  const old = await check([on, off, "--strict"], "/good", "2999-01-01");
  expect(old.code).toBe(1);
  const about = (id: string) =>
    old.findings.filter(({ file, field }) => file.endsWith(`/${id}.ts`) && field === "verifiedOn");
  expect(about(on)).toEqual([
    expect.objectContaining({ level: "warning", todo: expect.stringContaining(`verify ${on}`) }),
  ]);
  expect(about(off)).toEqual([expect.objectContaining({ level: "note" })]);
  expect((await check([off, "--strict"], "/missing", "2999-01-01")).code).toBe(0);
});

test("a promotion that has ended is told", async () => {
  change(on, /\n {2}history: \[/, `\n  validUntil: "${YESTERDAY}",\n  history: [`);
  const { findings } = await check([on]);
  expect(findings).toContainEqual(
    expect.objectContaining({
      field: "validUntil",
      found: `terminó: ${YESTERDAY}`,
      todo: expect.stringContaining(`disable ${on}`),
    }),
  );
});

test.each([
  ["/missing", "error", 1, "la página no existe (404)"],
  ["/loop", "error", 1, "da vueltas"],
  ["/wall", "warning", 0, "no deja entrar a programas (403)"],
  ["/down", "warning", 0, "el servidor falla (503)"],
])("links that all end at %s: %s", async (path, level, code, found) => {
  const result = await check([on], path);
  const links = result.findings.filter((finding) => finding.found.includes(found));
  expect(links.map((finding) => finding.level)).toEqual(links.map(() => level));
  expect(links.map(({ field }) => field)).toEqual(expect.arrayContaining(["officialUrl", "sourceUrl"]));
  for (const finding of links) expect(finding.found).toMatch(/^https:\/\//);
  expect(result.code).toBe(code);
});

test("no network has an answer and an exit code of its own", async () => {
  const result = await check([on], "http://no-such-host.invalid/");
  expect(result.network).toBe(false);
  expect(result.findings.filter(({ found }) => found.includes("https://"))).toEqual([]);
  expect(result.code).toBe(3);
});

test("mistakes, words and dates are found without any link", async () => {
  change(on, /  weight: (\d+),/, "  weight: $1,\n  minutes: 5,");
  change(on, /callToAction: .+,/, 'callToAction: "¡Corre!",');
  const { code, findings, network } = await check([on, "--no-links"]);
  const words = findings.filter(({ field }) => field === "callToAction");
  expect(words.map(({ level, found }) => [level, found])).toEqual([
    ["error", "«¡Corre!»"],
    ["error", "«¡Corre!»"],
  ]);
  expect(network).toBeNull();
  expect(code).toBe(1);
});

test("a date to come is an error with its file and field", async () => {
  const { findings, code } = await check([on, "--no-links"], "/good", "2001-01-01");
  expect(findings).toContainEqual(
    expect.objectContaining({ level: "error", file: `lib/offers/${on}.ts`, field: "verifiedOn" }),
  );
  expect(code).toBe(1);
});

test("what a person reads: file, field, what, what to do, and a sum", async () => {
  const { output, code } = await offers(["check", on, "--no-links"], { today: "2999-01-01" });
  expect(output).toMatch(
    new RegExp(
      `^lib/offers/${on}\\.ts\n {2}! verifiedOn: sin verificar: .+\n {6}qué hacer: .+«npm run offers verify ${on}»\n`,
    ),
  );
  expect(output).toMatch(/1 oferta revisada a 2999-01-01: \d+ avisos?\. Los enlaces no se han visitado\.\n$/);
  expect(code).toBe(0);
});

test("an offer that does not exist", async () => {
  const { output, code } = await offers(["check", "bizum"]);
  expect(output).toContain("No hay ninguna oferta «bizum»");
  expect(code).toBe(2);
});
