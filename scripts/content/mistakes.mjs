/**
 * A mistake as an editor reads it, in the form of `lib/offers/catalogue.ts`.
 * @param {string} place
 * @param {string | undefined} found
 * @param {string} right
 */
export function mistake(place, found, right) {
  return `- ${place}\n    encontrado: ${found || "nada"}\n    correcto: ${right}`;
}

/** What esbuild says, and what an editor has to do; the first that fits. */
/** @type {[RegExp, (...parts: string[]) => string][]} */
const cures = [
  [
    /^Could not resolve "(.+)"$/,
    (file) => `un fichero que exista: «${file}» no está (¿otro nombre, o una línea de más?)`,
  ],
  [
    /^No matching export in ".*node_modules\/simple-icons\/.*" for import "(.+)"$/,
    (name) => `un icono de simple-icons («${name}» no existe), o las iniciales: logo: { monogram: "AB" }`,
  ],
  [
    /^No matching export in "(.+)" for import "(.+)"$/,
    (file, name) =>
      `el nombre que ${file} exporta, que es el del fichero («miBanco» en mi-banco.ts), y no «${name}»`,
  ],
  [/^Duplicate key "(.+)" in object literal$/, (key) => `el campo «${key}» una sola vez`],
  [/^Unterminated string literal$/, () => "comillas al principio y al final del texto"],
  [/["']?[“”‘’«»]/, () => 'comillas rectas (") o acentos graves (`) alrededor del texto'],
];

/** What the line itself tells better than the parser does. */
/** @type {[RegExp, string][]} */
const slips = [
  [
    /^(<{7}|={7}|>{7})/,
    "una sola de las dos versiones: estas marcas son de un conflicto de git sin resolver",
  ],
  [/[:[]\s*\d+,\d{1,2}\s*[,}\]]/, "los decimales de un número con punto: 12.5 (en la web sale «12,50»)"],
  [/[:[]\s*\d[\d.,]*\s*[€%]/, "la cifra sola, sin su signo: 10"],
  [/:\s*\d{1,4}[-/]\d{1,2}[-/]\d{1,4}/, 'la fecha entre comillas, con el año delante: "2025-09-25"'],
];

/**
 * @param {import("esbuild").Message} message
 */
export function syntaxMistake({ text, location }) {
  const place = location ? `${location.file}, línea ${location.line}` : "lib/offers";
  const slip = slips.find(([pattern]) => pattern.test(location?.lineText ?? ""));
  if (slip) return mistake(place, location?.lineText.trim(), slip[1]);
  for (const [pattern, cure] of cures) {
    const [whole, ...parts] = pattern.exec(text) ?? [];
    if (whole !== undefined) return mistake(place, location?.lineText.trim(), cure(...parts));
  }
  const right = "la misma línea con sus comas, comillas y llaves: falta o sobra una, aquí o justo antes";
  return mistake(place, location?.lineText.trim(), `${right} (${text})`);
}
