import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { requestAddress } from "@/scripts/offers/repository";
import { sampleText } from "../offers/sample";
import { FILE, publishedCopy } from "./published-copy";

let copy: ReturnType<typeof publishedCopy>;
const OTHER = "content/offers/otra.yaml";

const start = () => {
  copy = publishedCopy();
};
const end = () => copy.remove();

describe("publish sends the offers alone", () => {
  beforeEach(start);
  afterEach(end);

  test("from main, which is protected; what is staged stays so", async () => {
    copy.setBonus();
    writeFileSync(join(copy.root, "nota.txt"), "de otra cosa");
    copy.git("add", "nota.txt");
    const before = copy.git("status", "--porcelain");
    const { code, output } = await copy.publish();
    const lines = output.split("\n");
    expect(lines).toContain("Muestra: beneficio: «10\u00a0€ de regalo» → «20\u00a0€ de regalo»");
    expect(lines.slice(lines.findIndex((line) => line.startsWith("Se envía")))).toEqual([
      "Se envía: content/offers/muestra.yaml",
      "Se queda aquí, porque no es de ninguna oferta: nota.txt",
      "Enviada la rama «ofertas/muestra-20261122120000». Tu carpeta sigue como estaba, en la rama «main».",
      "Abre su petición de cambio, y fusiónala cuando pasen las comprobaciones:",
      "  https://github.com/ana/web/compare/main...ofertas/muestra-20261122120000?expand=1",
      "Unos minutos después de fusionarla, «npm run offers» dice si la web ya la muestra.",
    ]);
    expect([code, copy.git("status", "--porcelain")]).toEqual([0, before]);
    const [branch = ""] = copy.branches();
    expect(copy.inRemote("diff", "--name-only", "main", branch)).toBe(FILE);
    expect(copy.inRemote("log", "-1", "--format=%an: %s", branch)).toBe("Ana: Actualiza ofertas: muestra");
  });

  test.each([
    ["commits on main", ["checkout", "-q", "main"], "main"],
    ["a branch of code", ["switch", "-qc", "codigo"], "codigo"],
  ])("from %s, where code was committed too", async (_from, switching, branch) => {
    copy.git(...switching);
    copy.setBonus();
    mkdirSync(join(copy.root, "lib"));
    writeFileSync(join(copy.root, "lib/x.ts"), "export {};\n");
    copy.git("add", "-A");
    copy.git("commit", "-qm", "Code");
    const before = copy.git("rev-parse", "HEAD");
    const { code, output } = await copy.publish();
    expect(output).toContain("Se queda aquí, porque no es de ninguna oferta: lib/x.ts\n");
    expect(output).toContain(`Tu carpeta sigue como estaba, en la rama «${branch}».`);
    expect(copy.inRemote("diff", "--name-only", "main", ...copy.branches())).toBe(FILE);
    expect([code, copy.git("rev-parse", "HEAD"), copy.git("status", "--porcelain")]).toEqual([0, before, ""]);
  });

  test("in the same request until it is merged; then says how the folder catches up", async () => {
    copy.setBonus();
    await copy.publish();
    expect((await copy.publish()).output).toMatch(/Ya estaba enviada la rama[^]*\n  https:/);
    copy.setBonus(30);
    expect((await copy.publish()).output).toMatch(/\nEnviada la rama[^]*\n  https:/);
    const [branch = "", ...others] = copy.branches();
    expect([others, copy.inRemote("show", `${branch}:${FILE}`)]).toEqual([
      [],
      expect.stringContaining("30 EUR"),
    ]);
    copy.merge(branch);
    const { code, output } = await copy.publish();
    const [nothing, ...cure] = output.split("\n");
    expect([code, nothing]).toEqual([0, "Nada que publicar: las ofertas de aquí son las de «origin/main»."]);
    const commands = cure.filter((line) => line.startsWith("  git "));
    expect(commands).toHaveLength(2);
    for (const command of commands) copy.git(...command.trim().split(" ").slice(1));
    expect([copy.git("status", "--porcelain"), (await copy.publish()).output]).toEqual(["", nothing]);
  });

  test("on what others and oneself have merged meanwhile", async () => {
    copy.setBonus();
    await copy.publish();
    copy.merge(copy.branches()[0] ?? "");
    copy.elsewhere(OTHER, (text) => text.replace("enabled: true", "enabled: false"));
    copy.setBonus(30);
    expect(await copy.publish()).toMatchObject({
      code: 0,
      output: expect.stringContaining("«20\u00a0€ de regalo» → «30\u00a0€ de regalo»"),
    });
    expect(copy.inRemote("diff", "--name-only", "main", ...copy.branches())).toBe(FILE);
  });

  test("made again on a colleague's version, taken with the command of the message", async () => {
    copy.setBonus();
    copy.elsewhere(FILE, (text) => text.replace("{bonus}", "Hasta {bonus}"));
    const { output } = await copy.publish();
    const command = /^  git (.*)$/m.exec(output)?.[1] ?? "";
    copy.git(...command.split(" "));
    copy.setBonus(30);
    expect((await copy.publish()).output).toContain(
      "«Hasta 10\u00a0€ de regalo» → «Hasta 30\u00a0€ de regalo»",
    );
  });
});

