/**
 * Hosts that search engines must not index: the platform's previews, localhost and bare IP addresses. The pattern
 * matches a whole host name in lower case without port, as the framework compares it: cut at the first colon, so that
 * only `[` is left of an IPv6 address.
 */
export const PREVIEW_HOSTS = String.raw`(?:(?:.*\.)?vercel\.app\.?|(?:.*\.)?localhost\.?|\d+(?:\.\d+){3}|\[.*)`;

const previewHost = new RegExp(`^${PREVIEW_HOSTS}$`);

/** Whether a Host header, with or without port, names a preview host. */
export function isPreviewHost(host: string): boolean {
  return previewHost.test(host.replace(/:.*/s, "").toLowerCase());
}
