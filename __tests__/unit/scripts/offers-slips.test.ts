import { sampleText } from "../offers/sample";
import { type Copy, copyOf } from "./offers-copy";

// As published offers say it: whose link to sign up with is part of the requirements.
const text = sampleText
  .replace('requirements: "Abre la cuenta,', 'requirements: "Abre la cuenta con el enlace de un cliente,')
  .replace('requirements: "Abre la cuenta,', 'requirements: "Abre la cuenta con {link},');

let copy: Copy;
beforeEach(() => {
  copy = copyOf({ muestra: text });
});
afterEach(() => copy.remove());

const replaced = (...edits: readonly (readonly [from: string, to: string])[]) =>
  edits.reduce((before, [from, to]) => {
    expect(before).toContain(from);
    return before.replace(from, () => to);
  }, text);

/** The fields of the messages in an output, each with what would be right. */
const messages = (output: string) =>
  [...output.matchAll(/^- \S+(?:, línea \d+)? · (\S+).*\n.*\n {4}correcto: (.*)$/gm)].map(
    ([, field, right]) => ({ field, right }),
  );

const OFFICIAL = "officialUrl: https://www.muestra.example/";
const stranded = {
  field: "officialUrl",
  right:
    "esa dirección también en referralUrl, que era la web oficial: si no, pasa por un enlace de invitación",
};

describe("an official address that changes does not make an invitation of the link", () => {
  test("set changes the link with it", async () => {
    const note = ["--checked", "--note", "Cambia la página."];
    const { output } = await copy.offers(
      ...["set", "muestra", "officialUrl", "https://www.muestra.example/es"],
      ...note,
    );
    expect(output).toContain("officialUrl y referralUrl, de https://www.muestra.example/ a");
    expect(copy.read("muestra").match(/Url: .*\/es$/gm)).toHaveLength(2);
    expect((await copy.offers("diff")).output).not.toMatch(/invitación;|requisitos:/);
  });

  test("a final slash makes no difference", async () => {
    // With a path: browsers ignore the slash after a host alone.
    const before = text.replaceAll("https://www.muestra.example/\n", "https://www.muestra.example/es/\n");
    copy.write("muestra", before);
    copy.git("commit", "-qam", "With a path");
    copy.write("muestra", before.replace(`${OFFICIAL}es/`, `${OFFICIAL}es`));
    expect(await copy.offers("check", "muestra")).toMatchObject({ code: 0 });
    expect((await copy.offers("diff")).output.split("\n")).toEqual([
      expect.stringContaining("web oficial: "),
    ]);
  });

  test("by hand it is one error", async () => {
    // A home page alone is never an invitation.
    copy.write(
      "muestra",
      text.replaceAll("https://www.muestra.example/\n", "https://www.muestra.example/a\n"),
    );
    copy.git("commit", "-qam", "Other", "--allow-empty");
    copy.write("muestra", copy.read("muestra").replace(`${OFFICIAL}a`, `${OFFICIAL}b`));
    const { code, output } = await copy.offers("check", "muestra");
    expect(code).toBe(1);
    expect(messages(output).filter(({ field }) => field?.endsWith("officialUrl"))).toEqual([stranded]);
  });
});

test("a new invitation link is no change of the promise: it needs no note and no check", async () => {
  const link = ["referralUrl", "https://www.muestra.example/r/1"];
  expect(await copy.offers("set", "muestra", ...link)).toMatchObject({ code: 0 });
  expect(await copy.offers("check", "muestra")).toMatchObject({ code: 0 });
});

test("diff says what a link with a code changes on the page", async () => {
  copy.write(
    "muestra",
    replaced(["referralUrl: https://www.muestra.example/", "referralUrl: https://www.muestra.example/r/1"]),
  );
  const { output } = await copy.offers("diff");
  expect(output).toContain("Muestra: los botones pasan a llevar tu invitación; la página dirá: «");
});

