import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sampleText } from "../offers/sample";
import { type Copy, copyOf } from "./offers-copy";

let copy: Copy;
const start = (text = sampleText, answers = {}) => {
  copy = copyOf({ muestra: text }, answers);
};
afterEach(() => copy.remove());

const [, firstEntry = ""] = /^history:\n((?: +.*\n)+)/m.exec(sampleText) ?? [];
const secondEntry = '  - date: 2026-01-10\n    summary: "Comprobada."\n';
const checkedText = sampleText.replace(firstEntry, firstEntry + secondEntry);

test.each<[what: string, from: string, to: string]>([
  ["changed", "Primera publicación.", "Publicada."],
  ["the last one, taken out", secondEntry, ""],
  ["the first one, taken out", firstEntry, ""],
  ["taken out with all others", `history:\n${firstEntry}${secondEntry}`, "history: []\n"],
])("an entry of the history, %s: the one advice is to take it back as it was", async (_what, from, to) => {
  const text = checkedText;
  expect(text).toContain(from);
  start(text);
  const wrongAdvice = /offers (-- )?(enable|verify) muestra .*--(note|checked)|activada con su orden/;
  const restore = "git restore --source HEAD content/offers/muestra.yaml";
  const tampered = text.replace(from, to);
  copy.write("muestra", tampered);
  const commands = ["check", "enable muestra", "enable muestra --checked", "verify muestra --note Sube."];
  for (const command of commands) {
    const { code, output } = await copy.offers(...command.split(" "));
    expect([command, code, output]).toEqual([command, 1, expect.stringContaining(`como estaba: ${restore}`)]);
    expect(output.match(/correcto: la entrada del/g)).toHaveLength(1);
    expect(output).not.toMatch(wrongAdvice);
    expect(copy.read("muestra")).toBe(tampered);
  }
  copy.git(...restore.split(" ").slice(1));
  expect((await copy.offers("check")).output).toContain("Errores: 0.");
});

test("a mistake of syntax hides no history", async () => {
  start();
  copy.write("muestra", sampleText.replace("weight: 1", "weight:1"));
  const output = expect.not.stringContaining("como estaba");
  expect(await copy.offers("check")).toMatchObject({ code: 1, output });
});

test.each(["rm", "git rm"])(
  "the file of a published offer, taken out with %s, must come back",
  async (way) => {
    start();
    expect(
      await copy.offers(..."new --category finanzas --url https://a.example/ --brand".split(" "), "Mi Banco"),
    ).toMatchObject({ code: 0 });
    // Git takes an empty folder out.
    writeFileSync(join(copy.root, "content/offers/schema.json"), "{}");
    copy.git("add", "-A");
    copy.git("commit", "-qm", "Draft");
    for (const id of ["muestra", "mi-banco"])
      if (way === "rm") rmSync(join(copy.root, `content/offers/${id}.yaml`));
      else copy.git("rm", "-q", `content/offers/${id}.yaml`);
    const { code, output } = await copy.offers("check");
    expect(code).toBe(1);
    expect(output).toMatch(
      /muestra\.yaml\n.*nada\n.*git restore --source HEAD content\/offers\/muestra\.yaml; y .*disable muestra/,
    );
    // A draft was never published.
    expect(output).not.toContain("mi-banco");
    copy.git("restore", "--source", "HEAD", "content/offers/muestra.yaml");
    expect((await copy.offers("check")).output).toContain("Errores: 0.");
  },
);

