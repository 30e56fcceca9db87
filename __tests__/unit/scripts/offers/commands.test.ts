/** @jest-environment node */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { copyOfHouse, off, on, TODAY, TOMORROW, YESTERDAY } from "./copy";

const house = copyOfHouse();
const { offers, read, refused, state, write } = house;

jest.setTimeout(60_000);
beforeEach(house.restore);
afterAll(house.remove);

describe("verify", () => {
  test("stamps the day and writes the history, and the offers are right with it", async () => {
    const { code, output } = await offers(["verify", on, off]);
    expect(output).toContain(`verificada hoy, ${TODAY}`);
    expect(code).toBe(0);
    for (const id of [on, off]) {
      const text = read(`lib/offers/${id}.ts`);
      expect(text).toContain(`verifiedOn: "${TODAY}"`);
      expect(text).toMatch(new RegExp(`date: "${TODAY}",\\s+summary:\\s+"Comprobada en la web oficial`));
    }
    expect(house.run("node_modules/.bin/biome", ["format", "lib/offers"]).status).toBe(0);
    expect((await offers(["check", on, "--no-links"])).output).not.toContain("verifiedOn");
  });

  test("a note is set as the house does", async () => {
    expect((await offers(["verify", on, "--note", 'Sube a 20€ en 60 días, "según su web".'])).code).toBe(0);
    expect(read(`lib/offers/${on}.ts`)).toContain(
      '`Sube a ${euros(20)} en ${count(60, "día", "días")}, «según su web».`',
    );
  });

  test("a changed fact is not verified in silence, and its entry keeps it", async () => {
    const path = `lib/offers/${on}.ts`;
    const benefit = "3\u00a0amigos, 20\u00a0€ y 5\u00a0% en 60\u00a0días";
    write(path, read(path).replace(/\n {2}benefit(: [^\n]+)?,\n/, `\n  benefit: "${benefit}",\n`));
    expect(read(path)).toContain(benefit);
    await refused(["verify", on], new RegExp(`${on}\\.ts · benefit\n[^]+--note "…"`));
    const checked = await offers(["check", on, "--no-links"]);
    expect(checked.output).toMatch(/✗ benefit: «.+», que el historial no dice\n.+verify .+ --note/);
    expect(checked.code).toBe(1);
    expect((await offers(["verify", on, "--note", "Cambia el beneficio."])).output).toContain(
      "verificada hoy",
    );
    expect(read(path)).toContain(
      'benefit: `3\\u00a0amigos, ${euros(20)} y ${percent(5)} en ${count(60, "día", "días")}`',
    );
    expect((await offers(["check", on, "--no-links"])).output).not.toContain("historial");
  });

  test("twice on a day changes nothing, unless there is a note", async () => {
    await offers(["verify", on]);
    await refused(["verify", on], /ya estaba verificada hoy/, 0);
    const { output } = await offers(["verify", on, "--note", "Cambia el plazo."]);
    expect(output).toContain("con su entrada en el historial");
  });

  test("in Madrid it may be tomorrow", async () => {
    const { output } = await offers(["verify", on], { now: `${TODAY}T23:30:00Z` });
    expect(output).toContain(`verificada hoy, ${TOMORROW}`);
  });

  test.each([
    [["verify", "bizum"], /No hay ninguna oferta «bizum»\. Las que hay: .*paypal/, 2],
    [["verify", on, "--note", " "], /La nota está vacía/, 2],
    [["verify", on, "--note", "¡Sube a 10.50 euros y más"], /history[^]+exclamaciones[^]+punto final/, 1],
    [["verify", on, "--note", "x".repeat(201)], /history[^]+200 caracteres como máximo/, 1],
    [["verify", on, "--note", "undefined."], /history[^]+correcto/, 1],
  ])("%j is refused and changes nothing", (args, said, code) => refused(args, said, code));

  test("one bad offer among others keeps all as they were", () =>
    refused(["verify", on, "bizum"], /bizum/, 2));

  test("mistakes that are there already come first", async () => {
    write(`lib/offers/${off}.ts`, read(`lib/offers/${off}.ts`).replace(/weight: \d+/, "weight: 0"));
    await refused(["verify", on], new RegExp(`${off}\\.ts · weight`));
  });

  test("a file with the line ends of Windows keeps them, all of them", async () => {
    const path = `lib/offers/${on}.ts`;
    const lines = read(path);
    write(path, lines.replaceAll("\n", "\r\n"));
    expect((await offers(["verify", on, "--note", "Sube a 20 €."])).code).toBe(0);
    const crlf = read(path);
    expect(crlf).toMatch(new RegExp(`date: "${TODAY}",[^]+Sube a `));
    expect(crlf.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
    write(path, lines);
    await offers(["verify", on, "--note", "Sube a 20 €."]);
    expect(crlf.replaceAll("\r\n", "\n")).toBe(read(path));
  });

  test("a file in no format keeps its own", async () => {
    const path = `lib/offers/${on}.ts`;
    write(path, read(path).replace(/  weight: (\d+),/, "  weight:    $1,"));
    expect((await offers(["verify", on])).code).toBe(0);
    expect(read(path)).toMatch(/ {2}weight: {4}\d+,/);
  });
});

describe("enable and disable", () => {
  test("switch an offer, and only that", async () => {
    const before = read(`lib/offers/${off}.ts`);
    expect((await offers(["enable", off])).output).toMatch(/activada[^]+Se verá en la web/);
    expect(read(`lib/offers/${off}.ts`)).toBe(before.replace("enabled: false", "enabled: true"));
    expect((await offers(["disable", off])).output).toContain("desactivada");
    expect(read(`lib/offers/${off}.ts`)).toBe(before);
  });

  test("who publishes what is old, to come or over is told so, and no more once it is checked", async () => {
    const path = `lib/offers/${off}.ts`;
    expect((await offers(["enable", off], { today: "2999-01-01" })).output).toMatch(
      /Antes de publicar: verifiedOn, sin verificar: .+ y ejecuta «npm run offers verify /,
    );
    await offers(["disable", off]);
    write(path, read(path).replace(/\n {2}history: \[/, `\n  validUntil: "${YESTERDAY}",\n  history: [`));
    expect((await offers(["enable", off])).output).toContain(
      `Antes de publicar: validUntil, terminó: ${YESTERDAY}; `,
    );
    expect((await offers(["disable", off])).output).not.toContain("Antes de publicar");
    write(path, read(path).replace(/\n {2}validUntil.+/, ""));
    await offers(["verify", off]);
    expect((await offers(["enable", off])).output).not.toContain("Antes de publicar:");
  });

  test("what is so already stays so", async () => {
    await refused(["enable", on], /ya estaba activada/, 0);
    await refused(["disable", off], /ya estaba desactivada/, 0);
  });

  test("an offer that is only previewed is switched on for good", async () => {
    await offers(["enable", off], { env: { OFFERS_PREVIEW: off } });
    expect(read(`lib/offers/${off}.ts`)).toContain("enabled: true");
  });

  test("unknown ids are refused", () => refused(["enable", "bizum", off], /«bizum»/, 2));
});

test("without a place for the copy nothing is changed, and the person reads why", async () => {
  const before = state();
  const { code, output } = await offers(["verify", on], { temporary: join(house.root, "no-such-folder") });
  expect(output).toMatch(/^No se puede probar el cambio en una copia, en .+no-such-folder \(ENOENT\)/);
  expect(code).toBe(1);
  expect(state()).toEqual(before);
});

test("nothing is left beside the files, or among the temporary ones", async () => {
  await offers(["verify", on]);
  await offers(["verify", on, "--note", "Mal!"]);
  expect(readdirSync(join(house.root, "lib/offers")).filter((name) => name.startsWith("."))).toEqual([]);
  expect(readdirSync(house.temporary)).toEqual([]);
});
