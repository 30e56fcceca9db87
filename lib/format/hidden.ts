/**
 * Characters that nobody sees: controls, bidirectional marks, zero widths, strange line ends, noncharacters, half surrogates.
 * Some make a feed unreadable, others reverse a sentence. Line breaks and the joiner of emoji are fine.
 */
const HIDDEN = /(?![\n\u200d])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Noncharacter_Code_Point}]/u;

const names: Readonly<Record<string, string>> = {
  "\t": "un tabulador",
  "\v": "un salto de línea manual",
  "\u00ad": "un guion opcional",
  "\u200b": "un espacio sin ancho",
  "\u2028": "un separador de líneas",
  "\u2029": "un separador de párrafos",
  "\ufeff": "una marca de orden de bytes",
};

/** The first hidden character of a text by its number, «U+200B, un espacio sin ancho»: shown, it would be as invisible. */
export function hiddenIn(text: string): string | undefined {
  const [character] = HIDDEN.exec(text) ?? [];
  if (character === undefined) return undefined;
  const hex = character.codePointAt(0)?.toString(16).toUpperCase() ?? "";
  const name = names[character];
  return `U+${hex.padStart(4, "0")}${name ? `, ${name}` : ""}`;
}

/** The first hidden character of an address, in which browsers write such characters as `%E2%80%8B`. */
export function hiddenInAddress(url: string): string | undefined {
  try {
    return hiddenIn(decodeURI(url));
  } catch {
    // A lone % is a character of its own.
    return hiddenIn(url);
  }
}