describe("publish sends nothing, and says why and what to do, when", () => {
  beforeEach(start);
  afterEach(end);

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
      "the folder is no copy of a repository",
      () => rmSync(join(copy.root, ".git"), { recursive: true }),
      /no viene de un repositorio\. Descárgala con «git clone»/,
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
      /no hay conexión con el repositorio\. [^]*nada se ha perdido\.\nLa orden era\n  git ls-remote .*\ny git dice:\n  \| fatal: unable to access/,
    ],
    [
      "the repository refuses the branch",
      () => copy.protect("ofertas/*"),
      /no ha aceptado la rama\. Pide a quien lo administra permiso[^]*\n  git push .*\ny git dice:\n  \| remote: GH006: Protected branch/,
    ],
    [
      "somebody else has changed the same offer",
      () => copy.elsewhere(FILE, (text) => text.replace("look:", "minutes: 7\nlook:")),
      /otra persona ha cambiado también content\/offers\/muestra\.yaml\.\n[^]*\n  git checkout origin\/main -- content\/offers\/muestra\.yaml$/,
    ],
    [
      "the change does not fit what others have merged",
      () => {
        copy.write("muestra", copy.read("muestra").replace("weight: 1", "weight: 3"));
        copy.elsewhere(OTHER, (text) => text.replace("weight: 2", "weight: 3"));
      },
      /no encaja con lo que hay ahora en «origin\/main»\.\n[^]*un lugar en las listas/,
    ],
  ])("%s", async (_when, arrange, output) => {
    copy.setBonus();
    arrange();
    const before = copy.read("muestra");
    const sent = () => copy.inRemote("for-each-ref", "refs/heads/ofertas");
    const answer = await copy.publish();
    expect(answer.output).toMatch(output);
    expect([answer.code, copy.read("muestra"), sent()]).toEqual([1, before, ""]);
  });

  test("somebody else has changed an offer that went along, unchanged, with what was sent from here", async () => {
    copy.elsewhere(OTHER, (text) => text.replace("look:", "minutes: 7\nlook:"));
    copy.setBonus();
    await copy.publish();
    copy.setBonus(20, "otra");
    expect((await copy.publish()).output).toContain(
      "otra persona ha cambiado también content/offers/otra.yaml.",
    );
  });
});

test.each([
  ["git@github.com:ana/web.git", "https://github.com/ana/web/compare/main...ofertas/x?expand=1"],
  [
    "https://ana:clave@github.com/ana/web.git",
    "https://github.com/ana/web/compare/main...ofertas/x?expand=1",
  ],
  [
    "ssh://git@gitlab.com/ana/web",
    "https://gitlab.com/ana/web/-/merge_requests/new?merge_request[source_branch]=ofertas%2Fx",
  ],
  ["trabajo:ana/web", "https://git.example/ana/web/compare/main...ofertas/x?expand=1"],
])("the request of a branch at %s is opened at %s", (url, address) => {
  const remote = { ...{ name: "origin", branch: "main", main: "origin/main" }, url, branches: new Map() };
  expect(requestAddress(remote, "ofertas/x", "https://git.example/ana/web")).toBe(address);
});
