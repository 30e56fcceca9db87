// The development server: the framework's, behind a look at the offers. It runs in a process of its own, since the
// framework's reader of .env files writes into the environment.
import { createServer } from "node:http";
import { contentMistakes } from "../content/check.mjs";
import { loadEnvFiles } from "../env-files.mjs";
import { watchMistakes } from "./content-watch.mjs";
import { guarded } from "./guard.mjs";

/**
 * The mistakes now, also said in the terminal.
 * @param {string} root
 */
async function lookAndSay(root) {
  const mistakes = await contentMistakes(root, process.env, new Date());
  if (mistakes.length > 0) console.error(`\n${mistakes.join("\n")}\n`);
  return mistakes;
}

const port = Number(process.argv[2]);
const root = process.cwd();
await loadEnvFiles(root, true);
const mistakesNow = watchMistakes(root, () => lookAndSay(root));
// Without a configuration nothing can be shown, not even what is wrong.
if ((await mistakesNow()).some((mistake) => !mistake.includes("lib/offers"))) process.exit(1);

const { default: next } = await import("next");
const server = createServer();
const app = next({ dev: true, dir: root, port, httpServer: server });
await app.prepare();
const site = app.getRequestHandler();
server.on(
  "request",
  guarded(mistakesNow, (request, response) => void site(request, response)),
);
server.listen(port, () => console.info(`Ready: http://localhost:${port}`));
