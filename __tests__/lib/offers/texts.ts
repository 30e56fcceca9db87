/** A text of a record, and where in it: `landing.hero.title`. */
export interface Text {
  place: string;
  text: string;
}

/** Fields that nobody reads: addresses, names for code, drawings. */
const unread = /(^|\.)(\w*[uU]rl|id|color|path|kind|layout|category|risk|offerIds\.\d+|detailPath)$/;

/** Every text of a record that somebody reads, dates apart. */
export function textsOf(record: unknown, place = ""): Text[] {
  if (unread.test(place)) return [];
  if (typeof record === "string") return /^\d{4}-\d{2}/.test(record) ? [] : [{ place, text: record }];
  if (typeof record !== "object" || record === null) return [];
  return Object.entries(record).flatMap(([key, value]) => textsOf(value, place ? `${place}.${key}` : key));
}

/** Text in plain spaces, to compare with. */
export function plain(text: string): string {
  return text.replaceAll("\u00a0", " ");
}

/** Every figure of a record with its unit, once: «10 €», «24-48 horas». */
export function figuresOf(record: unknown): string[] {
  const figure = /\d[\d.]*(?:-\d+)?(?:,\d+)?(?:\u00a0[\p{L}€%]+)?(?<!\.)/gu;
  const found = textsOf(record).flatMap(({ text }) => text.match(figure) ?? []);
  return [...new Set(found.map(plain))].sort();
}
