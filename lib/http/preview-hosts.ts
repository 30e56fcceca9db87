/**
 * Pattern of hosts that search engines must not index: previews, localhost, bare IP addresses. The framework matches a
 * host in lower case, cut at its first colon: of an IPv6 address only `[` is left.
 */
export const PREVIEW_HOSTS = String.raw`(?:(?:.*\.)?vercel\.app\.?|(?:.*\.)?localhost\.?|\d+(?:\.\d+){3}|\[.*)`;

const previewHost = new RegExp(`^${PREVIEW_HOSTS}$`);

/** Whether a Host header, with or without port, names a preview host. */
export function isPreviewHost(host: string): boolean {
  return previewHost.test(host.replace(/:.*/s, "").toLowerCase());
}
