import { setTimeout as sleep } from "node:timers/promises";
import { fileOf } from "@/lib/catalogue/finding";
import { arrived, type InMain, over, type Review, stageOf } from "@/lib/catalogue/publication";
import { publicationCopy } from "@/lib/copy/publication";
import type { SiteState } from "@/lib/publish/state";
import { blobAt, changedFiles, contentHere, fetchMain, mainOf, type Remote } from "./outgoing";
import { runGit, tryGit } from "./git";
import type { Work } from "./work";

/** A round asks the site; every 3rd the repository, every 6th GitHub (60 requests an hour without a token). */
const ROUND = { seconds: 10, fetchEvery: 3, askEvery: 6 };
/** How long to wait. */
const MINUTES = 15;

/** What was sent. */
export interface Sent {
  remote: Remote;
  branch: string;
  /** The commit that it builds on, and the one sent. */
  start: string;
  commit: string;
  offers: readonly SentOffer[];
}

interface SentOffer {
  id: string;
  brand: string;
  /** Its version on the site once it is live; undefined if the site will not show it. */
  version: string | undefined;
  /** Whether the site showed it before. */
  wasShown: boolean;
}

/** Whether the settings here name no public site. */
export const isLocal = (site: string) => new URL(site).hostname === "localhost";

/** Reads JSON; undefined if nothing or nonsense comes in time. */
async function readJson(url: string, headers: Record<string, string> = {}): Promise<unknown> {
  try {
    const answer = await fetch(url, { headers, signal: AbortSignal.timeout(4000) });
    return answer.ok ? await answer.json() : undefined;
  } catch {
    return undefined;
  }
}

/** The state that a site publishes at `/estado.json`; undefined if it does not answer in time. */
export async function stateOf(site: string): Promise<Partial<SiteState> | undefined> {
  const state = await readJson(`${site}/estado.json`);
  return state === undefined ? undefined : (Object(state) as Partial<SiteState>);
}

/** The web address of a repository: «https://github.com/ana/web»; undefined if its address is no web server's. */
function webOf(url: string): string | undefined {
  const [, host, path] =
    /^(?:https?:\/\/(?:[^@/]+@)?|ssh:\/\/git@|git@)([\w.-]+)[:/](.+?)(?:\.git)?\/?$/.exec(url) ?? [];
  return host?.includes(".") ? `https://${host}/${path}` : undefined;
}

/** Where the request of a branch is opened, by the repository's host. */
export function requestAddress({ url, main }: Remote, branch: string): string | undefined {
  const web = webOf(url);
  if (web?.includes("gitlab"))
    return `${web}/-/merge_requests/new?merge_request[source_branch]=${encodeURIComponent(branch)}`;
  return web && `${web}/compare/${main}...${branch}?expand=1`;
}

const FAILURES = ["failure", "timed_out", "startup_failure", "action_required"];

/** Asks GitHub for request and checks of a sent commit; undefined elsewhere, or if it does not say. */
async function reviewOf({ env }: Work, { remote, branch, commit }: Sent): Promise<Review | undefined> {
  const [, owner, name] = /^https:\/\/github\.com\/([^/]+)\/([^/]+)$/.exec(webOf(remote.url) ?? "") ?? [];
  if (!owner) return undefined;
  const api = `https://api.github.com/repos/${owner}/${name}`;
  const token = env.GH_TOKEN || env.GITHUB_TOKEN;
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  const head = encodeURIComponent(`${owner}:${branch}`);
  const pulls = await readJson(`${api}/pulls?state=all&head=${head}`, headers);
  const checks = await readJson(`${api}/commits/${commit}/check-runs`, headers);
  if (!Array.isArray(pulls) || checks === undefined) return undefined;
  const [pull = {}] = pulls.map((entry) => Object(entry));
  const runs: unknown[] = Object(checks).check_runs ?? [];
  const failed = runs.map((run) => Object(run)).filter(({ conclusion }) => FAILURES.includes(conclusion));
  return {
    request: pull.html_url,
    isClosed: pull.state === "closed" && !pull.merged_at,
    failed: failed.map(({ name: check, html_url: address }) => `«${check}» (${address})`),
  };
}