describe("other words for the same promise", () => {
  const reword = ["set", "muestra", "benefit", "Regalo de {bonus}"];
  const asked = "¿seguro? El historial dice «10";

  test("are asked about, and move no date: neither the check nor the history", async () => {
    start();
    expect(await copy.offers(...reword)).toMatchObject({ code: 1, output: expect.stringContaining(asked) });
    expect(await copy.offers(...reword, "--yes")).toMatchObject({ code: 0 });
    expect(copy.git("diff", "-U0").match(/^[+-][^+-].*/gm)).toEqual([
      '-  benefit: "{bonus} de regalo"',
      '+  benefit: "Regalo de {bonus}"',
    ]);
    expect(await copy.offers("check", "muestra")).toMatchObject({
      code: 0,
      output: expect.stringContaining(asked),
    });
    copy.git("commit", "-qam", "Reworded");
    expect((await copy.offers("check", "muestra")).output).not.toContain("¿seguro?");
  });

  test("are recorded with a note that says that something changed", async () => {
    start();
    expect(await copy.offers(...reword, "--checked", "--note", "Ahora es para todos.")).toMatchObject({
      code: 0,
    });
    expect(copy.read("muestra")).toMatch(/para todos\."\n {4}facts:\n {6}benefit: "Regalo de 10 €"\n/);
  });

  test("that visitors know already are left out of a later change", async () => {
    start(sampleText.replace('benefit: "{bonus} de regalo"', 'benefit: "Regalo de {bonus}"'));
    expect(await copy.offers("set", "muestra", "minutes", "15", "--note", "Se tarda más.")).toMatchObject({
      code: 0,
    });
    expect(copy.git("diff", "-U0")).not.toMatch(/^\+ +(benefit|facts):/m);
    expect(await copy.offers("set", "muestra", "bonus", "20")).toMatchObject({
      code: 1,
      output: expect.stringContaining("cambia benefit, y el historial no dice por qué"),
    });
  });

  test("of a disabled offer are asked about when it is enabled", async () => {
    start(sampleText.replace("enabled: true", "enabled: false"));
    expect(await copy.offers(...reword)).toMatchObject({ code: 0 });
    copy.git("commit", "-qam", "Reworded");
    expect(await copy.offers("enable", "muestra", "--checked")).toMatchObject({
      code: 1,
      output: expect.stringContaining(asked),
    });
    expect(await copy.offers("enable", "muestra", "--checked", "--yes")).toMatchObject({ code: 0 });
    expect(copy.read("muestra")).toMatch(/summary: "Comprobada .* requisitos\."\nwords:/);
  });
});

test("enable takes the note of a change made while an offer was disabled", async () => {
  start(sampleText.replace("enabled: true", "enabled: false"));
  await copy.offers("set", "muestra", "bonus", "12");
  const way = "npm run offers -- enable muestra --checked --note";
  expect(await copy.offers("enable", "muestra", "--checked")).toMatchObject({
    code: 1,
    output: expect.stringContaining("Repite la orden con --note"),
  });
  const refused = await copy.offers("enable", "muestra", "--note", "Otras palabras.");
  expect(refused).toMatchObject({ code: 1, output: expect.stringContaining(way) });
  const done = await copy.offers("enable", "muestra", "--checked", "--note", "Otras palabras.");
  expect(done).toMatchObject({ code: 0, output: expect.stringContaining("muestra: activada.") });
  const added = copy.git("diff", "-U0").split("\n");
  expect(added).toEqual(
    expect.arrayContaining(["+enabled: true", "+verifiedOn: 2026-11-22", '+    summary: "Otras palabras."']),
  );
});

const [minutes, bonus] = ["minutes 15", "bonus 20"];
const [checked, unchecked] = ["queda como comprobada hoy, 2026-11-22", "no queda como comprobada hoy"];
type Case = { change: string; option?: string; yes?: boolean; verifiedOn: string; output: string };
test.each<Case>([
  // Without a terminal nobody has said that it was checked: what is promised changes only with --checked.
  { change: minutes, verifiedOn: "2026-01-10", output: unchecked },
  { change: minutes, option: "--checked", verifiedOn: "2026-11-22", output: checked },
  { change: bonus, verifiedOn: "2026-01-10", output: "repite la orden con --checked" },
  { change: bonus, option: "--checked", verifiedOn: "2026-11-22", output: checked },
  // In a terminal, the editor says whether it was checked.
  { change: minutes, yes: true, verifiedOn: "2026-11-22", output: checked },
  { change: minutes, yes: false, verifiedOn: "2026-01-10", output: unchecked },
  { change: bonus, yes: true, verifiedOn: "2026-11-22", output: checked },
  { change: bonus, yes: false, verifiedOn: "2026-01-10", output: "mira en su web oficial que es así" },
])("a change with a note, and what it says of the check: %j", async (one) => {
  const { change, option, yes, verifiedOn, output } = one;
  const confirm = jest.fn().mockResolvedValue(yes);
  start(undefined, yes === undefined ? {} : { confirm });
  const args = [
    "set",
    "muestra",
    ...change.split(" "),
    "--note",
    "Ha cambiado.",
    ...(option ? [option] : []),
  ];
  expect((await copy.offers(...args)).output).toContain(output);
  expect(copy.read("muestra")).toContain(`verifiedOn: ${verifiedOn}`);
  if (yes !== undefined)
    expect(confirm).toHaveBeenCalledWith(expect.stringContaining("¿la has comprobado hoy"));
});
