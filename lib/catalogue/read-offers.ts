import { codeVariable, referralVariable } from "../config/validators";
import { contentFindings, nameFindings, weightFindings } from "./checks";
import { readDocument } from "./document";
import { filledTerms, fillPlaceholders } from "./facts";
import { codeFindings, invitationFindings, linkPlace, type LinkSettings } from "./invitation-findings";
import { foreignHost } from "./invitation-link";
import { deletedOffers, historyFault } from "./history-checks";
import { nearest } from "../format/nearest";
import { allFields } from "../offers/field-info";
import { offerId } from "../offers/fields";
import { errorAt, errorIn, type Finding, fileOf, folders, type OfferDocument } from "./finding";
import { type Offer, recordSchema } from "../offers/offer";
import type { Sources } from "./read-sources";
import { schemaFindings } from "./schema-findings";
import { looseFigures } from "../format/typography";
import { wordFaults } from "./text-faults";

/** What the owner's environment changes of the files. */
export interface Settings extends LinkSettings {
  /** Disabled offers that this build treats as enabled; `*` stands for all of them. */
  offersPreview: readonly string[];
  /** Values that replace facts of the files, by offer id. */
  facts?: Readonly<Record<string, Readonly<Record<string, string | undefined>>>>;
}

/** Value of OFFERS_PREVIEW for all disabled offers. */
const EVERY = "*";

/** The offers by weight, and all mistakes in files and settings. An unreadable or invalid offer is left out. */
export function loadOffers(sources: Sources, settings: Settings): { offers: Offer[]; findings: Finding[] } {
  const ids = Object.keys(sources.texts);
  const rightName = "un fichero llamado como su oferta: mi-banco.yaml; si es una copia, bórrala";
  const findings = sources.unread.map((name) => errorIn(`${folders.offers}/${name}`, name, rightName));
  const rightFile = "un fichero de texto: es una carpeta, o un enlace a un fichero que ya no está";
  for (const name of sources.unreadable ?? [])
    findings.push(errorIn(`${folders.offers}/${name}`, name, rightFile));
  if (ids.length === 0) findings.push(errorIn(folders.offers, undefined, "un fichero por oferta"));
  const offers: Offer[] = [];
  const readings: Extract<ReturnType<typeof readOffer>, { offer: Offer }>[] = [];
  for (const [id, right] of deletedOffers(ids, sources.committed))
    findings.push(errorIn(fileOf(id), undefined, right));
  for (const file of readDocuments(sources, settings)) {
    const { document } = file;
    const read = readOffer(file, settings);
    const lost = historyFault(document, sources.committed);
    if (lost) findings.push(errorAt(document, ...lost));
    if (read.mistakes) findings.push(...read.mistakes);
    else {
      findings.push(...contentFindings({ ...read, sources }));
      readings.push(read);
      offers.push(read.offer);
    }
  }
  findings.push(
    ...weightFindings(readings),
    ...nameFindings(readings),
    ...invitationFindings(readings, settings),
    ...codeFindings(readings, settings),
    ...settingFindings(settings, ids),
    ...brandFindings(readings, settings),
  );
  return { offers: offers.sort((a, b) => a.weight - b.weight), findings };
}

const isPreviewed = (id: string, { offersPreview }: Settings) =>
  offersPreview.some((shown) => shown === EVERY || shown === id);

/** An offer's file: as it is, and with the owner's brand and figures in place of its own. */
interface Read {
  document: OfferDocument;
  own: OfferDocument;
  /** Whether its name stands beside its brand. */
  isNamed: boolean;
}

/** The files of the offers. The name of a promotion stands beside its brand where another one of the brand is seen, too. */
function readDocuments({ texts, readOn: today }: Sources, settings: Settings): Read[] {
  const read = (id: string, more: Parameters<typeof readDocument>[2] = {}) => {
    const invitation = { link: settings.referralUrls[id], code: settings.referralCodes?.[id] };
    return readDocument(id, texts[id] ?? "", { ...invitation, today, ...more });
  };
  const documents = Object.keys(texts).map((id) => read(id));
  const isSeen = ({ id, terms }: OfferDocument) => terms?.enabled || isPreviewed(id, settings);
  return documents.map((document) => {
    const { id, terms } = document;
    const isNamed =
      terms?.name !== undefined &&
      documents.some(
        (other) =>
          other !== document && other.terms?.brand === terms.brand && (isSeen(other) || !isSeen(document)),
      );
    const more = terms?.name !== undefined && !isNamed ? { isNamed } : {};
    const facts = settings.facts?.[id];
    return { document: read(id, more), own: read(id, { ...more, ...(facts && { facts }) }), isNamed };
  });
}

