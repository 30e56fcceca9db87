import { list } from "../format/format";

/** The names of the facts on the provider of an offer. */
export const protectionNames = {
  entity: "Entidad",
  country: "País",
  supervisor: "Supervisión",
  guarantee: "Garantía",
  notCovered: "Qué no está cubierto",
  sources: "Dónde comprobarlo",
} as const;

/** What to do where something is not known for sure: «Sin confirmar: país y garantía. Consulta la web oficial.» */
export function notConfirmed(names: readonly string[]): string {
  return `Sin confirmar: ${list(names.map((name) => name.toLocaleLowerCase("es")))}. Consulta la web oficial.`;
}
