import { correctionCopy } from "../copy/changes";
import type { Offer } from "../offers/offer";
import { offerUrl, site } from "../config/site";
import { fileOf } from "../catalogue/finding";

/** A `mailto:` that reports a mistake: offer, version and page. Lines end with CRLF (RFC 6068). */
export function correctionLetter(offer: Offer): string {
  const lines = [
    `${correctionCopy.offer}: ${offer.brand} (${offer.id})`,
    `${correctionCopy.verified}: ${offer.verifiedOn}`,
    `${correctionCopy.changed}: ${offer.history.at(-1)?.date}`,
    `${correctionCopy.page}: ${offerUrl(offer)}`,
    "",
    correctionCopy.question,
    "",
  ];
  const fields = { subject: correctionCopy.subject(offer.brand), body: lines.join("\r\n") };
  const query = Object.entries(fields).map(([name, text]) => `${name}=${encodeURIComponent(text)}`);
  return `mailto:${site.contactEmail}?${query.join("&")}`;
}

/** GitHub's form that changes a figure of an offer; elsewhere, its file. Undefined when no repository is configured. */
export function editUrl({ id }: Pick<Offer, "id">, { repositoryUrl } = site): string | undefined {
  return repositoryUrl?.startsWith("https://github.com/")
    ? `${repositoryUrl}/issues/new?template=cambiar-cifra.yml&oferta=${id}`
    : repositoryUrl && `${repositoryUrl}/edit/main/${fileOf(id)}`;
}