test.each<[command: string, asks: string | undefined]>([
  ["set muestra referralUrl https://www.otra.example/r/x", "Antes iba a www.muestra.example"],
  ["set muestra sourceUrl https://otra.example/bases", "Antes iba a www.muestra.example"],
  ["set muestra officialUrl https://otra.example/", "Antes iba a www.muestra.example"],
  ["set muestra referralUrl https://muestra.example/r/x", undefined],
  ["set muestra sourceUrl nada", undefined],
])("%s is asked about if it leads to another host", async (command, asks) => {
  const words = [...command.split(" "), "--checked", "--note", "Cambia el enlace."];
  const { code, output } = await copy.offers(...words);
  expect([code, messages(output).map(({ right }) => right)]).toEqual(
    asks ? [1, [`¿seguro? ${asks}`]] : [0, []],
  );
  if (!asks) return;
  expect(output).toContain("repite la orden con --yes");
  expect(await copy.offers(...words, "--yes")).toMatchObject({ code: 0 });
});

describe("a figure that only the short benefit says is recorded like the benefit", () => {
  // As N26 says it.
  const short = replaced(
    ['benefit: "{bonus} de regalo"', 'benefit: "Cuenta y regalo"\n  shortBenefit: "{bonus} de regalo"'],
    ['benefit: "10 € de regalo"', 'benefit: "Cuenta y regalo"\n      shortBenefit: "10 € de regalo"'],
  );
  const start = (from: string) => {
    copy.write("muestra", from);
    copy.git("commit", "-qam", "Short");
  };

  test("set asks for a note, and the history keeps the figure", async () => {
    start(short);
    expect(await copy.offers("check")).toMatchObject({ code: 0 });
    const refused = await copy.offers("set", "muestra", "bonus", "12");
    expect(refused).toMatchObject({ code: 1, output: expect.stringContaining("cambia shortBenefit, y el") });
    const noted = await copy.offers(
      "set",
      "muestra",
      "bonus",
      "12",
      "--checked",
      "--note",
      "El regalo sube a 12 €.",
    );
    expect(noted).toMatchObject({ code: 0 });
    expect(copy.read("muestra")).toMatch(/sube a 12 €\."\n {4}facts:\n {6}shortBenefit: "12 € de regalo"\n/);
  });

  test("what changed while it was disabled is not enabled as «sin cambios»", async () => {
    start(short.replace("enabled: true", "enabled: false"));
    expect(await copy.offers("set", "muestra", "bonus", "12")).toMatchObject({ code: 0 });
    const refused = await copy.offers("enable", "muestra", "--checked");
    expect(refused).toMatchObject({ code: 1, output: expect.stringContaining("cambia shortBenefit, y el") });
  });

  test("by hand it is an error; a short benefit that says what the benefit says is not recorded", async () => {
    start(short);
    copy.write("muestra", short.replace("money: 10", "money: 12"));
    const { output } = await copy.offers("check");
    expect(messages(output).find(({ field }) => field === "words.shortBenefit")?.right).toMatch(
      /^lo que dice la última/,
    );
    start(replaced(['description: "', 'shortBenefit: "{bonus}"\n  description: "']));
    expect(await copy.offers("check")).toMatchObject({ code: 0 });
  });
});

test("a figure of the gain that no promise says is changed with a note, and by no «sin cambios»", async () => {
  // As Indexa's, the amount for which its saving holds.
  const of = '{ name: importe, label: "Lo que pones", usual: 100 EUR }';
  const gain = `{ kind: share, euros: "{bonus}", per: "{guarantee}", period: "en un año", of: ${of} }`;
  const share = replaced(["  doubts: []", `  value.gain: ${gain}\n  doubts: []`]);
  copy.write("muestra", share);
  copy.git("commit", "-qam", "Share");
  const right = [expect.stringMatching(/^100\.000.€, como estaba, o una entrada nueva/)];
  const set = ["set", "muestra", "guarantee", "90000"];
  for (const words of [set, [...set, "--checked"]])
    expect(messages((await copy.offers(...words)).output).map((message) => message.right)).toEqual(right);
  copy.write("muestra", share.replace("amount: 100000", "amount: 90000"));
  for (const word of ["check", "verify"]) {
    const { code, output } = await copy.offers(word, "muestra");
    const told = messages(output).filter(({ field }) => field === "protection.guarantee.amount");
    expect([code, told.map((message) => message.right)]).toEqual([1, right]);
  }
  expect(await copy.offers("verify", "muestra", "--note", "Ahora es por 90.000 €.")).toMatchObject({
    code: 0,
  });
  expect(await copy.offers("check", "muestra")).toMatchObject({ code: 0 });
});

test("a check noted by hand without its entry is asked about, and verify adds the entry", async () => {
  copy.write("muestra", replaced(["verifiedOn: 2026-01-10", "verifiedOn: 2026-11-22"]));
  expect((await copy.offers("check", "muestra")).output).toContain("¿seguro? Antes era 2026-01-10, y una");
  await copy.offers("verify", "muestra");
  expect(copy.read("muestra")).toContain("  - date: 2026-11-22\n");
  expect((await copy.offers("check", "muestra")).output).not.toContain("¿seguro?");
});

describe("a note for the history", () => {
  const sure = "¿seguro? Ningún dato de la oferta es, ni era, 25";

  test.each<[command: string, note: string, right: string[]]>([
    ["verify muestra", "La promo cambia.", ["«promoción»"]],
    [
      "set muestra bonus 12 --checked",
      "El bono sube a 12 €.",
      ["«regalo» si es dinero, o «descuento» si rebaja lo que se paga"],
    ],
    ["verify muestra", "El regalo es ahora de 25 €.", [`${sure}\u00a0€`]],
    ["set muestra bonus 12 --checked", "El regalo sube un 25 %.", [`${sure}\u00a0%`]],
    ["set muestra bonus 12 --checked", "El regalo sube de 10 € a 12 €.", []],
    ["verify muestra", "La garantía es de 100.000 €, como antes.", []],
    ["enable muestra --checked", "La promo vuelve.", ["«promoción»"]],
    ["enable muestra --checked", "Vuelve con 25 €.", [`${sure}\u00a0€`]],
  ])(
    "%s --note «%s» obeys the table of words, and asks about a figure that no fact has",
    async (command, note, right) => {
      const words = [...command.split(" "), "--note", note];
      const { code, output } = await copy.offers(...words);
      expect([code, messages(output).map((message) => message.right)]).toEqual([right.length, right]);
      if (right.length === 0) return;
      expect(copy.git("status", "--porcelain")).toBe("");
      const isQuestion = right[0]?.startsWith("¿");
      expect(await copy.offers(...words, "--yes")).toMatchObject({ code: isQuestion ? 0 : 1 });
    },
  );

  test("written by hand is checked like one of a command, and left alone once it is published", async () => {
    const entry = '  - date: 2026-11-20\n    summary: "La promo es de 25 €."\n';
    copy.write("muestra", text.replace("words:\n", `${entry}words:\n`));
    const { code, output } = await copy.offers("check", "muestra");
    expect(code).toBe(1);
    expect(messages(output).filter(({ field }) => field === "history.1.summary")).toEqual([
      { field: "history.1.summary", right: "«promoción»" },
      { field: "history.1.summary", right: `${sure}\u00a0€` },
    ]);
    copy.git("commit", "-qam", "Published");
    expect(await copy.offers("check", "muestra")).toMatchObject({ code: 0 });
  });

  test("that goes with a figure changed by hand may say the earlier one", async () => {
    copy.write("muestra", replaced(["amount: 100000 EUR", "amount: 90000 EUR"]));
    const note = "La garantía pasa de 100.000 € a 90.000 €.";
    expect(await copy.offers("verify", "muestra", "--note", note)).toMatchObject({ code: 0 });
  });
});
