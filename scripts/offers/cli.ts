import { parseArgs } from "node:util";
import { set, setEnabled, verify } from "./change";
import { check, diff, list } from "./check";
import { type CommandName, commands as known, commandsHelp, commandHelp, isCommand } from "./words/commands";
import { type CommandError, commandErrorWords } from "./words/command-errors";
import { create } from "./new";
import { publish } from "./publish";
import { plainText } from "@/lib/catalogue/characters";
import { nearest } from "@/lib/format/nearest";
import { verifyDue, watch } from "./watch";
import { Refusal, type Work } from "./work";

const text = { type: "string" } as const;
const flag = { type: "boolean" } as const;
const words = { note: text, since: text, brand: text, name: text, id: text, category: text, url: text };
const flags = { links: flag, strict: flag, write: flag, yes: flag, checked: flag };
const options = { ...words, ...flags, help: { ...flag, short: "h" } } as const;

/** Commands that name no offers: an editor who writes `publish paypal` must not publish everything. */
const wholesale: readonly CommandName[] = ["list", "new", "publish"];

/** Stands before a negative figure while the arguments are parsed: `-20` is a value, not an option. */
const FIGURE = "figure:";

/**
 * Parses the arguments. Without «--» npm takes options for itself: it names them in the environment and passes on the
 * text of `--note`.
 */
function read(typed: readonly string[], env: NodeJS.ProcessEnv) {
  const plain = typed.map(plainText);
  const curved = plain.find((word) => /^[–—“”„]/.test(word));
  if (curved)
    throw new Refusal(
      `«${curved}» lleva un signo que ha cambiado un procesador de textos. Escríbelo en la terminal: --note "Qué ha cambiado.", con dos guiones y comillas rectas.`,
    );
  const args = plain.map((word) => (/^-[\d.,]/.test(word) ? FIGURE + word : word));
  const parsed = parseArgs({ args, options, allowPositionals: true });
  const positionals = parsed.positionals.map((word) => word.replace(FIGURE, ""));
  const { values } = parsed;
  if (values.note?.startsWith(FIGURE)) values.note = values.note.slice(FIGURE.length);
  const isKept = (name: string) => env[`npm_config_${name}`] === "true";
  if (isKept("note")) values.note = positionals.pop();
  for (const name of Object.keys(flags) as (keyof typeof flags)[]) values[name] ??= isKept(name);
  return { ...values, positionals };
}

/** Runs one command of `npm run offers`. Exit code 1: something is wrong; 2: the command itself is. */
export async function run(work: Work, args: readonly string[]): Promise<number> {
  try {
    const { positionals, note, help, ...values } = read(args, work.env);
    const [command = "list", ...ids] = positionals;
    if (command === "help" || (help && positionals.length === 0)) {
      work.say(ids[0] && isCommand(ids[0]) ? commandHelp(ids[0]) : commandsHelp());
      return 0;
    }
    if (!isCommand(command)) {
      const meant = nearest(command, Object.keys(known));
      work.say(
        `No existe la orden «${command}».${meant ? ` ¿Querías decir «${meant}»?` : ""}\n\n${commandsHelp()}`,
      );
      return 2;
    }
    if (note?.trim() === "") throw new Refusal("--note está vacía: escribe entre comillas qué ha cambiado.");
    const named = ["enable", "disable", ...(note === undefined ? [] : ["verify"])];
    const missing = command === "set" ? ids.length < 3 : named.includes(command) && ids.length === 0;
    if (help || missing) {
      work.say(commandHelp(command));
      return help ? 0 : 2;
    }
    if (wholesale.includes(command) && ids.length > 0) {
      work.say(`«${command}» no lleva nada detrás, y sobra «${ids.join(" ")}».\n\n${commandHelp(command)}`);
      return 2;
    }
    const commands: Record<CommandName, () => unknown> = {
      list: () => list(work),
      check: () => check(work, ids, values),
      new: () => create(work, values),
      watch: () => watch(work, ids),
      verify: () => (ids.length > 0 ? verify(work, ids, note, values.yes) : verifyDue(work)),
      enable: () => setEnabled(work, ids, true, { ...values, note }),
      disable: () => setEnabled(work, ids, false),
      set: () => set(work, ids, { ...values, note }),
      diff: async () => work.say((await diff(work, ids)).join("\n") || "Nada cambia para los visitantes."),
      publish: () => publish(work),
    };
    return Number((await commands[command]()) ?? 0);
  } catch (error) {
    const { text: says, isMisuse } = commandErrorWords(error as CommandError, Object.keys(options));
    work.say(says);
    return isMisuse ? 2 : 1;
  }
}
