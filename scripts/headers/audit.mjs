// `npm run audit:headers [-- address]`: grades every kind of answer of a site that this machine serves by the rules of the
// MDN HTTP Observatory. Without an address, of the one that `npm start` serves.
import { pathToFileURL } from "node:url";
import { Failure } from "../failure.mjs";
import { untilHealthy } from "../http.mjs";
import { ask } from "./ask.mjs";
import { gradeAnswer } from "./grade.mjs";
import { kindsOfAnswer } from "./kinds.mjs";

/** @param {URL} site */
async function audit(site) {
  const home = (await ask(site, { path: "/" })).text;
  const offer = /href="(\/[a-z0-9-]+)\/me-la-daran/.exec(home)?.[1] ?? "/paypal";
  const others =
    /href="(\/comparar\/[^"/#?]+)"/.exec((await ask(site, { path: offer })).text)?.[1] ?? "/comparar";
  console.info("score  grade  status  answer");
  let worst = Infinity;
  for (const kind of kindsOfAnswer(home, { offer, others })) {
    const { status, headers, text } = await ask(site, kind);
    const { score, grade, findings } = gradeAnswer({ path: kind.path, headers, html: text });
    const lost = findings.filter(({ points }) => points < 0).map(({ name, why }) => `${name}: ${why}`);
    const line = [
      String(score).padStart(5),
      grade.padEnd(5),
      String(status).padEnd(6),
      `${kind.kind}: ${kind.path}`,
    ];
    console.info([...line, ...lost].join("  "));
    worst = Math.min(worst, score);
  }
  if (worst < 100) throw new Failure(`an answer with ${worst} points: A+ begins at 100`);
}

/** @param {string} address */
async function auditAt(address) {
  if (!/^http:\/\/(localhost|127\.0\.0\.1)(:\d+)?\/?$/.test(address))
    throw new Failure(`${address}: only a site that this machine serves, such as http://localhost:3000`);
  const site = new URL(address);
  if (!(await untilHealthy(site, 1000))) throw new Failure(`Nothing answers at ${address}: npm start first.`);
  await audit(site);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href)
  auditAt(process.argv[2] ?? "http://localhost:3000").catch((error) => {
    console.error(error instanceof Failure ? error.message : error);
    process.exitCode = 1;
  });
