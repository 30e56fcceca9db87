import { painter } from "./terminal.mjs";

/** @typedef {import("./findings.mjs").Finding} Finding */

const LEVELS = /** @type {const} */ ({
  error: { sign: "✗", style: "red", one: "error", many: "errores" },
  warning: { sign: "!", style: "yellow", one: "aviso", many: "avisos" },
  note: { sign: "·", style: "dim", one: "nota", many: "notas" },
});

/**
 * What a check found, as an editor reads it: by file; what, and what to do.
 * @param {import("./terminal.mjs").Output} output
 * @param {{ today: string, some: readonly { id: string }[], findings: readonly Finding[], network: boolean, noLinks?: boolean | undefined }} result
 */
export function report(output, { today, some, findings, network, noLinks }) {
  const paint = painter(output);
  const files = [...new Set(findings.map(({ file }) => file))];
  const parts = files.map((file) => {
    const own = findings.filter((finding) => finding.file === file);
    const lines = own.map(({ level, field, found, todo }) => {
      const { sign, style } = LEVELS[level];
      return `  ${paint(style, sign)} ${field && `${field}: `}${found}\n      qué hacer: ${todo}`;
    });
    return `${paint("bold", file)}\n${lines.join("\n")}`;
  });
  const links = noLinks ? " Los enlaces no se han visitado." : "";
  const cut = network
    ? ""
    : `${paint("red", "Sin red: no se ha podido visitar ningún enlace.")} Conéctate y repite la orden, o usa --no-links.\n`;
  const offers = some.length === 1 ? "1 oferta revisada" : `${some.length} ofertas revisadas`;
  return `${[...parts, ""].join("\n\n")}${cut}${offers} a ${today}: ${tally(findings)}.${links}\n`;
}

/** @param {readonly Finding[]} findings */
function tally(findings) {
  const counts = Object.entries(LEVELS).flatMap(([level, { one, many }]) => {
    const count = findings.filter((finding) => finding.level === level).length;
    return count > 0 ? [`${count} ${count === 1 ? one : many}`] : [];
  });
  return counts.length > 0 ? counts.join(", ") : "todo bien";
}
