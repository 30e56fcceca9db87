import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { initialEnv, loadEnvConfig } from "@next/env";
import { hiddenIn } from "../format/hidden";
import { mistake } from "./validators";

/** A line of an `.env` file: a comment, a variable with its value as written, or something that nobody reads. */
const LINE =
  /^[^\S\n]*(?:#.*)?$|^[^\S\n]*(?:export\s+)?(?<name>[\w.-]+)(?:[^\S\n]*=|:(?=\s))[^\S\n]*(?<value>(?:'(?:\\'|[^'])*'|"(?:\\"|[^"])*"|`(?:\\`|[^`])*`)(?=[^\S\n]*(?:#.*)?$)|)(?<rest>.*)$|^.*$/gm;

const UTF8 = "el fichero guardado como UTF-8 (en el Bloc de notas: Guardar como → Codificación)";

type Values = Readonly<Record<string, string | undefined>>;

/**
 * Loads the `.env` files of a folder into `process.env` as the framework does.
 *
 * @returns what in them is not read as it is written, in words for the owner
 */
export function loadEnvFiles(root: string, isDevelopment = false): string[] {
  // Whoever starts this has read them, as tests do, which use none.
  if (process.env.__NEXT_PROCESSED_ENV) return [];
  const silent = { info: () => undefined, error: console.error };
  const { loadedEnvFiles } = loadEnvConfig(root, isDevelopment, silent);
  const known = new Set(Object.keys(initialEnv ?? {}));
  const misnamed = readdirSync(root).filter((name) =>
    /^(\.env.*\.txt|(?!\.env\.local$)\.?env[._-]?loca\w*)$/i.test(name),
  );
  const unread = misnamed.map((name) =>
    mistake(name, "un nombre que no se lee", "el fichero llamado .env.local"),
  );
  const mistakes = loadedEnvFiles.flatMap(({ path, env }) => {
    // What the shell or an earlier file sets is read from there.
    const read = Object.fromEntries(Object.entries(env).filter(([variable]) => !known.has(variable)));
    for (const variable of Object.keys(env)) known.add(variable);
    return fileMistakes(path, readFileSync(join(root, path)), read);
  });
  return [...unread, ...mistakes];
}

/** The mistakes in an `.env` file: `read` are the values that the framework has read from it. */
function fileMistakes(file: string, contents: Buffer, read: Values): string[] {
  if (contents.includes(0)) return [mistake(file, "otra codificación", UTF8)];
  const text = contents
    .toString("utf8")
    .replace(/^\ufeff/, "")
    .replaceAll("\r\n", "\n");
  const written = [...text.matchAll(LINE)].map(({ 0: line, index, groups = {} }) => ({
    line: text.slice(0, index).split("\n").length,
    source: line.trim().split("\n", 1)[0] ?? "",
    ...valueOf(groups),
  }));
  return written.flatMap(({ line, source, name, value, isQuoted }, index) => {
    const wrong = (found: string, right: string) => [mistake(`${file}, línea ${line}`, found, right)];
    if (source.includes("\ufffd")) return wrong("una letra que no se puede leer", UTF8);
    if (source.startsWith("#") || source === "") return [];
    const hidden = hiddenIn(source.replaceAll("\t", " "));
    if (hidden) return wrong(hidden, "la línea sin ese carácter, que no se ve: escríbela de nuevo");
    if (name === undefined)
      return wrong(`«${source}»`, "una variable por línea, NOMBRE=valor, o un comentario detrás de #");
    const again = written.find((other, i) => i > index && other.name === name);
    if (again && value && value !== again.value)
      return wrong(`«${source}»`, `${name} una sola vez: también está en la línea ${again.line}, y vale esa`);
    const right = again ? undefined : rightValue(value, isQuoted, read[name]);
    return right ? wrong(`«${source}»`, `${right}: ${quoted(name, value, isQuoted)}`) : [];
  });
}

function valueOf({ name, value = "", rest = "" }: Partial<Record<string, string>>) {
  const isQuoted = value !== "";
  return { name, isQuoted, value: isQuoted ? value.slice(1, -1) : rest.trim() };
}

/**
 * A value without its pair of straight quotes: it begins with one that does not come again or ends with one that never
 * began, or others stand around it. Quotes around a part of it, as in «Editorial "El Faro"», are read as they stand.
 */
const MISQUOTED = /^(["'`])(?!.*\1)|^[^"]+"$|^[“”‘’«][^“”‘’«»]*[“”‘’»]?$|^[^“”‘’«»]+[“”‘’»]$/;

/** How a value has to be written so that all of it is read; undefined if it is. */
function rightValue(value: string, isQuoted: boolean, read: string | undefined): string | undefined {
  if (!isQuoted && MISQUOTED.test(value)) return "comillas rectas, iguales al principio y al final";
  const plain = value.replaceAll("\\$", "$");
  if (read === undefined || [value, plain, plain.replaceAll("\\n", "\n")].includes(read)) return undefined;
  if (!isQuoted && COMMENT.test(value))
    return "el valor entre comillas simples y el comentario fuera; si # es parte del valor, dentro";
  if (!isQuoted && value.includes("#"))
    return "el valor entre comillas simples, porque lo que sigue a # no se lee (un comentario, en una línea suya)";
  // «${OTHER}» on purpose takes the value of another variable.
  const isMeant =
    !/(?<!\\)\$(?!\{)/.test(value) &&
    [...value.matchAll(/\$\{(\w+)\}/g)].every(([, name = ""]) => process.env[name]);
  if (value.includes("$") && isMeant) return undefined;
  return value.includes("$")
    ? "\\$ en lugar de $, que se toma por el nombre de otra variable"
    : "el valor entero, entre comillas simples";
}

/** A comment behind a value. */
const COMMENT = /\s+#\s.*$/;

/** The line that reads as it is written. */
function quoted(name: string, value: string, isQuoted: boolean): string {
  const [comment = ""] = (!isQuoted && COMMENT.exec(value)) || [];
  const whole = comment ? value.slice(0, -comment.length) : value;
  const bare = MISQUOTED.test(whole) ? whole.replace(/^["'`“”‘’«]|["'`“”‘’»]$/g, "") : whole;
  const text = bare.replace(/(?<!\\)\$/g, "\\$");
  const quote = ["'", '"'].find((mark) => !text.includes(mark)) ?? "`";
  return `${name}=${quote}${text}${quote}${comment}`;
}
