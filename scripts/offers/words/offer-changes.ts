import { netValue, precisionOf, usualAmount } from "@/lib/ground/net-value";
import { exclusionsOf } from "@/lib/tools/plan/pricing";
import { type Difference, differences, type Fields, isFields, valuesIn } from "@/lib/catalogue/differences";
import { hasCode } from "@/lib/catalogue/invitation-link";
import type { Path } from "@/lib/offers/field-info";
import { addDays, type CalendarDate, isCalendarDate, lastDay, longDate, sinceDate } from "@/lib/format/dates";
import { count, decimal, euros, list, present } from "@/lib/format/format";
import { quantityWords, readQuantity } from "@/lib/format/quantity";
import { routeNames } from "@/lib/offers/claim-schema";
import { valueAt } from "@/lib/offers/derive/facts";
import { allFields, fieldAt, fieldWords } from "@/lib/offers/field-info";
import type { Offer } from "@/lib/offers/offer";
import { formNames } from "@/lib/offers/terms/forms";
import { statusOn } from "@/lib/offers/status";
import { titleOf } from "@/lib/ground/offer-names";
import { netCopy, remainderWords } from "@/lib/ground/value-words";
import { usGain } from "@/lib/ground/offer-words";
import { exclusionText } from "@/lib/tools/plan/words/misfits";

/** A value as visitors read it; texts in quotation marks. */
function valueWords(path: Path, value: unknown): string {
  const { kind, choices } = fieldAt(path) ?? {};
  const text = String(value);
  if (value === undefined || value === null) return "nada";
  if (Array.isArray(value) || isFields(value)) return "vacío";
  if (value === false && fieldAt(path)?.type !== "boolean") return "no se aplica";
  if (typeof value === "boolean") return value ? "sí" : "no";
  if (typeof value === "number") return decimal(value);
  if (choices && Object.hasOwn(choices, text)) return choices[text] ?? text;
  const quantity = kind === "figure" ? readQuantity(text) : undefined;
  if (quantity) return quantityWords(quantity);
  if (kind === "date" || kind === "figure") return isCalendarDate(text) ? longDate(text) : text;
  return kind === "address" || kind === "colour" ? text : `«${text}»`;
}

/** An offer's file as written, and with its facts filled in; `offer` is the offer, if the file has no mistake. */
export interface Written {
  raw: Fields;
  filled: Fields;
  offer?: Offer | undefined;
}

/**
 * The changes of one offer, in an editor's words, a line each: first all in a sentence. If it is new or newly
 * published, everything that its file says.
 */
export function changesBetween(
  offer: Offer,
  before: Written | undefined,
  after: Written,
  today: CalendarDate,
): string[] {
  const { enabled } = offer;
  const title = titleOf(offer);
  if (!before)
    return [
      `${title}: oferta nueva, ${enabled ? "publicada" : "en borrador"}. Esto dice:`,
      ...whole(after.filled, offer),
    ];
  const wasEnabled = before.filled.enabled === true;
  if (enabled && !wasEnabled) return [`${title}: se publica. Esto dice:`, ...whole(after.filled, offer)];
  const isWithdrawn = wasEnabled && !enabled;
  const withdrawn = isWithdrawn ? [`${title}: se retira de la web. ${WITHDRAWN}`] : [];
  const hidden = enabled || isWithdrawn ? "" : " (sin publicar)";
  const all = differences({ ...before.filled, enabled }, { ...after.filled, enabled });
  // Texts in which only a fact has changed are summed up, unless they are part of the promise.
  const [told, following] = [all.filter((one) => !isByFact(one)), all.filter(isByFact)];
  function isByFact({ path }: Difference) {
    const [was, is] = [before, after].map((file) => valueAt(file?.raw, path));
    return typeof is === "string" && was === is && !["benefit", "requirements"].includes(String(path[0]));
  }
  const lines = told.map(({ path, before: from, after: to }) => {
    const inside = isInside(path) ? "por dentro: " : "";
    const field = fieldWords(path, to === undefined ? before.filled : after.filled);
    return `${inside}${field}: ${valueWords(path, from)} → ${valueWords(path, to)}`;
  });
  if (following.length > 0)
    lines.push(
      `con esos datos cambian también: ${following.map(({ path }) => fieldWords(path, after.filled)).join("; ")}`,
    );
  if (enabled && before.offer)
    lines.push(...consequences(before.offer, offer, today), ...computed(before.offer, offer));
  const [hadCode, hasCodeNow] = [before, after].map(({ filled }) => hasCode(filled.referralUrl, filled));
  if (hadCode !== hasCodeNow) lines.push(invitationWords({ ...offer, hasInvitation: Boolean(hasCodeNow) }));
  const sums = all.length > 1 && withdrawn.length === 0 ? [summaryOf(all)] : [];
  return [...withdrawn, ...[...sums, ...lines].map((line) => `${title}${hidden}: ${line}`)];
}

/** What a link that becomes an invitation, or no longer is one, changes on the page. */
function invitationWords(offer: Offer): string {
  const buttons = offer.hasInvitation ? "pasan a llevar" : "dejan de llevar";
  return `los botones ${buttons} tu invitación; la página dirá: «${usGain(offer)}»`;
}

const NO_PAGE = "Su página responde 404, y sale de las listas, las comparaciones y Mi plan";
const WITHDRAWN = `${NO_PAGE}; los calendarios ya suscritos siguen.`;

/** What visitors lose with an offer's file: nothing, if it was never published. */
export function deletionWords(id: string, filled: Fields | undefined, title = id): string {
  if (Array.isArray(filled?.history) && filled.history.length === 0) return `${title}: se borra su borrador.`;
  return `${title}: se borra, y con ella su historial. ${NO_PAGE}; los calendarios ya suscritos dejan de funcionar.`;
}

