/** @jest-environment node */
import { all, copyOfHouse, off, on } from "./copy";

const house = copyOfHouse();
const { offers, read, refused, write } = house;

jest.setTimeout(60_000);
beforeEach(house.restore);
afterAll(house.remove);

describe("list", () => {
  test("a line an offer, by weight, and what needs a person", async () => {
    const { code, output } = await offers([]);
    expect(code).toBe(0);
    const sorted = [...all].sort((one, other) => one.weight - other.weight);
    const lines = output.split("\n").slice(1, all.length + 1);
    expect(lines.map((line) => line.split(/\s+/)[0])).toEqual(sorted.map(({ id }) => id));
    for (const [i, { enabled, category, verifiedOn }] of sorted.entries())
      expect(lines[i]).toMatch(
        new RegExp(
          `${enabled ? "activa" : "borrador"} .*${category} .*${verifiedOn} .*(oficial|propio) .*completos$`,
        ),
      );
    expect(output).not.toContain("\u001b");
  });

  test("for machines", async () => {
    const answer = JSON.parse((await offers(["--json"])).output);
    expect(answer).toEqual({ offers: expect.any(Array), mistakes: [] });
    const rows = answer.offers as Record<string, unknown>[];
    expect(rows.map(({ id }) => id).sort()).toEqual(all.map(({ id }) => id).sort());
    for (const row of rows)
      expect(row).toEqual({
        ...{ id: expect.any(String), brand: expect.any(String), enabled: expect.any(Boolean) },
        ...{ weight: expect.any(Number), category: expect.any(String), verifiedOn: expect.any(String) },
        ...{
          ageDays: expect.any(Number),
          status: expect.any(String),
          statusName: expect.any(String),
          needsPerson: expect.any(Boolean),
        },
        ...{ link: expect.stringMatching(/^(configured|official)$/), missing: expect.any(Array) },
      });
  });

  test("strict fails until everything shown is verified and has its link", async () => {
    expect((await offers(["--strict"], { today: "2999-01-01" })).code).toBe(1);
    const env = Object.fromEntries(
      all.map(({ id }) => [
        `NEXT_PUBLIC_REFERRAL_URL_${id.toUpperCase().replaceAll("-", "_")}`,
        `https://x.es/${id}`,
      ]),
    );
    const ids = all.filter(({ enabled }) => enabled).map(({ id }) => id);
    expect((await offers(["verify", ...ids], { env })).code).toBe(0);
    const { code, output } = await offers(["--strict"], { env });
    expect(output).toContain("Ninguna oferta activa necesita nada.");
    expect(code).toBe(0);
  });

  test("a preview is a draft all the same", async () => {
    const listed = JSON.parse((await offers(["--json"], { env: { OFFERS_PREVIEW: off } })).output);
    expect(listed.offers).toContainEqual(expect.objectContaining({ id: off, enabled: false }));
  });

  test.each([
    [
      "a date to come",
      { today: "2001-01-01" },
      `lib/offers/${on}.ts`,
      "verifiedOn",
      "una fecha que no sea futura",
    ],
    [
      "a file that the registry forgets",
      {},
      "lib/offers/registry.ts",
      "",
      "una línea para lib/offers/otra.ts",
    ],
  ])("%s is told below the table, and the command fails", async (name, options, file, field, todo) => {
    if (name.startsWith("a file")) write("lib/offers/otra.ts", read(`lib/offers/${on}.ts`));
    const { code, output } = await offers([], options);
    expect(output).toMatch(/^oferta .+\n(\S+ .+\n)+\nHay errores, y con ellos la web no se publica:\n- lib/);
    expect(output).toContain(todo);
    expect(output).not.toContain("Ninguna oferta activa necesita nada.");
    expect(code).toBe(1);
    const json = await offers(["--json", "--strict"], options);
    expect(JSON.parse(json.output).mistakes).toContainEqual(
      expect.objectContaining({ level: "error", file, field, todo: expect.stringContaining(todo) }),
    );
    expect(json.code).toBe(1);
  });

  test("offers with mistakes are told, not listed", async () => {
    write(`lib/offers/${on}.ts`, read(`lib/offers/${on}.ts`).replace(/weight: \d+/, "weight: 0"));
    await refused([], new RegExp(`lib/offers/${on}\\.ts · weight`));
  });
});
