import { statusNames } from "@/lib/copy/status";
import { fileOf, findingText, folders } from "@/lib/offers/finding";
import { statusOn } from "@/lib/offers/status";
import { dueFindings, leaps, warning } from "./findings";
import { linkFindings } from "./links";
import { chosen, look, sourcesAt, type Work } from "./work";

/** `list`: the offers in a table, then what is wrong, then what is due. */
export function list(work: Work): number {
  const state = look(work);
  const { offers, findings, today } = state;
  const rows = offers.map((offer) => [
    ...[offer.id, offer.enabled ? "activa" : "borrador", offer.verifiedOn],
    ...[statusNames[statusOn(offer, today)].toLowerCase(), offer.invitation ? "enlace propio" : "sin código"],
  ]);
  for (const row of [["oferta", "estado", "comprobada", "vigencia", "enlace"], ...rows])
    work.say(row.map((cell) => cell.padEnd(15)).join(" "));
  const wrong = findings.map(findingText).join("\n");
  if (wrong) work.say(`\nCon estos errores la web no se publica:\n${wrong}`);
  const enabled = offers.filter((offer) => offer.enabled).map(({ id }) => id);
  const due = dueFindings(state, enabled).map(findingText).join("\n");
  work.say(due ? `\nPendiente en las ofertas activas:\n${due}` : "\nNada pendiente en las ofertas activas.");
  return wrong ? 1 : 0;
}

interface Manner {
  /** Whether the links are visited too. */
  links?: boolean;
  /** Whether a warning is enough to fail: for a weekly run that somebody should hear of. */
  strict?: boolean;
}

/** `check`: everything that is wrong or due, in these offers or in all. Fails where something is wrong. */
export async function check(work: Work, ids: readonly string[], { links, strict }: Manner): Promise<number> {
  const state = look(work);
  const { offers, sources, findings } = state;
  const some = chosen(state, ids);
  const names = some.map(([id]) => id);
  const others = Object.keys(sources.texts).filter((id) => !names.includes(id));
  const errors = findings.filter(({ file }) => !others.some((id) => fileOf(id) === file));
  const shown = ["not-found", ...offers.filter(({ hasHeroImage }) => hasHeroImage).map(({ id }) => id)];
  const unused = sources.heroes.filter((file) => !shown.includes(file.replace(/(-\d+)?\.\w+$/, "")));
  const warnings = [
    ...dueFindings(state, names),
    // Of an offer with a mistake nobody knows which pictures it shows.
    ...(findings.length > 0 ? [] : unused).map((file) =>
      warning(`${folders.heroes}/${file}`, "", "una imagen que ninguna página muestra", "nada"),
    ),
    ...(links ? await linkFindings(offers.filter(({ id }) => names.includes(id))) : []),
  ];
  const committed = sourcesAt(work, "HEAD")?.texts ?? {};
  for (const leap of some.flatMap(([id, text]) => leaps(id, committed[id] ?? text, text))) {
    if (!work.confirm) warnings.push(leap);
    else if (!(await work.confirm(`${findingText(leap)}\n¿Seguro?`))) errors.push(leap);
  }
  for (const finding of [...errors, ...warnings]) work.say(findingText(finding));
  work.say(`Ofertas revisadas: ${names.length}. Errores: ${errors.length}. Avisos: ${warnings.length}.`);
  return errors.length > 0 || (strict && warnings.length > 0) ? 1 : 0;
}
