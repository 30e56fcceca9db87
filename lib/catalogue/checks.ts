import { experiments } from "../config/experiment";
import { uncitedSources } from "./source-faults";
import { factsIn, placeholdersIn } from "./facts";
import { errorAt, type Fault, type Finding, fileOf, type OfferDocument } from "./finding";
import { fieldAt } from "../offers/field-info";
import { historyFault } from "./history-checks";
import { euros } from "../format/format";
import { figureOf } from "../offers/figure";
import { heroImage, stripOf } from "../offers/hero-image";
import type { Offer } from "../offers/offer";
import type { Terms } from "../offers/terms/schema";
import type { Sources } from "./read-sources";
import { changedFigures } from "./unrecorded-changes";
import { isPending, pendingFaults, pendingLeaves, wordFaults } from "./text-faults";

/** An offer, and what the checks compare it with. */
interface Reading {
  /** The file alone, without settings. */
  document: OfferDocument & { terms: Terms };
  offer: Offer;
  sources: Sources;
}

/** Errors of an offer that matches the schema; any of them stops the build. */
export function contentFindings(reading: Reading): Finding[] {
  const { document, offer } = reading;
  // Without `shortBenefit` in the file its value is `benefit`, which is reported under its own name.
  const isWritten = ([[field]]: Fault) => field !== "shortBenefit" || "shortBenefit" in (document.data ?? {});
  const words = wordFaults(offer).filter(isWritten);
  const misworded = words.map(([[field]]) => field);
  const faults = [
    ...references(reading),
    ...words,
    ...pending(reading),
    ...(document.terms.enabled ? uncitedSources(offer) : []),
    ...[steps, unlinked, netValue, sameCase, risky, pictures, future].flatMap((check) => check(reading)),
    // The history takes a text when it is right.
    ...unnoted(reading).filter(([[field]]) => !misworded.includes(field)),
  ];
  return faults.map((fault) => errorAt(document, ...fault));
}

/** Checks that only an offer with an A/B test has a variant b, and that named offers exist. */
function references({ offer: { id, landing }, sources }: Reading): Fault[] {
  const faults: Fault[] = [];
  const ids = Object.keys(sources.texts);
  const tested = experiments.map(({ slug }) => slug);
  if (landing.heroB && !tested.includes(id)) {
    const right = `sin heroB: esta oferta no tiene prueba A/B (la tiene: ${tested.join(", ") || "ninguna"})`;
    faults.push([["landing", "heroB"], "otra cabecera", right]);
  }
  for (const [i, section] of landing.sections.entries())
    for (const [j, offerId] of section.kind === "comparison" ? section.offerIds.entries() : [])
      if (!ids.includes(offerId)) {
        const path = ["landing", "sections", i, "offerIds", j];
        faults.push([path, offerId, `una oferta que exista: ${ids.join(", ")}`]);
      }
  return faults;
}

/** An enabled offer may contain no unfinished text and no example's figure (`PENDIENTE`). */
const pending = ({ document }: Reading) => (document.terms.enabled ? pendingFaults(document) : []);

/**
 * The unfinished texts and figures of an offer, as errors: neither is it published with them nor do they get into its
 * history.
 */
export function pendingFindings(document: OfferDocument): Finding[] {
  return pendingFaults(document).map((fault) => errorAt(document, ...fault));
}

/** The same place in the lists twice: the fault is the offer's that is hidden, or that came later. */
export function weightFindings(readings: readonly Pick<Reading, "document">[]): Finding[] {
  const age = ({ terms: { enabled, history } }: Reading["document"]) =>
    `${enabled && history.length > 0 ? "" : "~"}${history[0]?.date ?? "~"}`;
  const documents = readings.map(({ document }) => document);
  const sorted = documents.toSorted((a, b) => (age(a) < age(b) ? -1 : Number(age(a) > age(b))));
  return sorted.flatMap((document, index) => {
    const { weight } = document.terms;
    const same = sorted.slice(0, index).find(({ terms }) => terms.weight === weight)?.id;
    const right = `un lugar en las listas que esté libre: ese ya es de «${same}» (${fileOf(same ?? "")})`;
    return same ? [errorAt(document, ["weight"], weight, right)] : [];
  });
}

/** Two promotions of one brand without a name that tells them apart. */
export function nameFindings(readings: readonly Pick<Reading, "document">[]): Finding[] {
  const documents = readings.map(({ document }) => document);
  return documents.flatMap((document, index) => {
    const { brand, name } = document.terms;
    const twin = documents.slice(0, index).find(({ terms }) => terms.brand === brand && terms.name === name);
    const right = `un nombre que la distinga de «${twin?.id}», de la misma marca: name: "Plan Amigo"`;
    return twin ? [errorAt(document, ["name"], name, right)] : [];
  });
}

/** A step is read alone: its title or its text names the brand. */
function steps({ offer: { brand, landing } }: Reading): Fault[] {
  return landing.steps.flatMap(({ title, text }, index): Fault[] =>
    isPending(text) || `${title} ${text}`.includes(brand)
      ? []
      : [[["landing", "steps", index, "text"], text, `un paso que se entienda solo: nombra ${brand}`]],
  );
}

