import type { CalendarDate } from "../format/dates";
import { gapsBetween } from "./conditions";
import type { OfferDocument, Path } from "./document";
import { namesIn } from "./facts";
import { errorAt, type Finding } from "./finding";
import { heroImage } from "./hero-image";
import { unrecordedFacts } from "./history";
import type { Offer, OfferRecord } from "./offer";
import type { Sources } from "./read-sources";
import { pendingLeaves, textsOf, wordFaults } from "./words";

/** What the checks compare an offer with. */
export interface Reading {
  document: OfferDocument;
  /** What the file alone says, without settings. */
  record: OfferRecord;
  offer: Offer;
  heroes: Sources["heroes"];
  /** Today, for dates in the future; undefined at a server's start, which must not depend on the clock. */
  today?: CalendarDate | undefined;
}

type Fault = [path: Path, found: unknown, right: string];

/** What is wrong in an offer that keeps to the schema: all of it stops a build. */
export function contentFindings(reading: Reading): Finding[] {
  const checks = [words, pending, gaps, unrecorded, netValue, pictures, future];
  return checks.flatMap((check) => check(reading)).map((fault) => errorAt(reading.document, ...fault));
}

function words({ offer }: Reading): Fault[] {
  return textsOf(offer).flatMap((text) =>
    wordFaults(text).map((right): Fault => [text.path, text.text, right]),
  );
}

/** An enabled offer may contain no unfinished text (`PENDIENTE`). */
function pending({ document, record }: Reading): Fault[] {
  if (!record.enabled) return [];
  return pendingLeaves(document).map(({ path, value }) => [
    path,
    value,
    "el texto escrito, antes de activarla",
  ]);
}

function gaps({ offer }: Reading): Fault[] {
  const { requirements, eligibility } = offer;
  return gapsBetween(requirements, eligibility.conditions).map(({ path, right }) => {
    const said = eligibility.conditions[Number(path[2])]?.said;
    return [path, path.length > 1 ? said : requirements, right];
  });
}

/** Facts that the history does not record yet. An offer that was never published needs no history. */
function unrecorded({ record, document }: Reading): Fault[] {
  if (!record.enabled || pendingLeaves(document).length > 0) return [];
  return unrecordedFacts(record).map(({ field, now, recorded }) => [
    [field],
    now,
    `lo que dice la última entrada de history, «${recorded ?? "nada"}», o una entrada nueva: npm run offers -- verify ${document.id} --note "Qué ha cambiado."`,
  ]);
}

/** The net value must take its figures from facts, and from the same facts as the benefit. */
function netValue({ document: { data = {}, leaves } }: Reading): Fault[] {
  const phrases = Object(data.phrases) as Record<string, unknown>;
  const expanded = (name: string) => (name in phrases ? namesIn(phrases[name]) : [name]);
  const promised = [data.benefit, data.shortBenefit].flatMap(namesIn).flatMap(expanded);
  const gains = leaves.filter(({ path }) =>
    /^value\.gain\.(euros|least|most|percent|most\.euros)$/.test(path.join(".")),
  );
  return gains.flatMap(({ path, value }): Fault[] => {
    const [name] = namesIn(value);
    if (!name) return [[path, value, 'el dato de facts que dice benefit, entre llaves: "{bonus}"']];
    if (promised.includes(name)) return [];
    const right =
      promised.length > 0
        ? `: ${promised.map((one) => `{${one}}`).join(", ")}`
        : ", que ahora no dice ninguna";
    return [[path, value, `una cifra que prometa benefit o shortBenefit${right}`]];
  });
}

function pictures({ offer: { id, hasHeroImage }, heroes }: Reading): Fault[] {
  const { avif, webp } = heroImage(id);
  const files = `${avif}, ${webp}`.split(", ").map((source) => source.split(" ")[0]?.split("/").at(-1) ?? "");
  const missing = files.filter((file) => !heroes.includes(file));
  if (!hasHeroImage || missing.length === 0) return [];
  const cure = `false, o las imágenes: dibuja public/heroes/${id}.svg y ejecuta «npm run icons»`;
  return [[["hasHeroImage"], `true, sin ${missing.join(", ")}`, cure]];
}

function future({ record, today }: Reading): Fault[] {
  if (!today) return [];
  const dates: [Path, CalendarDate][] = [
    [["verifiedOn"], record.verifiedOn],
    ...record.history.map(({ date }, place): [Path, CalendarDate] => [["history", place, "date"], date]),
  ];
  return dates
    .filter(([, date]) => date > today)
    .map(([path, date]) => [path, date, `una fecha que no sea futura: hoy es ${today}`]);
}
