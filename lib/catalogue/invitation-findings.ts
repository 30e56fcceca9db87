import { hostOf } from "../format/format";
import { referralVariable } from "../config/validators";
import type { Offer, OfferRecord } from "../offers/offer";
import { errorAt, type Finding, fileOf, type OfferDocument } from "./finding";
import { foreignHost, isWithin, partsOf } from "./invitation-link";

/** What the owner's environment says of links. */
export interface LinkSettings {
  /** Referral links that replace the files' own, by offer id. */
  referralUrls: Readonly<Record<string, string>>;
  /** The host of this site, without `www.`: no referral link leads there. */
  siteHost?: string;
}

/** Hosts of examples: a link to one was copied from a manual. */
const EXAMPLES = ["ejemplo.es", "example.com", "example.org", "example.net"];

interface Reading {
  document: OfferDocument;
  record: OfferRecord;
  offer: Offer;
}

/** Referral links that cannot be an invitation of their offer, in its file or in the variable that sets them. */
export function invitationFindings(readings: readonly Reading[], settings: LinkSettings): Finding[] {
  const sorted = readings.toSorted((a, b) => (a.offer.id < b.offer.id ? -1 : 1));
  const hostFaults = new Map(sorted.map((reading) => [reading, hostFault(reading, readings, settings)]));
  const sound = sorted.filter((reading) => !hostFaults.get(reading) && reading.offer.invitation);
  return sorted.flatMap((reading) => {
    const { document, offer } = reading;
    const twin = sound
      .slice(0, Math.max(0, sound.indexOf(reading)))
      .find((other) => partsOf(other.offer.referralUrl).page === partsOf(offer.referralUrl).page);
    const right =
      hostFaults.get(reading) ??
      (twin &&
        `un enlace propio de ${offer.brand}: ese ya es de «${twin.offer.id}» (${placeOf(twin, settings)})`);
    return right ? [linkError(document, offer, right, settings)] : [];
  });
}

const isSet = ({ id }: { id: string }, { referralUrls }: LinkSettings) => referralUrls[id] !== undefined;

const placeOf = ({ offer }: Reading, settings: LinkSettings) =>
  isSet(offer, settings) ? referralVariable(offer.id) : fileOf(offer.id);

function linkError(document: OfferDocument, offer: Offer, right: string, settings: LinkSettings): Finding {
  const { id, referralUrl } = offer;
  return isSet(offer, settings)
    ? { level: "error", file: referralVariable(id), field: "", found: referralUrl, right }
    : errorAt(document, ["referralUrl"], referralUrl, right);
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
  if (siteHost && isWithin(host)(siteHost)) return `${right}: ${host} es la dirección de esta web`;
  if (!foreignHost(reading.offer)) return undefined;
  const owner = all.find(
    ({ record, offer }) =>
      record.brand !== reading.record.brand && offer.invitationHosts.some(isWithin(host)),
  );
  return (
    owner &&
    `${right}: ${host} es de ${owner.offer.brand}. Si también invita desde ahí, ponlo en invitationHosts de ${fileOf(reading.offer.id)}`
  );
}