/** What an enabled offer lacks that its commands note: that it was published, checked, or promises other figures. */
function unnoted({ document, sources }: Reading): Fault[] {
  const { id, terms } = document;
  if (!terms.enabled || pendingLeaves(document).length > 0) return [];
  // A command would begin a lost history anew.
  if (historyFault(document, sources.committed)) return [];
  if (terms.history.length === 0)
    return [
      [["enabled"], true, `activada con su orden, que anota lo que falta: npm run offers enable ${id}`],
    ];
  const checked = `el día en que se comprobó en su web oficial: npm run offers verify ${id}`;
  const unchecked: Fault[] = terms.verifiedOn ? [] : [[["verifiedOn"], undefined, checked]];
  const unrecorded = changedFigures(document).map(({ field, now, recorded }): Fault => {
    const right = `lo que dice la última entrada de history, «${recorded ?? "nada"}», o una entrada nueva: npm run offers -- verify ${id} --note "Qué ha cambiado."`;
    return [[field], now, right];
  });
  return [...unchecked, ...unrecorded];
}

/** The net value must take its figures from facts, and from the same facts as the benefit. */
function netValue({ document: { data = {}, leaves } }: Reading): Fault[] {
  const promised = [data.benefit, data.shortBenefit].flatMap((text) => factsIn(data, text));
  const gains = leaves.filter(({ path }) => fieldAt(path)?.promised);
  return gains.flatMap(({ path, value }): Fault[] => {
    const [name] = placeholdersIn(value);
    if (!name) return [[path, value, 'el dato de facts que dice benefit, entre llaves: "{bonus}"']];
    if (promised.includes(name)) return [];
    const promises = promised.map((name) => `{${name}}`).join(", ");
    const which = promises ? `: ${promises}` : ", que ahora no dice ninguna";
    return [[path, value, `una cifra que prometa benefit o shortBenefit${which}`]];
  });
}

/**
 * A short benefit that is a maximum («hasta 60 €») beside a condition whose amount does not reach it. That of a gift in
 * parts is for all that the condition counts.
 */
function sameCase({ offer: { shortBenefit, condition, value } }: Reading): Fault[] {
  const { gain } = value;
  const isMost = figureOf(value).atMost || /^(?:\p{L}+ )?hasta\s/iu.test(shortBenefit);
  if (gain.kind === "unknown" || !isMost) return [];
  const whole = gain.kind === "share" && gain.most ? euros((gain.most.euros * gain.per) / gain.euros) : "";
  const asked = condition.match(/\d[\d.,]*\s€/g) ?? [];
  if (asked.every((amount) => amount === whole || shortBenefit.includes(amount))) return [];
  const right = `el importe con el que se llega a ese máximo${whole && `, ${whole}`}, o ninguno; o una cifra que valga para ${asked.join(" y ")}: en filas y tarjetas van juntos`;
  return [[["condition"], condition, right]];
}

/** Money that may be lost is warned of beside each button. */
function risky({ offer: { risk, value } }: Reading): Fault[] {
  if (risk || !value.atRisk) return [];
  return [
    [["risk"], undefined, "investment o crypto: value.atRisk dice que se arriesga dinero, y falta su aviso"],
  ];
}

/** Every source of an enabled offer has its address. */
const unlinked = ({ document: { terms } }: Reading) => (terms.enabled ? sourceFaults(terms) : []);

/** That a file does not say where it was read, or where a page is that it names. */
export function sourceFaults({ sources = [], sourceUrl }: Pick<Terms, "sources" | "sourceUrl">): Fault[] {
  const right =
    "dónde se ha leído: sources: [{by: Banco, url: https://www.banco.es/bases, read: 2026-01-20}]";
  if (sources.length === 0 && !sourceUrl) return [[["sources"], undefined, right]];
  return sources.flatMap(({ url, by }, index): Fault[] =>
    url ? [] : [[["sources", index, "url"], by, "la dirección de la página que lo dice"]],
  );
}

function pictures({ offer: { id, hasHeroImage, landing }, sources: { heroes } }: Reading): Fault[] {
  const { hero } = landing;
  return [
    hasHeroImage && { path: ["hasHeroImage"], picture: id },
    hero.layout === "split" &&
      hero.hasStripImage && { path: ["landing", "hero", "hasStripImage"], picture: stripOf(id) },
  ].flatMap((promised): Fault[] => {
    if (!promised) return [];
    const { path, picture } = promised;
    const { avif, webp } = heroImage(picture);
    const files = `${avif} ${webp}`.match(/[\w-]+\.\w+/g) ?? [];
    const missing = files.filter((file) => !heroes.includes(file));
    if (missing.length === 0) return [];
    const cure = `false, o las imágenes: dibuja public/heroes/${picture}.svg y ejecuta «npm run icons»`;
    return [[path, `true, sin ${missing.join(", ")}`, cure]];
  });
}

function future({ document: { terms }, sources: { readOn: today } }: Reading): Fault[] {
  if (!today) return [];
  const right = `una fecha que no sea futura: hoy es ${today}`;
  const dates: Fault[] = [
    [["verifiedOn"], terms.verifiedOn ?? "", right],
    // All that an offer says of being closed is in the present.
    [["closed", "since"], terms.closed?.since ?? "", right],
    ...terms.history.map(({ date }, index): Fault => [["history", index, "date"], date, right]),
  ];
  return dates.filter(([, date]) => String(date) > today);
}
