import { mailLink } from "../format/contact-links";
import { correctionCopy } from "../copy/changes";
import { checkOf } from "../offers/never-checked";
import type { Offer } from "../offers/offer";
import { offerUrl, type Site, site } from "../config/site";
import { fileOf } from "../catalogue/finding";

/** A `mailto:` that reports a mistake: offer, version and page. Lines end with CRLF (RFC 6068). */
export function correctionLetter(offer: Offer): string {
  const lines = [
    `${correctionCopy.offer}: ${offer.brand} (${offer.id})`,
    `${correctionCopy.verified}: ${checkOf(offer) ?? "-"}`,
    `${correctionCopy.changed}: ${offer.history.at(-1)?.date ?? "-"}`,
    `${correctionCopy.page}: ${offerUrl(offer)}`,
    "",
    correctionCopy.question,
    "",
  ];
  const fields = { subject: correctionCopy.subject(offer.brand), body: lines.join("\r\n") };
  const query = Object.entries(fields).map(([name, text]) => `${name}=${encodeURIComponent(text)}`);
  return `${mailLink(site.contactEmail)}?${query.join("&")}`;
}

/**
 * Address at which an offer is edited: GitHub's form that changes a figure; elsewhere, its file, at the service's address.
 * Undefined when no repository is configured.
 */
export function editUrl(
  { id }: Offer,
  { repositoryUrl }: Pick<Site, "repositoryUrl"> = site,
): string | undefined {
  if (!repositoryUrl) return undefined;
  const { hostname, pathname } = new URL(repositoryUrl);
  if (hostname === "github.com") return `${repositoryUrl}/issues/new?template=cambiar-cifra.yml&oferta=${id}`;
  const isGitLab = /\bgitlab\b/.test(hostname) || pathname.split("/").length > 3;
  const isForgejo = /\b(codeberg|forgejo|gitea)\b/.test(hostname);
  const edit = isGitLab ? "-/edit" : isForgejo ? "_edit" : "edit";
  return `${repositoryUrl}/${edit}/main/${fileOf(id)}`;
}
