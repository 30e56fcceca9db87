import { textsOf } from "../../../scripts/offers/typography.mjs";

export { textsOf };

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
