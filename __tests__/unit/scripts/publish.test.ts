/** @jest-environment node */
import { execFileSync } from "node:child_process";
import { chmodSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { offerVersion } from "@/lib/catalogue/version";
import { sampleText } from "../offers/sample";
import { type Copy, copyOf } from "./offers-copy";

const FILE = "content/offers/muestra.yaml";
const otherText = sampleText.replace('"Muestra"', '"Otra"').replace("weight: 1", "weight: 2");

let copy: Copy;
/** Versions that the site shows, by offer; undefined: it does not answer. */
let shown: Record<string, string> | undefined;
/** GitHub's answers, by the end of the address. */
let github: Record<string, unknown>;
/** What happens elsewhere after each wait. */
let events: (() => void)[];

const remoteFolder = () => join(copy.root, "remote.git");
const inRemote = (...args: string[]) => copy.git("--git-dir", remoteFolder(), ...args).trim();
const branches = () =>
  inRemote("for-each-ref", "--format=%(refname:short)", "refs/heads/ofertas").split("\n");
const sentFiles = () => inRemote("diff", "--name-only", `main...${branches()[0]}`).split("\n");

/** A copy with a bare remote. Files that no offer is lie beside the offers. */
function start(remote = "https://github.com/ana/web", texts = { muestra: sampleText, otra: otherText }) {
  copy = copyOf(texts, { wait: async () => events.shift()?.() });
  copy.git("init", "-q", "--bare", "-b", "main", "remote.git");
  writeFileSync(join(copy.root, ".git/info/exclude"), "remote.git\nelsewhere\n");
  copy.git("config", `url.${remoteFolder()}.insteadOf`, remote);
  copy.git("remote", "add", "origin", remote);
  copy.git("push", "-q", "-u", "origin", "main");
}

/** Somebody else's clone changes a file on main. */
function elsewhere(file: string, change: (text: string) => string): void {
  const folder = join(copy.root, "elsewhere");
  rmSync(folder, { recursive: true, force: true });
  const git = (...args: string[]) =>
    execFileSync("git", args, { cwd: folder, encoding: "utf8", stdio: "pipe" });
  copy.git("clone", "-q", remoteFolder(), folder);
  for (const [name, value] of [
    ["name", "Eva"],
    ["email", "eva@example.com"],
  ])
    git("config", `user.${name}`, String(value));
  writeFileSync(join(folder, file), change(git("ls-files", file) && git("show", `HEAD:${file}`)));
  git("add", "-A");
  git("commit", "-qm", "Other");
  git("push", "-q");
}

/** The request is merged, squashed as on GitHub. */
const merge = () => elsewhere(FILE, () => inRemote("show", `${branches()[0]}:${FILE}`) + "\n");
const deploy = () => {
  shown = { muestra: offerVersion(inRemote("show", `main:${FILE}`) + "\n") };
};
const publish = () => copy.offers("publish");
const setBonus = (value = "20") =>
  copy.offers("set", "muestra", "bonus", value, "--note", `Pasa a ${value} €.`);

beforeEach(() => {
  shown = { muestra: "before", otra: "before" };
  github = {};
  events = [];
  jest.spyOn(globalThis, "fetch").mockImplementation(async (url) => {
    const address = String(url);
    if (address.endsWith("/estado.json"))
      return shown ? Response.json({ versions: shown }) : new Response("", { status: 500 });
    const [, body] = Object.entries(github).find(([part]) => address.includes(part)) ?? [];
    return body === undefined ? new Response("", { status: 404 }) : Response.json(body);
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  copy.remove();
});

const pulls = (pull: object) => ({ "/pulls?": [pull], "/check-runs": { check_runs: [] } });

describe("publish sends the offers alone", () => {
  test("from main, and waits until the site shows them; the copy is then up to date", async () => {
    start();
    await setBonus();
    writeFileSync(join(copy.root, "nota.txt"), "de otra cosa");
    copy.git("add", "nota.txt");
    events = [merge, ...Array(2).fill(() => undefined), deploy];
    const { code, said } = await publish();
    const lines = said.split("\n").map((line) => line.replace(/-\d{14}/, "-1"));
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
    expect((await publish()).said).toBe("Nada que publicar: las ofertas de aquí son las de «origin/main».");
  });

  test.each([
    ["commits on main", ["checkout", "-q", "main"]],
    ["a branch of code", ["switch", "-qc", "codigo"]],
  ])("from %s, where code was committed too", async (_from, switching) => {
    start();
    copy.git(...switching);
    await setBonus();
    mkdirSync(join(copy.root, "lib"));
    writeFileSync(join(copy.root, "lib/x.ts"), "export {};\n");
    writeFileSync(join(copy.root, "content/offers/schema.json"), "{}\n");
    copy.git("add", "-A");
    copy.git("commit", "-qm", "Code");
    const before = copy.git("rev-parse", "HEAD");
    events = [merge, deploy];
    expect(await publish()).toMatchObject({ code: 0, said: expect.stringContaining("ya la muestra") });
    expect(inRemote("log", "--format=%s", branches()[0] ?? "", "-1")).toBe("Update offers: muestra");
    expect(inRemote("ls-tree", "-r", "--name-only", branches()[0] ?? "")).not.toMatch(/x\.ts|schema/);
    expect([copy.git("rev-parse", "HEAD"), copy.git("status", "--porcelain")]).toEqual([before, ""]);
  });

  test("with what others have merged meanwhile, in other offers and in other lines", async () => {
    start();
    await setBonus();
    elsewhere("content/offers/otra.yaml", (text) => text.replace("enabled: true", "enabled: false"));
    elsewhere(FILE, (text) => text.replace("color: ", "# Su color.\ncolor: "));
    events = [merge, deploy];
    expect((await publish()).code).toBe(0);
    expect(sentFiles()).toEqual([FILE]);
    expect(inRemote("show", "main:content/offers/otra.yaml")).toContain("enabled: false");
    expect(inRemote("show", `main:${FILE}`)).toMatch(/bonus: 20 EUR[^]*# Su color\./);
  });

  test("in the same request, until it is merged", async () => {
    start("git@example.com:ana/web.git");
    await setBonus();
    copy.git("config", `url.${remoteFolder()}.insteadOf`, "git@example.com:ana/web.git");
    expect(await publish()).toMatchObject({ code: 1, said: expect.stringMatching(/Han pasado 15 minutos/) });
    expect((await publish()).said).toMatch(/^Ya estaba enviada la rama «ofertas\/muestra-\d+»/);
    await setBonus("30");
    expect((await publish()).said).toMatch(/Enviada la rama/);
    expect(branches()).toHaveLength(1);
    expect(inRemote("show", `${branches()[0]}:${FILE}`)).toContain("30 EUR");
  });

  test("and says of each whether it was withdrawn or only saved", async () => {
    start();
    await copy.offers("disable", "muestra");
    await copy.offers("new", "--brand", "Banco", "--category", "finanzas", "--url", "https://a.example/");
    events = [
      () => {
        elsewhere(FILE, () => inRemote("show", `${branches()[0]}:${FILE}`) + "\n");
        elsewhere("content/offers/banco.yaml", () => copy.read("banco"));
        shown = {};
      },
    ];
    const { code, said } = await publish();
    expect(said).toContain("Muestra: retirada, la web ya no la muestra.");
    expect(said).toContain("Banco: guardada como borrador. La web no muestra los borradores.");
    expect(code).toBe(0);
  });
});

describe("publish sends nothing, and says why and what to do, when", () => {
  afterEach(() => expect(inRemoteOrNothing()).toBe(""));
  const inRemoteOrNothing = () => {
    try {
      return inRemote("for-each-ref", "refs/heads/ofertas");
    } catch {
      return "";
    }
  };

  test.each<[when: string, arrange: () => unknown, said: RegExp]>([
    [
      "an offer has a mistake",
      () => copy.write("muestra", sampleText.replace("weight: 1", "weight: uno")),
      /^No se publica:\n.*muestra\.yaml/,
    ],
    [
      "there is no remote repository",
      () => copy.git("remote", "remove", "origin"),
      /no tiene repositorio remoto[^]*\n  git remote add origin https:/,
    ],
    [
      "this is no repository",
      () => rmSync(join(copy.root, ".git"), { recursive: true }),
      /esta carpeta no viene de un repositorio\. Descárgala con «git clone»[^]*\n  git rev-parse --git-dir\n  \| fatal: not a git/,
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
      /no hay conexión con el repositorio\. [^]*nada se ha perdido\.\n  git ls-remote --symref origin HEAD 'refs\/heads\/\*'\n  \| fatal: unable to access/,
    ],
    [
      "the repository is elsewhere",
      () => copy.git("remote", "set-url", "origin", "/no/existe.git"),
      /no se encuentra el repositorio remoto[^]*git remote set-url origin[^]*\| fatal: '\/no\/existe\.git' does not appear/,
    ],
    [
      "the repository is empty",
      () => {
        rmSync(remoteFolder(), { recursive: true });
        copy.git("init", "-q", "--bare", "remote.git");
      },
      /el repositorio «origin» está vacío/,
    ],
    [
      "the repository refuses the branch",
      () => {
        const hook = join(remoteFolder(), "hooks/pre-receive");
        mkdirSync(join(remoteFolder(), "hooks"), { recursive: true });
        writeFileSync(hook, "#!/bin/sh\necho 'GH006: Protected branch' >&2\nexit 1\n");
        chmodSync(hook, 0o755);
      },
      /no ha aceptado la rama\. Pide[^]*\n  git push --quiet origin HEAD:refs\/heads\/ofertas\/muestra-\d+\n  \| remote: GH006: Protected branch/,
    ],
    [
      "somebody else has changed the same line",
      () => elsewhere(FILE, (text) => text.replace("bonus: 10 EUR", "bonus: 15 EUR")),
      /otra persona ha cambiado las mismas líneas de content\/offers\/muestra\.yaml[^]*\n  git restore --source=origin\/main -- content/,
    ],
    [
      "the change does not fit what others have merged",
      () => elsewhere("content/offers/otra.yaml", (text) => text.replace("weight: 2", "weight: 3")),
      /no encaja con lo que hay ahora en «origin\/main»\.\n[^]*un peso libre/,
    ],
  ])("%s", async (when, arrange, said) => {
    start();
    await setBonus();
    if (when.includes("does not fit"))
      copy.write("muestra", copy.read("muestra").replace("weight: 1", "weight: 3"));
    arrange();
    const before = copy.read("muestra");
    const answer = await publish();
    expect(answer.said).toMatch(said);
    expect([answer.code, copy.read("muestra")]).toEqual([1, before]);
  });
});

test.each<[what: string, arrange: () => void, said: RegExp]>([
  ["is not merged in time", () => undefined, /enviada, sin fusionar todavía\.\nHan pasado 15 minutos/],
  [
    "waits for its request, by GitHub's word",
    () => Object.assign(github, { "/pulls?": [], "/check-runs": {} }),
    /enviada: su petición de cambio está sin abrir\.\nHan pasado/,
  ],
  [
    "failed a check",
    () => {
      Object.assign(github, pulls({ state: "open", html_url: "https://github.com/ana/web/pull/7" }));
      const run = {
        name: "Tests / offers",
        conclusion: "failure",
        html_url: "https://github.com/ana/web/runs/1",
      };
      events = [...Array(7).fill(() => undefined), () => (github["/check-runs"] = { check_runs: [run] })];
    },
    /sin fusionar todavía: https:\/\/github\.com\/ana\/web\/pull\/7\n[^]*ha fallado «Tests \/ offers» \(https:\/\/github\.com\/ana\/web\/runs\/1\)\.$/,
  ],
  [
    "had its request closed",
    () =>
      Object.assign(
        github,
        pulls({ state: "closed", merged_at: null, html_url: "https://github.com/ana/web/pull/7" }),
      ),
    /su petición se ha cerrado \(https:\/\/github\.com\/ana\/web\/pull\/7\)\.$/,
  ],
  [
    "was overtaken by another merge",
    () => events.push(() => elsewhere(FILE, (text) => text.replace("10 EUR", "12 EUR"))),
    /otra fusión ha cambiado antes content\/offers\/muestra\.yaml\. Repite la orden: npm run offers publish$/,
  ],
  [
    "was changed again by another merge",
    () => events.push(() => (merge(), elsewhere(FILE, (text) => text.replace("20 EUR", "25 EUR")))),
    /fusionada, y después otra fusión la ha vuelto a cambiar: la web mostrará la de origin\/main\.$/,
  ],
  [
    "is merged, and the site is not built",
    () => events.push(merge),
    /fusionada\. La web todavía no muestra el cambio\.\nHan/,
  ],
  [
    "is merged, and the site does not answer",
    () => events.push(merge, () => (shown = undefined)),
    /fusionada, pero https:\/\/site\.example\/estado\.json no responde\.\nHan/,
  ],
])("publish tells that an offer %s", async (_what, arrange, said) => {
  start();
  await setBonus();
  arrange();
  const answer = await publish();
  expect(answer.said).toMatch(said);
  expect(answer.code).toBe(1);
});
