import { parseArgs } from "node:util";
import { Failure } from "../failure.mjs";
import { orderNpmKept } from "./kept-by-npm.mjs";

/** Exit codes: 1 is «something is wrong», as everywhere. */
const WRONG_USE = 2;
export const NO_NETWORK = 3;
export const CANCELLED = 130;

export const HELP = `Uso: npm run offers [-- orden y opciones]

  npm run offers                            la tabla de todas las ofertas
  npm run offers check [id…]                revisa ofertas: datos, fechas, textos, imágenes y enlaces
  npm run offers new                        crea una oferta nueva, desactivada
  npm run offers verify <id…>               anota que hoy la has comprobado en su web oficial
  npm run offers enable|disable <id…>       la publica o la retira

Opciones, siempre después de «--»: npm run offers -- check --strict
  --json          (list, check) para otros programas
  --strict        (list, check) termina con error si algo necesita a una persona
  --no-links      (check) sin visitar los enlaces
  --note "…"      (verify) qué ha cambiado, en una frase
  --brand, --benefit, --short-benefit, --requirements, --category, --risk, --url, --source, --referral,
  --color, --monogram, --id                (new) las respuestas, sin preguntas
`;

/** @typedef {"list" | "check" | "new" | "verify" | "enable" | "disable" | "help"} Command */
/** @typedef {Record<string, { type: "string" | "boolean" }>} Options */

const text = /** @type {const} */ ({ type: "string" });
const flag = /** @type {const} */ ({ type: "boolean" });

/** @type {Record<Command, Options>} what each command takes */
const commands = {
  list: { json: flag, strict: flag },
  check: { json: flag, strict: flag, "no-links": flag },
  new: {
    ...{ id: text, brand: text, benefit: text, "short-benefit": text, requirements: text, category: text },
    ...{ risk: text, url: text, source: text, referral: text, color: text, monogram: text },
  },
  verify: { note: text },
  enable: {},
  disable: {},
  help: {},
};

/** @typedef {{ command: Command, ids: string[], values: Record<string, string | boolean | undefined> }} Order */

/** Commands after which offers are named: how many at least, or none. */
const named = /** @type {Partial<Record<Command, number>>} */ ({
  check: 0,
  verify: 1,
  enable: 1,
  disable: 1,
});

/** @param {string} wrong */
export const misuse = (wrong) => new Failure(wrong, WRONG_USE);

/** @param {string} wrong */
const unknown = (wrong) => misuse(`${wrong}\n\n${HELP}`);

/**
 * What an editor asks for. What npm kept for itself, because «--» was missing, is not lost in silence.
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @returns {Order}
 */
export function readOrder(args, env) {
  const help = args.includes("--help") || args.includes("-h");
  const [first = "list", ...others] = args[0]?.startsWith("-") ? ["list", ...args] : args;
  if (help || first === "help") return { command: "help", ids: [], values: {} };
  if (!Object.hasOwn(commands, first)) throw unknown(`No existe la orden «${first}».`);
  const command = /** @type {Command} */ (first);
  const options = commands[command];
  const meant = orderNpmKept(command, options, others, env);
  if (meant) {
    throw misuse(
      `npm se ha quedado con ${meant.flags.join(", ")}: las opciones van detrás de «--», así:\n  ${meant.order}`,
    );
  }
  try {
    const { values, positionals } = parseArgs({
      args: others,
      options,
      allowPositionals: true,
      strict: true,
    });
    requireNames(command, positionals);
    return { command, ids: [...new Set(positionals)], values };
  } catch (error) {
    if (error instanceof Failure) throw error;
    throw unknown(complaintOf(/** @type {Error & { code?: string }} */ (error), command));
  }
}

/**
 * @param {Command} command
 * @param {string[]} positionals
 */
function requireNames(command, positionals) {
  const least = named[command];
  if (least === undefined && positionals.length > 0) throw unknown(`Sobra «${positionals.join(" ")}».`);
  if (positionals.length < (least ?? 0))
    throw misuse(`Falta el id de la oferta: npm run offers ${command} paypal`);
}

/**
 * @param {Error & { code?: string }} error
 * @param {Command} command
 */
function complaintOf({ code, message }, command) {
  const option = /'(?:-\w, )?(-{1,2}[^' <]+)/.exec(message)?.[1] ?? "";
  if (code === "ERR_PARSE_ARGS_UNKNOWN_OPTION")
    return `La orden «${command}» no tiene la opción «${option}».`;
  return `La opción «${option}» está mal escrita: las de texto llevan su valor (--note "…"), las demás no.`;
}
