import { hostOf } from "../format/format";
import { codeVariable, EXAMPLE_CODE, referralVariable } from "../config/validators";
import type { Offer } from "../offers/offer";
import { isLink } from "../offers/terms/people";
import { errorAt, errorIn, type Finding, fileOf, type OfferDocument } from "./finding";
import { foreignHost, isWithin, addressKey } from "./invitation-link";

/** What the owner's environment says of invitations. */
export interface LinkSettings {
  /** Referral links that replace the files' own, by offer id. */
  referralUrls: Readonly<Record<string, string>>;
  /** Referral codes, by offer id. */
  referralCodes?: Readonly<Record<string, string>>;
  /** The host of this site, without `www.`: no referral link leads there. */
  siteHost?: string;
}

/** Hosts of examples: a link to one was copied from a manual. */
const EXAMPLES = ["ejemplo.es", "example.com", "example.org", "example.net"];

/** A code as manuals write it where the owner's own goes: «TU_CODIGO». */
const PLACEHOLDER = /^(?:(?:tu|mi|your|my)[-_ ]?)?(?:c[oó]digo|code)$/i;

/** The placeholder in a link, at the end of its path or as a parameter's value. */
function placeholderIn(link: string): string | undefined {
  const { pathname, searchParams, hash } = new URL(link);
  const [end = ""] = /[^/]*(?=\/*$)/.exec(pathname) ?? [];
  return [end, ...searchParams.values(), hash.slice(1)].find((part) => PLACEHOLDER.test(part));
}

interface Reading {
  document: OfferDocument;
  offer: Offer;
}

/** Referral links that cannot be an invitation of their offer, in its file or in the variable that sets them. */
export function invitationFindings(readings: readonly Reading[], settings: LinkSettings): Finding[] {
  const sorted = readings.toSorted((a, b) => (a.offer.id < b.offer.id ? -1 : 1));
  const hostFaults = new Map(sorted.map((reading) => [reading, hostFault(reading, readings, settings)]));
  const sound = sorted.filter((reading) => !hostFaults.get(reading) && reading.offer.hasInvitation);
  return sorted.flatMap((reading) => {
    const { document, offer } = reading;
    const twin = sound
      .slice(0, Math.max(0, sound.indexOf(reading)))
      .find((other) => addressKey(other.offer.referralUrl).page === addressKey(offer.referralUrl).page);
    const right =
      uninvited(offer) ??
      hostFaults.get(reading) ??
      (twin &&
        `un enlace propio de ${offer.brand}: ese ya es de «${twin.offer.id}» (${linkPlace(twin.offer.id, settings).file})`);
    return right ? [linkError(document, offer, right, settings)] : [];
  });
}

/** A link with a code of an offer that says that it has no invitation, or that none travels as a link. */
function uninvited({ terms, hasInvitation, officialUrl }: Offer): string | undefined {
  const { by } = terms.invitation;
  if (!hasInvitation || isLink(by) || by === "code") return undefined;
  const why = by === "none" ? "no hay invitación" : "no se invita con un enlace";
  return `${officialUrl}, o ningún enlace: la oferta dice que ${why} (invitation: {by: ${by}})`;
}

/** What would be right in place of a code for an offer whose invitation travels in another way. */
function otherWay({ id, brand, terms }: Offer): string | undefined {
  const file = fileOf(id);
  switch (terms.invitation.by) {
    case "code":
      return undefined;
    case "link":
    case "link-or-code":
      return `nada: a ${brand} se invita con un enlace, que va en ${referralVariable(id)}. Si es con un código, pon «invitation: {by: code}» en ${file}`;
    case "inviter-id":
      return `nada: a ${brand} se invita con el DNI de quien invita, y un DNI no se publica`;
    case "email":
      return `nada: a ${brand} se invita por correo, según ${file}`;
    case "branch":
      return `nada: a ${brand} se invita en una oficina, según ${file}`;
    default:
      return `nada: ${brand} no tiene invitación, según ${file}`;
  }
}

/** Referral codes of the environment that cannot be an invitation of their offer. */
export function codeFindings(readings: readonly Reading[], { referralCodes = {} }: LinkSettings): Finding[] {
  return readings.flatMap(({ offer }): Finding[] => {
    const found = referralCodes[offer.id];
    if (found === undefined) return [];
    const isExample = found.toUpperCase() === EXAMPLE_CODE || PLACEHOLDER.test(found);
    const example = isExample ? `tu código de invitación de ${offer.brand}: ${found} es solo un ejemplo` : "";
    const right = otherWay(offer) || example;
    return right ? [errorIn(codeVariable(offer.id), found, right)] : [];
  });
}

/** Place of an offer's referral link: the variable that sets it, or the field of its file. */
export function linkPlace(id: string, { referralUrls }: LinkSettings): Pick<Finding, "file" | "field"> {
  return referralUrls[id] === undefined
    ? { file: fileOf(id), field: "referralUrl" }
    : { file: referralVariable(id), field: "" };
}

function linkError(document: OfferDocument, offer: Offer, right: string, settings: LinkSettings): Finding {
  const { id, referralUrl } = offer;
  const place = linkPlace(id, settings);
  return place.field
    ? errorAt(document, [place.field], referralUrl, right)
    : errorIn(place.file, referralUrl, right);
}

/** What would be right in place of a link whose host cannot be the offer's. */
function hostFault(
  reading: Reading,
  all: readonly Reading[],
  { siteHost }: LinkSettings,
): string | undefined {
  const { brand, referralUrl } = reading.offer;
  const host = hostOf(referralUrl);
  const right = `tu enlace de invitación de ${brand}`;
  const example = EXAMPLES.find(isWithin(host));
  if (example) return `${right}: ${example} es solo un ejemplo`;
  const placeholder = placeholderIn(referralUrl);
  if (placeholder) return `${right}: ${placeholder} es solo un ejemplo`;
  if (siteHost && isWithin(host)(siteHost)) return `${right}: ${host} es la dirección de esta web`;
  if (!foreignHost(reading.offer)) return undefined;
  const owner = all.find(
    ({ document, offer }) =>
      document.terms?.brand !== reading.document.terms?.brand && offer.invitationHosts.some(isWithin(host)),
  );
  return (
    owner &&
    `${right}: ${host} es de ${owner.offer.brand}. Si también invita desde ahí, ponlo en invitation.hosts de ${fileOf(reading.offer.id)}`
  );
}
