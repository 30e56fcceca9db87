import { parseArgs } from "node:util";
import { set, setEnabled, verify } from "./change";
import { check, list } from "./check";
import { changes } from "./diff";
import { create } from "./new";
import { publish } from "./publish";
import { verifyDue, watch } from "./watch";
import { Refusal, type Work } from "./work";

/** The help text. */
const HELP = `Uso: npm run offers -- orden
  (nada)                                la tabla de las ofertas y lo que hay pendiente
  check [oferta…] [--links] [--strict]  qué está mal o pendiente; --links visita los enlaces, --strict falla con avisos
  new                                   una oferta nueva, desactivada; sin preguntas: --brand --id --category --url
  set oferta dato valor [--note "…"]    cambia un dato: set paypal bonus 20 --note "Sube a 20 €."; --yes, sin preguntar
  watch [oferta…]                       visita las webs oficiales: qué cifras ya no dicen
  verify                                pregunta por cada oferta que toca comprobar, y anota las que siguen igual
  verify oferta… [--note "…"]           anota que hoy la has comprobado en su web oficial, y qué ha cambiado
  enable oferta…, disable oferta…       la publica o la retira
  diff [commit]                         qué verán distinto los visitantes
  publish                               revisa, envía las ofertas en una rama y espera a que la web las muestre`;

const text = { type: "string" } as const;
const flag = { type: "boolean" } as const;
const words = { note: text, since: text, brand: text, id: text, category: text, url: text };
const options = { ...words, links: flag, strict: flag, yes: flag, help: flag };

/**
 * Parses the arguments. Without «--» npm takes options for itself: it names them in the environment and passes on the
 * text of `--note`.
 */
function read(args: readonly string[], env: NodeJS.ProcessEnv) {
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
  const kept = (name: string) => env[`npm_config_${name}`] === "true";
  if (kept("note")) values.note = positionals.pop();
  const { links = kept("links"), strict = kept("strict"), yes = kept("yes") } = values;
  return { ...values, links, strict, yes, positionals };
}

/** Runs one command of `npm run offers`. Exit code 1: something is wrong; 2: the command itself is. */
export async function run(work: Work, args: readonly string[]): Promise<number> {
  try {
    const { positionals, note, help, ...values } = read(args, work.env);
    const [command = "list", ...ids] = positionals;
    const commands: Record<string, () => unknown> = {
      list: () => list(work),
      check: () => check(work, ids, values),
      new: () => create(work, values),
      watch: () => watch(work, ids),
      verify: () => (ids.length > 0 ? verify(work, ids, note) : verifyDue(work)),
      enable: () => setEnabled(work, ids, true),
      disable: () => setEnabled(work, ids, false),
      set: () => set(work, ids, note, values.yes),
      diff: () => work.say(changes(work, ids[0]).join("\n") || "Nada cambia para los visitantes."),
      publish: () => publish(work),
    };
    const named = ["enable", "disable", ...(note === undefined ? [] : ["verify"])];
    const missing = command === "set" ? ids.length < 3 : named.includes(command) && ids.length === 0;
    const isKnown = Object.hasOwn(commands, command);
    if (!help && !missing && isKnown) return Number((await commands[command]?.()) ?? 0);
    if (!isKnown && command !== "help") work.say(`No existe la orden «${command}».\n`);
    work.say(HELP);
    return help || command === "help" ? 0 : 2;
  } catch (error) {
    const { code, message } = error as Error & { code?: string };
    const isMisuse = String(code).startsWith("ERR_PARSE_ARGS");
    if (!isMisuse && !(error instanceof Refusal)) throw error;
    const [option] = /(?<=')-[^' ]*/.exec(message) ?? [];
    work.say(isMisuse ? `La opción «${option}» no existe o le falta su valor.\n\n${HELP}` : message);
    return isMisuse ? 2 : 1;
  }
}