function placeInMain(work: Work, sent: Sent, { id }: SentOffer): InMain {
  const file = fileOf(id);
  const main = mainOf(sent.remote);
  const ours = blobAt(work.root, sent.commit, file);
  const there = blobAt(work.root, main, file);
  if (there === ours) return "merged";
  const since = tryGit(work.root, "rev-list", `${sent.start}..${main}`, "--", file);
  const later = since.out.split("\n").filter(Boolean);
  if (later.some((commit) => blobAt(work.root, commit, file) === ours)) return "replaced";
  return later.length > 0 ? "overtaken" : "open";
}

/**
 * Waits until the site shows what was sent, and says of each offer where it is, whenever that changes. Returns 0 if all
 * have arrived, otherwise 1.
 */
export async function awaitLive(work: Work, sent: Sent): Promise<number> {
  const { root, site, say, wait = sleep } = work;
  const reported = new Map<string, string>();
  let review: Review | undefined;
  let inMain: InMain[] = [];
  let mainSeen = "";
  const rounds = (MINUTES * 60) / ROUND.seconds;
  for (let round = 0; round <= rounds; round++) {
    if (round % ROUND.fetchEvery === 0) {
      fetchMain(root, sent.remote);
      const { out } = tryGit(root, "rev-parse", mainOf(sent.remote));
      if (out !== mainSeen) inMain = sent.offers.map((offer) => placeInMain(work, sent, offer));
      mainSeen = out;
    }
    if (round % ROUND.askEvery === 0) review = (await reviewOf(work, sent)) ?? review;
    const state = await stateOf(site);
    const places = sent.offers.map(({ id, brand, version, wasShown }, i) => {
      const [isShown, answers] = [version !== undefined, state !== undefined];
      const isLive = state?.versions !== undefined && state.versions[id] === version;
      const known = { id, isShown, wasShown, inMain: inMain[i] ?? "open", answers, isLive, review };
      const stage = stageOf(known);
      return { id, brand, stage, words: publicationCopy[stage](site, mainOf(sent.remote), known) };
    });
    for (const { id, brand, words } of places) {
      if (reported.get(id) !== words) say(`${brand}: ${words}`);
      reported.set(id, words);
    }
    if (places.every(({ stage }) => over.includes(stage)))
      return places.every(({ stage }) => arrived.includes(stage)) ? 0 : 1;
    if (round < rounds) await wait(ROUND.seconds * 1000);
  }
  say(
    `Han pasado ${MINUTES} minutos y se deja de esperar; lo enviado sigue su curso. Para seguir esperando, repite la orden.`,
  );
  return 1;
}

/** Brings the editor's copy up to date after a publication, if nothing of it can get lost. Says what happened. */
export function catchUp({ root, say }: Work, remote: Remote): void {
  fetchMain(root, remote);
  const main = mainOf(remote);
  const head = runGit(root, "rev-parse", "HEAD");
  const isBehind =
    runGit(root, "merge-base", head, main) === head && runGit(root, "rev-parse", main) !== head;
  if (!isBehind || runGit(root, "branch", "--show-current") !== remote.main) return;
  const files = changedFiles(root, head);
  if (files.some((file) => contentHere(root, file) !== blobAt(root, main, file))) return;
  tryGit(root, "add", "--", ...files);
  if (tryGit(root, "merge", "--quiet", "--ff-only", main).ok) return say("Tu copia está al día.");
  tryGit(root, "reset", "--quiet", "--", ...files);
  say(
    "Tu copia no está al día: otros ficheros suyos también han cambiado en el repositorio. Se pone así:\n  git stash --include-untracked\n  git pull\nLo que tenías queda apartado: git stash show -p lo enseña.",
  );
}
