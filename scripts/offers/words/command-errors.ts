import { nearest } from "@/lib/format/nearest";
import { commandsHelp } from "./commands";

/** What the system's own errors mean to an editor, by their code. */
const systemErrors: Readonly<Record<string, string>> = {
  EACCES: "no hay permiso para leerlo o escribirlo",
  EPERM: "no hay permiso para leerlo o escribirlo",
  EROFS: "el disco es de solo lectura",
  ENOSPC: "el disco está lleno",
  ENOENT: "no existe",
  EISDIR: "es una carpeta",
};

/** Ends a command with a message for the editor. */
export class Refusal extends Error {}

/** An error of a command: the system's, of the parser of arguments, or a refusal. */
export type CommandError = Error & { code?: string; path?: string };

/** An error in words for an editor, and whether the command itself was wrong. `options`: the names of those that exist. */
export function commandErrorWords({ code = "", message, path }: CommandError, options: readonly string[]) {
  if (code.startsWith("ERR_PARSE_ARGS")) {
    const [option = ""] = /(?<=')-[^' ]*/.exec(message) ?? [];
    const meant = nearest(
      option,
      options.map((name) => `--${name}`),
    );
    const instead = meant && meant !== option ? ` ¿Querías decir «${meant}»?` : "";
    return {
      isMisuse: true,
      text: `La opción «${option}» no existe, o sobra o falta su valor.${instead}\n\n${commandsHelp()}`,
    };
  }
  const meaning = systemErrors[code];
  return {
    isMisuse: false,
    text: meaning ? `No se ha podido: ${path ?? "un fichero"}: ${meaning}.` : message,
  };
}
