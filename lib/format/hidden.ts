/**
 * Characters that nobody sees: controls, bidirectional marks, zero widths, noncharacters, half surrogates. Some make a feed
 * unreadable, others reverse a sentence. Line breaks and the joiner of emoji are fine.
 */
const HIDDEN = /(?![\n\u200d])[\p{Cc}\p{Cf}\p{Cs}\p{Noncharacter_Code_Point}]/u;

/**
 * The first invisible character of a text by its number, «U+202E»: in a message it would be as invisible as in the text.
 * Undefined if there is none.
 */
export function hiddenIn(text: string): string | undefined {
  const [character] = HIDDEN.exec(text) ?? [];
  const hex = character?.codePointAt(0)?.toString(16).toUpperCase();
  return hex && `U+${hex.padStart(4, "0")}`;
}

/** The same of an address, in which browsers write such characters as `%E2%80%8B`. */
export function hiddenInAddress(url: string): string | undefined {
  try {
    return hiddenIn(decodeURI(url));
  } catch {
    // A lone % is a character of its own.
    return hiddenIn(url);
  }
}
