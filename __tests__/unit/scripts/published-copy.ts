import { execFileSync } from "node:child_process";
import { appendFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { offerVersion } from "@/lib/catalogue/version";
import { sampleText } from "../offers/sample";
import { type Copy, copyOf } from "./offers-copy";

export const FILE = "content/offers/muestra.yaml";
const otherText = sampleText.replace('"Muestra"', '"Otra"').replace("weight: 1", "weight: 2");

interface Outside {
  /** Versions that the site shows, by offer; undefined: it does not answer. */
  shown: Record<string, string> | undefined;
  /** GitHub's answers, by a part of the address. */
  github: Record<string, unknown>;
  /** What happens elsewhere after each wait. */
  events: (() => unknown)[];
}

/**
 * A copy of two offers with a bare remote repository, a site and GitHub, all of them local. With the site of a laptop's own
 * settings, `publish` ends when it has sent, instead of asking for 15 minutes.
 */
export function publishedCopy(site = "https://site.example", remote = "https://github.com/ana/web") {
  const outside: Outside = { shown: { muestra: "before", otra: "before" }, github: {}, events: [] };
  const copy: Copy = copyOf(
    { muestra: sampleText, otra: otherText },
    { site, wait: async () => outside.events.shift()?.() },
  );
  const remoteFolder = join(copy.root, "remote.git");
  copy.git("init", "-q", "--bare", "-b", "main", "remote.git");
  appendFileSync(join(remoteFolder, "config"), "[receive]\nautogc = false\n");
  writeFileSync(join(copy.root, ".git/info/exclude"), "remote.git\nelsewhere\n");
  copy.git("config", `url.${remoteFolder}.insteadOf`, remote);
  copy.git("remote", "add", "origin", remote);
  copy.git("push", "-q", "-u", "origin", "main");
  const inRemote = (...args: string[]) => copy.git("--git-dir", remoteFolder, ...args).trim();
  const branches = () =>
    inRemote("for-each-ref", "--format=%(refname:short)", "refs/heads/ofertas").split("\n");
  const sent = () => `${inRemote("show", `${branches()[0]}:${FILE}`)}\n`;

  /** Somebody else's clone changes a file on main. */
  function elsewhere(file: string, change: (text: string) => string): void {
    const folder = join(copy.root, "elsewhere");
    rmSync(folder, { recursive: true, force: true });
    const own = ["user.name=Eva", "user.email=eva@example.com", "maintenance.auto=false"];
    const git = (...args: string[]) =>
      execFileSync("git", [...own.flatMap((setting) => ["-c", setting]), ...args], {
        ...{ cwd: folder, encoding: "utf8" as const, stdio: "pipe" as const },
      });
    copy.git("clone", "-q", remoteFolder, folder);
    writeFileSync(join(folder, file), change(git("ls-files", file) && git("show", `HEAD:${file}`)));
    git("add", "-A");
    git("commit", "-qm", "Other");
    git("push", "-q");
  }

  jest.spyOn(globalThis, "fetch").mockImplementation(async (url) => {
    const { shown, github } = outside;
    const address = String(url);
    if (address.endsWith("/estado.json"))
      return shown ? Response.json({ versions: shown }) : new Response("", { status: 500 });
    const [, body] = Object.entries(github).find(([part]) => address.includes(part)) ?? [];
    return body === undefined ? new Response("", { status: 404 }) : Response.json(body);
  });

  return {
    ...copy,
    ...{ outside, remoteFolder, inRemote, branches, elsewhere },
    /** The request is merged, squashed as on GitHub. */
    merge: () => elsewhere(FILE, sent),
    /** The site shows what is on main. */
    deploy: () => {
      outside.shown = { muestra: offerVersion(`${inRemote("show", `main:${FILE}`)}\n`) };
    },
    publish: () => copy.offers("publish"),
    setBonus: (value = "20") =>
      copy.offers("set", "muestra", "bonus", value, "--checked", "--note", `Pasa a ${value} €.`),
  };
}
