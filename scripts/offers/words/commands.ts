import { categories } from "@/lib/offers/categories";

/** One command of `npm run offers`: how it is called, what it does, what each option means, and an example. */
interface Command {
  /** What follows its name: «oferta… [--note "…"]». */
  usage: string;
  does: string;
  options?: Readonly<Record<string, string>>;
  example: string;
}

const note = { '--note "…"': "qué ha cambiado, en una frase con su punto: sale en el historial público" };

const checked = {
  "--checked": "la has comprobado hoy en su web oficial: no lo pregunta, y queda como comprobada hoy",
};

const yes = {
  "--yes":
    "no pregunta aunque una cifra cambie mucho, un enlace lleve a otra web o la nota diga una cifra desconocida",
};

/** The commands, in the order of an editor's day. */
export const commands = {
  list: {
    usage: "",
    does: "La tabla de las ofertas, lo que muestra la web y lo que hay pendiente. Es lo que sale sin ninguna orden.",
    example: "npm run offers",
  },
  check: {
    usage: "[oferta…] [--links] [--strict] [--write] [--since commit]",
    does: "Dice qué está mal o pendiente, en todas o en las que nombres.",
    options: {
      "--links": "visita también cada enlace",
      "--strict": "falla también con avisos",
      "--write": "escribe de nuevo lo que sale del esquema: docs/campos.md, schema.json y los formularios",
      "--since commit": "compara con otro commit: lo escrito en el historial no puede cambiar",
    },
    example: "npm run offers -- check paypal --links",
  },
  watch: {
    usage: "[oferta…]",
    does: "Visita las webs oficiales y dice qué cifras ya no están. No cambia ninguna oferta.",
    example: "npm run offers watch",
  },
  verify: {
    usage: '[oferta…] [--note "…"] [--yes]',
    does: "Anota que hoy las has comprobado en su web oficial. Sin ninguna, pregunta por cada una que toca comprobar.",
    options: { ...note, ...yes },
    example: 'npm run offers -- verify paypal --note "La compra mínima pasa a 10 €."',
  },
  set: {
    usage: 'oferta dato valor [--note "…"] [--checked] [--yes]',
    does: "Cambia un dato, un campo o un texto por su camino; un registro, entero y entre llaves. Con «nada» como valor, quita un campo que puede faltar. La fecha de comprobada cambia solo con --checked, o si lo dices cuando lo pregunta; un cambio de lo prometido lo exige.",
    options: {
      ...note,
      ...checked,
      ...yes,
    },
    example: 'npm run offers -- set paypal bonus 20 --checked --note "El regalo sube a 20 €."',
  },
  enable: {
    usage: 'oferta… [--checked] [--note "…"] [--yes]',
    does: "La activa: se verá cuando se publique. La primera vez pregunta si la has comprobado hoy, y lo anota en el historial.",
    options: { ...checked, ...note, ...yes },
    example: "npm run offers -- enable n26 --checked",
  },
  disable: {
    usage: "oferta…",
    does: "La desactiva: dejará de verse cuando se publique. Su fichero queda como está.",
    example: "npm run offers disable n26",
  },
  new: {
    usage: "[--brand …] [--name …] [--id …] [--category …] [--url …]",
    does: "Crea una oferta, desactivada. En una terminal pregunta lo que pide y lo que da, cosa por cosa, y enseña el fichero; sin ella, sale la plantilla, con lo que falta por escribir marcado.",
    options: {
      "--brand …": "el nombre de la marca, como ella lo escribe",
      "--name …": "el de la promoción, si ya hay otra de su marca",
      "--id …": "su nombre corto y su dirección en la web; si falta, sale de la marca",
      "--category …": `la clase de proveedor: ${categories.join(", ")}`,
      "--url …": "su web oficial, sin ningún código",
    },
    example: 'npm run offers -- new --brand "Mi Banco" --category finanzas --url https://www.mibanco.es/',
  },
  diff: {
    usage: "[oferta…] [commit]",
    does: "Dice, en palabras, qué verán distinto los visitantes, en todas o en las que nombres, desde el último commit o desde el que nombres.",
    example: "npm run offers diff paypal",
  },
  publish: {
    usage: "",
    does: "Revisa las ofertas, las envía en una rama y dice dónde se abre su petición de cambio.",
    example: "npm run offers publish",
  },
} as const satisfies Record<string, Command>;

export type CommandName = keyof typeof commands;

/** Whether a word is the name of a command. */
export function isCommand(name: string): name is CommandName {
  return Object.hasOwn(commands, name);
}

/** The help of one command: usage, options and an example. */
export function commandHelp(name: CommandName): string {
  const { usage, does, options = {}, example }: Command = commands[name];
  const width = Math.max(0, ...Object.keys(options).map((option) => option.length));
  return [
    `Uso: npm run offers -- ${[name, usage].join(" ").trim()}`,
    does,
    ...Object.entries(options).map(([option, meaning]) => `  ${option.padEnd(width)}  ${meaning}`),
    `Por ejemplo: ${example}`,
  ].join("\n");
}

/** The help of all commands, a line each. */
export function commandsHelp(): string {
  const names = Object.keys(commands) as CommandName[];
  const width = Math.max(...names.map((name) => name.length));
  const lines = names.map((name) => `  ${name.padEnd(width)}  ${commands[name].does}`);
  return [
    "Uso: npm run offers -- orden",
    ...lines,
    "De cada una, con sus opciones y un ejemplo: npm run offers -- orden --help",
  ].join("\n");
}
