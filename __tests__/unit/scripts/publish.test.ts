import { chmodSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sampleText } from "../offers/sample";
import { FILE, publishedCopy } from "./published-copy";

let copy: ReturnType<typeof publishedCopy>;
const LOCAL = "http://localhost:3000";

afterEach(() => copy.remove());

describe("publish sends the offers alone", () => {
  test("from main, and waits until the site shows them; the copy is then up to date", async () => {
    copy = publishedCopy();
    await copy.setBonus();
    writeFileSync(join(copy.root, "nota.txt"), "de otra cosa");
    copy.git("add", "nota.txt");
    copy.outside.events = [copy.merge, ...Array(2).fill(() => undefined), copy.deploy];
    const { code, output } = await copy.publish();
    const lines = output.split("\n").map((line) => line.replace(/-\d{14}/, "-1"));
    expect(lines).toContain("Muestra: beneficio: «10\u00a0€ de regalo» → «20\u00a0€ de regalo»");
    expect(lines.slice(lines.findIndex((line) => line.startsWith("Se envía")))).toEqual([
      `Se envía: ${FILE}`,
      "Se queda aquí, porque no es de ninguna oferta: nota.txt",
      "Enviada la rama «ofertas/muestra-1». Tu carpeta sigue como estaba, en la rama «main».",
      "Abre su petición de cambio, y fusiónala cuando pasen las comprobaciones:",
      "  https://github.com/ana/web/compare/main...ofertas/muestra-1?expand=1",
      "Esperando a que https://site.example lo muestre. Ctrl+C deja de esperar, nada más.",
      "Muestra: enviada, sin fusionar todavía.",
      "Muestra: fusionada. La web todavía no muestra el cambio.",
      "Muestra: publicada, https://site.example/muestra ya la muestra.",
      "Tu copia está al día.",
    ]);
    expect(code).toBe(0);
    expect(copy.git("status", "--porcelain")).toBe("A  nota.txt\n");
    expect(copy.git("rev-parse", "HEAD")).toBe(copy.git("rev-parse", "origin/main"));
    expect((await copy.publish()).output).toBe(
      "Nada que publicar: las ofertas de aquí son las de «origin/main».",
    );
  });

  test.each([
    ["commits on main", ["checkout", "-q", "main"]],
    ["a branch of code", ["switch", "-qc", "codigo"]],
  ])("from %s, where code was committed too", async (_from, switching) => {
    copy = publishedCopy();
    copy.git(...switching);
    await copy.setBonus();
    mkdirSync(join(copy.root, "lib"));
    writeFileSync(join(copy.root, "lib/x.ts"), "export {};\n");
    writeFileSync(join(copy.root, "content/offers/schema.json"), "{}\n");
    copy.git("add", "-A");
    copy.git("commit", "-qm", "Code");
    const before = copy.git("rev-parse", "HEAD");
    copy.outside.events = [copy.merge, copy.deploy];
    expect(await copy.publish()).toMatchObject({ code: 0, output: expect.stringContaining("ya la muestra") });
    expect(copy.inRemote("log", "--format=%s", copy.branches()[0] ?? "", "-1")).toBe(
      "Actualiza ofertas: Muestra",
    );
    expect(copy.inRemote("ls-tree", "-r", "--name-only", copy.branches()[0] ?? "")).not.toMatch(
      /x\.ts|schema/,
    );
    expect([copy.git("rev-parse", "HEAD"), copy.git("status", "--porcelain")]).toEqual([before, ""]);
  });

  test("with what others have merged meanwhile, in other offers and in other lines", async () => {
    copy = publishedCopy(LOCAL);
    await copy.setBonus();
    copy.elsewhere("content/offers/otra.yaml", (text) => text.replace("enabled: true", "enabled: false"));
    copy.elsewhere(FILE, (text) => text.replace("  color: ", "  # Su color.\n  color: "));
    expect((await copy.publish()).code).toBe(0);
    copy.merge();
    expect(copy.inRemote("diff", "--name-only", `main...${copy.branches()[0]}`).split("\n")).toEqual([FILE]);
    expect(copy.inRemote("show", "main:content/offers/otra.yaml")).toContain("enabled: false");
    expect(copy.inRemote("show", `main:${FILE}`)).toMatch(/money: 20 EUR[^]*# Su color\./);
  });

  test("in the same request, until it is merged", async () => {
    copy = publishedCopy(LOCAL, "git@example.com:ana/web.git");
    await copy.setBonus();
    const { code, output } = await copy.publish();
    expect([code, output]).toEqual([0, expect.stringMatching(/Cuando esté fusionada, repite la orden/)]);
    expect((await copy.publish()).output).toMatch(/^Ya estaba enviada la rama «ofertas\/muestra-\d+»/);
    await copy.setBonus("30");
    expect((await copy.publish()).output).toMatch(/Enviada la rama/);
    expect(copy.branches()).toHaveLength(1);
    expect(copy.inRemote("show", `${copy.branches()[0]}:${FILE}`)).toContain("30 EUR");
  });

  test.each([
    ["which the message gives", ["checkout", "origin/main", "--", FILE]],
    ["of the files alone", ["restore", "--source=origin/main", "--", FILE]],
  ])("made again on a colleague's version, taken with the command %s", async (_which, command) => {
    copy = publishedCopy(LOCAL);
    await copy.setBonus();
    copy.elsewhere(FILE, (text) =>
      text.replace("money: 10 EUR", "money: 12 EUR").replace("{bonus}", "Hasta {bonus}"),
    );
    expect((await copy.publish()).output).toContain("ha cambiado las mismas líneas");
    copy.git(...command);
    await copy.setBonus("30");
    const { code, output } = await copy.publish();
    expect(output).toContain("«Hasta 12\u00a0€ de regalo» → «Hasta 30\u00a0€ de regalo»");
    expect(code).toBe(0);
    // Merged, the folder catches up, with its index as the command left it.
    copy.merge();
    expect((await copy.publish()).output).toContain("Tu copia está al día.");
  });

  test("again after a colleague's merge, showing one's own change alone", async () => {
    copy = publishedCopy(LOCAL);
    await copy.setBonus();
    await copy.publish();
    copy.elsewhere(FILE, (text) => text.replace("look:", "minutes: 7\nlook:"));
    const again = (await copy.publish()).output;
    expect(again).toContain("«20\u00a0€ de regalo»\n");
    expect(again).not.toMatch(/7 →|→ 7/);
    expect(copy.branches()).toHaveLength(1);
    expect(copy.inRemote("merge-base", copy.branches()[0] ?? "", "main")).toBe(
      copy.inRemote("rev-parse", "main"),
    );
  });

  test("and says of each whether it was withdrawn or only saved", async () => {
    copy = publishedCopy();
    await copy.offers("disable", "muestra");
    await copy.offers("new", "--brand", "Banco", "--category", "finanzas", "--url", "https://a.example/");
    copy.outside.events = [
      () => {
        copy.elsewhere(FILE, () => copy.inRemote("show", `${copy.branches()[0]}:${FILE}`) + "\n");
        copy.elsewhere("content/offers/banco.yaml", () => copy.read("banco"));
        copy.outside.shown = {};
      },
    ];
    const { code, output } = await copy.publish();
    expect(output).toContain("Muestra: retirada, la web ya no la muestra.");
    expect(output).toContain("Banco: guardada como borrador. La web no muestra los borradores.");
    expect(code).toBe(0);
  });
});

describe("publish sends nothing, and says why and what to do, when", () => {
  afterEach(() => expect(inRemoteOrNothing()).toBe(""));
  const inRemoteOrNothing = () => {
    try {
      return copy.inRemote("for-each-ref", "refs/heads/ofertas");
    } catch {
      return "";
    }
  };

  test.each<[when: string, arrange: () => unknown, output: RegExp]>([
    [
      "an offer has a mistake",
      () => copy.write("muestra", sampleText.replace("weight: 1", "weight: uno")),
      /^No se publica:\n.*muestra\.yaml/,
    ],
    [
      "a note written by hand is one that a command refuses",
      () => {
        const entry = '  - date: 2026-11-22\n    summary: "La promo sigue."\n';
        copy.write("muestra", copy.read("muestra").replace("words:\n", `${entry}words:\n`));
      },
      /^No se ha publicado nada:\n[^]*«promoción»/,
    ],
    [
      "there is no remote repository",
      () => copy.git("remote", "remove", "origin"),
      /no tiene repositorio remoto[^]*\n  git remote add origin https:/,
    ],
    [
      "git does not know the editor",
      () => {
        for (const name of ["name", "email"]) copy.git("config", "--unset", `user.${name}`);
        copy.git("config", "user.useConfigOnly", "true");
        const nothing = { GIT_CONFIG_GLOBAL: "/dev/null", GIT_CONFIG_SYSTEM: "/dev/null" };
        const others = Object.entries(process.env).filter(([name]) => !/^(GIT_|EMAIL$)/.test(name));
        jest.replaceProperty(process, "env", { ...Object.fromEntries(others), ...nothing, NODE_ENV: "test" });
      },
      /git no sabe quién eres\.[^]*git config --global user\.name "Tu nombre"/,
    ],
    [
      "the network is down",
      () => copy.git("remote", "set-url", "origin", "http://127.0.0.1:9/x.git"),
      /no hay conexión con el repositorio\. [^]*nada se ha perdido\.\nLa orden era\n  git ls-remote --symref origin HEAD 'refs\/heads\/\*'\ny git dice:\n  \| fatal: unable to access/,
    ],
    [
      "the repository refuses the branch",
      () => {
        const hook = join(copy.remoteFolder, "hooks/pre-receive");
        mkdirSync(join(copy.remoteFolder, "hooks"), { recursive: true });
        writeFileSync(hook, "#!/bin/sh\necho 'GH006: Protected branch' >&2\nexit 1\n");
        chmodSync(hook, 0o755);
      },
      /no ha aceptado la rama\. Pide[^]*\n  git push --quiet origin HEAD:refs\/heads\/ofertas\/muestra-\d+\ny git dice:\n  \| remote: GH006: Protected branch/,
    ],
    [
      "somebody else has changed the same line",
      () => {
        const entry = (sum: number) =>
          `  - date: 2026-11-20\n    summary: "Pasa a ${sum} €."\n    facts:\n      benefit: "${sum} € de regalo"\n`;
        copy.elsewhere(FILE, (text) => text.replace("money: 10 EUR", "money: 15 EUR") + entry(15));
      },
      /otra persona ha cambiado las mismas líneas de content\/offers\/muestra\.yaml[^]*\n  git checkout origin\/main -- content/,
    ],
    [
      "the change does not fit what others have merged",
      () => copy.elsewhere("content/offers/otra.yaml", (text) => text.replace("weight: 2", "weight: 3")),
      /no encaja con lo que hay ahora en «origin\/main»\.\n[^]*un lugar en las listas/,
    ],
  ])("%s", async (when, arrange, output) => {
    copy = publishedCopy(LOCAL);
    await copy.setBonus();
    if (when.includes("does not fit"))
      copy.write("muestra", copy.read("muestra").replace("weight: 1", "weight: 3"));
    arrange();
    const before = copy.read("muestra");
    const answer = await copy.publish();
    expect(answer.output).toMatch(output);
    expect([answer.code, copy.read("muestra")]).toEqual([1, before]);
  });
});
