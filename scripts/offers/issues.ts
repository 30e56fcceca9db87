import { execFileSync } from "node:child_process";
import { lastVisits } from "./watch";
import { readState, type Work } from "./work";

/** An open issue about an offer's official page. */
interface Issue {
  number: number;
  title: string;
  createdAt: string;
}

const LABEL = "fuente";
const TITLE = ": comprueba su web oficial";

/** Runs GitHub's own command. No shell reads the arguments. */
const ghCommand = (...args: string[]) => execFileSync("gh", args, { encoding: "utf8" });

/**
 * `issues`, for the weekly workflow: opens an issue for each official page that has changed, and closes it once the offer
 * was checked or disabled, or the page says the same again.
 */
export function syncIssues(work: Work, gh: (...args: string[]) => string = ghCommand): void {
  const { offers, sources } = readState(work);
  const visits = lastVisits(work);
  const list = ["issue", "list", "--label", LABEL, "--state", "open", "--limit", "500"];
  const open = JSON.parse(gh(...list, "--json", "number,title,createdAt")) as Issue[];
  for (const { number, title, createdAt } of open.filter((issue) => issue.title.endsWith(TITLE))) {
    const id = title.slice(0, -TITLE.length);
    const offer = offers.find((candidate) => candidate.id === id);
    // An offer with a mistake stays open.
    if (!offer && id in sources.texts) continue;
    const reason = !offer?.enabled
      ? "Ya no está publicada."
      : offer.verifiedOn >= createdAt.slice(0, 10)
        ? `Comprobada: ${offer.verifiedOn}.`
        : visits[id] && visits[id].changedOn === undefined && /^igual/.test(visits[id].says)
          ? "Su web oficial vuelve a decir lo mismo."
          : undefined;
    if (reason) gh("issue", "close", String(number), "--comment", reason);
  }
  const titles = open.map(({ title }) => title);
  for (const { id, enabled, verifiedOn, sourceUrl } of offers) {
    const { changedOn, says = "" } = visits[id] ?? {};
    const title = `${id}${TITLE}`;
    if (!enabled || changedOn === undefined || verifiedOn >= changedOn || titles.includes(title)) continue;
    const body = `Su web oficial, ${sourceUrl}: ${says}.\n\nÁbrela y mira qué ha cambiado. Si la oferta sigue igual: \`npm run offers verify ${id}\`, o el formulario «Comprobada hoy». Si no: \`npm run offers -- set ${id} …\` con \`--note\` y \`--checked\`, o «Cambiar una cifra». Si ha terminado: \`npm run offers disable ${id}\`, o «Ha terminado». Este aviso se cierra solo.`;
    gh("issue", "create", "--label", LABEL, "--title", title, "--body", body);
  }
}
