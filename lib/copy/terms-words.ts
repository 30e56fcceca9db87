import { valuesIn } from "../catalogue/differences";
import { longDate, isCalendarDate } from "../format/dates";
import { inSentence, list } from "../format/format";
import { quantityWords, readQuantity } from "../format/quantity";
import { fieldsOf } from "../offers/field-info";
import { askName } from "../offers/terms/ask";
import { type AskEntry, optionsOf, placedAsks } from "../offers/terms/asks";
import { formNames } from "../offers/terms/forms";
import { type Gain, gain as gainSchema } from "../offers/terms/gain";
import type { Terms } from "../offers/terms/schema";
import { type Ask, verbOf, verbs, verbWords } from "../offers/terms/verbs";
import { eventNames } from "../offers/terms/within";
import type { OpenOffer } from "./open-data";

/** What a file writes in English, in words. */
const valueNames: Readonly<Record<string, string>> = {
  unknown: "no se sabe",
  true: "sí",
  false: "no",
  none: "ninguno",
  no: "no",
  gross: "antes de impuestos",
  net: "ya descontados",
  campaign: "los días de la campaña",
  ever: "siempre",
  month: "mes",
  "at-once": "al momento",
  ...eventNames,
  gift: "la llegada del regalo",
};

/** How one is invited. */
const invitations: Readonly<Record<Terms["invitation"]["by"], string>> = {
  link: "con un enlace",
  code: "con un código",
  "link-or-code": "con un enlace o un código",
  "inviter-id": "con el DNI de quien invita",
  email: "por correo",
  branch: "en una oficina",
  none: "no hay invitación",
};

type Fields = ReturnType<typeof fieldsOf>;

/** The fields of each verb: two verbs may call different things by one name. */
const fieldsByVerb = new Map<string, Fields>(verbs.map(({ name, schema }) => [name, fieldsOf(() => schema)]));
const gainFields = fieldsOf(() => gainSchema);

/** A value of a file in words: «300 €», «el depósito», «no se sabe». */
function valueWords(value: unknown, choices: Readonly<Record<string, string>> = {}): string {
  const text = String(value);
  const quantity = readQuantity(text);
  if (quantity) return quantityWords(quantity);
  if (isCalendarDate(text)) return longDate(text);
  return choices[text] ?? valueNames[text] ?? text;
}

/** The fields of a record in words, «importe: 300 €», without those that its first words have said. */
function details(
  record: object,
  fields: Fields,
  said: readonly string[],
  asked: Readonly<Record<string, string>> = {},
): string[] {
  return valuesIn(record, []).flatMap(({ path, value }) => {
    const inside = path.findIndex((step) => typeof step === "number");
    // The entries of a list stand one after the other under one name.
    if (said.includes(String(path[0])) || (inside === path.length - 1 && path[inside] !== 0)) return [];
    const entries = inside === path.length - 1 ? Object(record)[path[0] ?? ""] : [value];
    const { label = String(path.at(-1)), choices } =
      fields.fieldAt(inside === path.length - 1 ? path.slice(0, -1) : path) ?? {};
    const names = { ...asked, ...fields.fieldAt(path)?.choices, ...choices };
    return [`${label}: ${list((entries as unknown[]).map((one) => valueWords(one, names)))}`];
  });
}

/** What a verb asks for, in words: «Ingresar dinero, que sigue siendo tuyo». */
const doneWords = (ask: Ask) => (verbWords[ask.do] ?? ask.do).replace(/\.$/, "");

/** One thing that an offer asks for, in words: «Ingresar dinero, que sigue siendo tuyo (importe: 300 €)». */
function askWords(ask: Ask): string {
  const fields = fieldsByVerb.get(verbOf(ask).name) as Fields;
  const what = doneWords(ask);
  // Whole paragraphs of a page stand in no table.
  const prose = fields
    .allFields()
    .flatMap(({ path, info }) => (info.kind === "sentence" ? String(path[0]) : []));
  const all = details(ask, fields, ["do", "id", "source", ...prose]);
  return all.length > 0 ? `${what} (${all.join("; ")})` : what;
}

/** What an offer asks for, in its order. Alternatives are marked: one of them is enough. */
function asksWords(asks: readonly AskEntry[]): string {
  return asks
    .map((entry) =>
      "any" in entry
        ? `Basta con una de estas cosas: ${optionsOf(entry)
            .map((option) => option.map((ask) => inSentence(askWords(ask))).join(" + "))
            .join(" / ")}`
        : askWords(entry),
    )
    .join(". ");
}

/** A gain in words: «cantidad: 50 €; impuestos: ya descontados». */
const gainDetails = (gain: Gain, asked: Readonly<Record<string, string>>) =>
  details(gain, gainFields, ["to"], asked).join("; ");

/** What an offer asks and gives, in words: in which form the new client's gains come and how they are taxed, each once. */
export function termsWords({ asks, gives, invitation }: Terms): OpenOffer["termsText"] {
  const asked = Object.fromEntries([
    ...placedAsks(asks).map(({ ask }) => [askName(ask), inSentence(doneWords(ask))]),
    ...asks.flatMap((entry) =>
      "any" in entry && entry.id ? [[entry.id, "una de las cosas que bastan"]] : [],
    ),
  ]);
  const of = (to: Gain["to"]) =>
    gives
      .filter((gain) => gain.to === to)
      .map((gain) => gainDetails(gain, asked))
      .join(". ");
  const yours = gives.filter(({ to }) => to === "you");
  const forms = yours.flatMap(({ form, money, tiers }) => form ?? (money || tiers ? "cash" : []));
  const taxes = yours.map(({ tax = "unknown" }) =>
    typeof tax === "object" ? `se retiene el ${valueWords(tax.withheld)}` : valueWords(tax),
  );
  return {
    asks: asksWords(asks),
    yours: of("you"),
    inviters: of("inviter"),
    invitationBy: invitations[invitation.by],
    form: list([...new Set(forms)].map((form) => formNames[form])),
    tax: list([...new Set(taxes)]),
  };
}
