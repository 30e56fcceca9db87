/** The tracking parameters, in the order in which they are added to a link. */
export const trackingParameters = [
  "utm_source",
  "utm_medium",
  "utm_campaign",
  "utm_term",
  "utm_content",
  "gclid",
  "msclkid",
  "fbclid",
  "refsrc",
] as const;

type TrackingParameter = (typeof trackingParameters)[number];
/** Tracking parameters by name, as far as they are given. */
export type Tracking = Partial<Record<TrackingParameter, string | undefined>>;

/** Longest value accepted, in characters; longer ones are dropped. */
const MAX_LENGTH = 1000;

/** The parameters of a query. Some mail programs leave the «&amp;» that an address has in HTML: it is read as «&». */
export function parametersOf(query: string): URLSearchParams {
  return new URLSearchParams(query.replaceAll("&amp;", "&"));
}

/** The tracking parameters of a query: the first valid value of each. */
export function readTracking(query: string): Tracking {
  const parameters = parametersOf(query);
  return firstValid((name) => parameters.getAll(name));
}

/** The valid tracking parameters of a stored value, which is not trusted. */
export function validTracking(stored: unknown): Tracking {
  return firstValid((name) => [Object(stored)[name]]);
}

function firstValid(valuesOf: (name: string) => unknown[]): Tracking {
  const tracking: Tracking = {};
  for (const name of trackingParameters)
    for (const value of valuesOf(name))
      if (typeof value === "string" && value && value.length <= MAX_LENGTH) tracking[name] ??= value;
  return tracking;
}

/** Adds tracking parameters after a link's own, which stay as they are. Adding twice changes nothing. */
export function addTracking(link: string, tracking: Tracking): string {
  const [address = "", ...fragment] = link.split("#");
  // Only the first «?» separates the query; others belong to it.
  const own = new URLSearchParams(address.replace(/^[^?]*/, ""));
  const added = new URLSearchParams();
  for (const name of trackingParameters) {
    const value = tracking[name];
    if (value && !own.has(name)) added.append(name, value);
  }
  // Not its `size`: unknown to browsers of 2022.
  if (`${added}` === "") return link;
  const joint = !address.includes("?") ? "?" : /^[^?]*\?$|&$/.test(address) ? "" : "&";
  return [`${address}${joint}${added}`, ...fragment].join("#");
}

/** Removes the default `refsrc` that the server appended, so that the visit's own can replace it. */
export function withoutRefsrc(link: string): string {
  return link.replace(/[?&]refsrc=[^&#]*(?=#|$)/, "");
}