/** The consequences of a change that no field states: button, status, Mi plan, the note on taxes, the way to complain. */
function consequences(before: Offer, after: Offer, today: CalendarDate): string[] {
  const [was, is] = [statusOn(before, today), statusOn(after, today)];
  const { validFrom, validUntil, reward, claim } = after;
  const isMoved = (field: "validFrom" | "validUntil") => before[field] !== after[field];
  const lines: (string | false)[] = [];
  const isClosed = is === "ended" || is === "upcoming";
  if (is === "upcoming" && validFrom && isMoved("validFrom"))
    lines.push(
      `al publicar sale como «Vigente desde ${sinceDate(validFrom)}», sin botón, y Mi plan no la empieza antes.`,
    );
  if (is === "ended" && isMoved("validUntil"))
    lines.push("ya, al publicar, sale como finalizada, sin botón; su página se queda.");
  else if (validUntil && isMoved("validUntil"))
    lines.push(
      `desde el ${longDate(addDays(lastDay(validUntil), 1))} sale como finalizada, sin botón; su página se queda.`,
    );
  if ((was === "ended" || was === "upcoming") && !isClosed) lines.push("al publicar vuelve a tener botón.");
  if (before.reward !== reward)
    lines.push(
      before.reward === "money" && "deja de salir la línea de impuestos.",
      reward === "money" && "sale la línea de impuestos.",
      before.reward === "discount" && "los textos de la web dicen «regalo», y no «descuento».",
      reward === "discount" && "los textos de la web dicen «descuento», y no «regalo».",
    );
  if (before.claim.route !== claim.route)
    lines.push(`Reclamar dice otros plazos y otro organismo, los de «${routeNames[claim.route]}».`);
  return present(lines);
}

/** What changes in the tools: the net value for the same amount, and whether Mi plan counts the offer. */
function computed(was: Offer, is: Offer): string[] {
  const amount = usualAmount(was.value);
  const [left, leftNow] = [was, is].map(({ value }) => {
    const { net } = netValue(value, amount);
    return net ? remainderWords(net, precisionOf(value)) : netCopy.depends;
  });
  const input = { money: 0, customerOf: [], joined: {}, noRisk: false, spentAnyway: [], costs: {} };
  const [wasOut, isOut] = [was, is].map((offer) => exclusionsOf(offer, input).length > 0);
  const reasons = exclusionsOf(is, input).map((doubt) => exclusionText(doubt, is));
  const given = amount > 0 ? `, con ${euros(amount)}` : "";
  return present([
    left !== leftNow && `lo que te queda, en ¿Me compensa?${given}: «${left}» → «${leftNow}»`,
    isOut && !wasOut && `sale de Mi plan: «${reasons.join(" ")}»`,
    wasOut && !isOut && "entra en Mi plan.",
  ]);
}

/** Whether no visitor reads a field. */
const isInside = (path: Path) => ["kind", "layout"].includes(String(path.at(-1)));

/** What changes, in a sentence: how much of what, and on which pages. */
function summaryOf(all: readonly Difference[]): string {
  const amount = (is: (difference: Difference) => boolean) => all.filter(is).length;
  const isFact = ({ path }: Difference) => path[0] === "facts";
  const isEntry = ({ path }: Difference) => path[0] === "history";
  const isDate = (one: Difference) => fieldAt(one.path)?.kind === "date" && !isEntry(one);
  const entries = new Set(all.filter(isEntry).map(({ path }) => path[1])).size;
  const facts = amount(isFact);
  const dates = amount((one) => isDate(one) && !isFact(one));
  const rest = all.length - facts - dates - amount(isEntry);
  const parts = [
    facts > 0 && count(facts, "dato", "datos"),
    dates > 0 && count(dates, "fecha", "fechas"),
    rest > 0 && count(rest, "texto o campo", "textos o campos"),
    entries > 0 && count(entries, "entrada del historial", "entradas del historial"),
  ];
  const touches = (...fields: string[]) => all.some(({ path }) => fields.includes(String(path[0])));
  const pages = [
    "su ficha",
    touches("benefit", "shortBenefit", "condition", "weight", "validUntil", "brand") && "las listas",
    touches("benefit", "requirements", "category", "risk", "deadlines", "value") && "la comparación",
    touches("value", "deadlines", "validFrom", "validUntil", "spend", "requirements") && "Mi plan",
  ];
  return `en resumen, cambia esto: ${list(present(parts))}. Se ve en ${list(present(pages))}.`;
}

/** Whether a field tells a program how to read another one. */
const isForPrograms = (path: Path) => ["isForNew", "lostByYes"].includes(String(path.at(-1)));

/** Every field of an offer, in the schema's order: facts in place. */
function whole(all: Fields, { terms }: Offer): string[] {
  const unread = ["facts", "sums", "phrases", "enabled"];
  const { form = "cash", thing } = terms.gives.find(({ to }) => to === "you") ?? {};
  const given = thing && form === "cash" ? thing : formNames[form];
  const fields = new Set(allFields().map(({ path: [field] }) => String(field)));
  return [...fields]
    .filter((field) => !unread.includes(field))
    .flatMap((field) => valuesIn(all[field], [field]))
    .filter(({ value }) => typeof value !== "object")
    .filter(({ path }) => fieldAt(path)?.kind !== "name" && !isForPrograms(path))
    .map(({ path, value }) => {
      const words = path[0] === "reward" ? given : valueWords(path, value);
      return `  ${fieldWords(path, all)}: ${words}`;
    });
}
