/** The fewest letters to change, add or leave out to get from one word to another. */
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, i) => i);
  for (const [i, letter] of [...from].entries()) {
    const next = [i + 1];
    for (let j = 0; j < to.length; j++)
      next.push(
        Math.min((next[j] ?? 0) + 1, (row[j + 1] ?? 0) + 1, (row[j] ?? 0) + Number(letter !== to[j])),
      );
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** A word in small letters without accents, to compare what a person typed: «Último día» gives «ultimo dia». */
export function unaccented(word: string): string {
  return word
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "");
}

/** The word most like another, if it may be meant: at most a third of its letters differ, or it begins the same. */
export function nearest(word: string, words: readonly string[]): string | undefined {
  const scored = words.map((known) => ({ known, far: distance(unaccented(word), unaccented(known)) }));
  const [best] = scored.sort((a, b) => a.far - b.far);
  if (!best) return undefined;
  return best.far <= Math.max(2, Math.floor(word.length / 3)) ? best.known : undefined;
}