function readOffer({ document, own, isNamed }: Read, settings: Settings) {
  const { id, terms: written } = document;
  const idIssues = offerId.safeParse(id).error?.issues ?? [];
  const mistakes = [...idIssues.map(({ message }) => errorIn(fileOf(id), id, message)), ...document.findings];
  if (!written || mistakes.length > 0)
    return { mistakes: [...mistakes, ...alsoWrong(document, mistakes, document.data ?? {})] };
  const filled = fillPlaceholders(own);
  const parsed = recordSchema.safeParse(filled);
  if (!parsed.success) {
    const schemaErrors = schemaFindings(own, parsed.error.issues, filled, allFields);
    // The file alone is right: then it is a setting that does not fit.
    const isSetting = own !== document && recordSchema.safeParse(fillPlaceholders(document)).success;
    return {
      mistakes: isSetting
        ? schemaErrors.map((error) => settingError(error, id, settings))
        : [...schemaErrors, ...alsoWrong(document, schemaErrors, filled)],
    };
  }
  const record = parsed.data;
  const terms = filledTerms(own);
  const code = terms.invitation.by === "code" ? settings.referralCodes?.[id] : undefined;
  const previewed = isPreviewed(id, settings);
  const offer: Offer = {
    ...record,
    terms,
    hasInvitation: own.hasInvitation,
    ...(code !== undefined && { invitationCode: code }),
    foreignHost: foreignHost(record),
    id,
    isNamed,
    enabled: record.enabled || previewed,
    draft: previewed && !record.enabled,
    detailPath: `/${id}`,
  };
  return { document: { ...document, terms: written }, offer };
}

/**
 * What else is wrong in the same texts, so that all is told at once; not in those that cannot be read as they were meant.
 */
function alsoWrong(document: OfferDocument, schemaErrors: readonly Finding[], record: unknown): Finding[] {
  const fields = schemaErrors.map(({ field }) => field);
  const isRead = (field: string) => document.leaves.some(({ path }) => path.join(".") === field);
  return (
    wordFaults(record)
      .filter(([path]) => fields.includes(path.join(".")) && isRead(path.join(".")))
      // The site joins figures itself; until it can, their spaces are the editor's.
      .filter(([, , right]) => !Object.values<string>(looseFigures).includes(right))
      .map((fault) => errorAt(document, ...fault))
      .filter(
        ({ field, right }) => !schemaErrors.some((wrong) => wrong.field === field && wrong.right === right),
      )
  );
}

/** The variables that replace facts of `MAIN_OFFER`, by fact. */
const VARIABLES: Readonly<Record<string, string>> = {
  bonus: "NEXT_PUBLIC_BONUS_AMOUNT",
  brand: "NEXT_PUBLIC_BRAND_NAME",
};

/** An error in an offer's file that a setting makes, as an error of that setting. */
function settingError(error: Finding, id: string, settings: Settings): Finding {
  if (error.field === "referralUrl") return { ...error, ...linkPlace(id, settings), line: undefined };
  const set = Object.entries(settings.facts?.[id] ?? {}).filter(([, value]) => value !== undefined);
  return errorIn(
    set.map(([fact]) => VARIABLES[fact] ?? fact).join(", "),
    set.map(([, value]) => value).join(", "),
    `un valor con el que quepa ${error.field} de ${error.file}, que ahora dice «${String(error.found)}»: ${error.right}`,
  );
}

/** A brand set for one offer that is the brand of another. */
function brandFindings(readings: readonly { document: OfferDocument }[], settings: Settings) {
  return Object.entries(settings.facts ?? {}).flatMap(([id, { brand }]) => {
    const owner = readings.find(
      ({ document }) => document.id !== id && document.terms?.brand.toLowerCase() === brand?.toLowerCase(),
    );
    const right = `la marca de «${id}»: esa es la de «${owner?.document.id}»`;
    return owner ? [errorIn(VARIABLES.brand ?? "", brand, right)] : [];
  });
}

/** Settings of offers that do not exist. */
function settingFindings(settings: Settings, ids: readonly string[]): Finding[] {
  const { offersPreview, referralUrls, referralCodes = {} } = settings;
  const all = [
    ...offersPreview.map((id) => ["OFFERS_PREVIEW", id] as const),
    ...Object.keys(referralUrls).map((id) => [referralVariable(id), id] as const),
    ...Object.keys(referralCodes).map((id) => [codeVariable(id), id] as const),
  ];
  return all.flatMap(([variable, id]) => {
    if (ids.includes(id) || id === EVERY) return [];
    const meant = nearest(id, ids) ?? ids.find((known) => known.startsWith(`${id}-`));
    const hint = meant ? `«${meant}», si es la que querías decir; ` : "";
    return errorIn(variable, id, `${hint}un id que exista: ${ids.join(", ")}`);
  });
}
