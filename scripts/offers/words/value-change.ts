import { quantityWords, readQuantity } from "@/lib/format/quantity";

/** What an editor writes to remove a value. */
export const NOTHING = "nada";

/** A value as visitors read it: «10 €». */
function shown(value: unknown): string {
  const quantity = readQuantity(String(value));
  return quantity ? quantityWords(quantity) : String(value ?? NOTHING);
}

/** A value in a sentence, as visitors read it: a text of several words in quotation marks. */
export function quotedValue(value: unknown): string {
  const words = shown(value);
  return / /.test(words) ? `«${words}»` : words;
}

/** What became of a field's value: «de 10 € a 20 €». */
export function changeOf(before: unknown, after: unknown): string {
  if (before === undefined) return `es ahora ${quotedValue(after)}; antes no estaba`;
  return after === undefined
    ? `ya no está; era ${quotedValue(before)}`
    : `de ${quotedValue(before)} a ${quotedValue(after)}`;
}
