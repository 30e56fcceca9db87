import { convert } from "html-to-text";
import robotsParser from "robots-parser";
import { valuesIn } from "@/lib/catalogue/differences";
import { type Finding, fileOf, warning } from "@/lib/catalogue/finding";
import type { Offer } from "@/lib/offers/offer";
import { isHome } from "@/lib/catalogue/invitation-link";
import { MissingPage, UnreadablePage } from "@/lib/catalogue/official-page";

/** Limits of one visit. A page with less visible text than `letters` counts as empty. */
const LIMITS = { milliseconds: 15_000, bytes: 3_000_000, redirects: 5, letters: 200 };

/** The status codes of sites that refuse programs. */
const REFUSALS = [401, 403, 429];

/** The visible text of a page: without scripts, hidden elements or image descriptions. */
function visibleText(html: string): string {
  const skipped = ["title", "img", "noscript", "template", "svg", "[hidden]", "[aria-hidden=true]"];
  const headings = ["h1", "h2", "h3", "h4", "h5", "h6"];
  return convert(html, {
    wordwrap: false,
    selectors: [
      ...skipped.map((selector) => ({ selector, format: "skip" })),
      ...headings.map((selector) => ({ selector, options: { uppercase: false } })),
      { selector: "a", options: { ignoreHref: true } },
    ],
  });
}

/** Sends one request; the body is read only if it is text. Throws `UnreadablePage` on failure, timeout or too many bytes. */
async function ask(url: URL, agent: string, redirect: RequestRedirect) {
  try {
    // Of two requests to a site, the second would use a connection that the site may be closing.
    const headers = { "user-agent": agent, "accept-language": "es-ES,es;q=0.9", connection: "close" };
    const signal = AbortSignal.timeout(LIMITS.milliseconds);
    const response = await fetch(url, { headers, signal, redirect });
    const { status, ok, url: address } = response;
    const type = response.headers.get("content-type") ?? "";
    const chunks: Uint8Array[] = [];
    let bytes = 0;
    const isText = /^$|^text\/|html/.test(type);
    if (!isText) await response.body?.cancel();
    for await (const chunk of (isText && response.body) || []) {
      bytes += chunk.length;
      if (bytes > LIMITS.bytes) throw new UnreadablePage(`pasa de ${LIMITS.bytes / 1_000_000} MB`);
      chunks.push(chunk);
    }
    const words = decoded(Buffer.concat(chunks), type);
    const location = status >= 300 && status < 400 ? response.headers.get("location") : null;
    return { status, ok, type, location, address, words };
  } catch (error) {
    if (error instanceof UnreadablePage) throw error;
    const { name, cause } = error as Error & { cause?: { code?: string } };
    const isSlow = name === "TimeoutError";
    throw new UnreadablePage(isSlow ? "no responde a tiempo" : `no se puede abrir (${cause?.code ?? name})`);
  }
}

/** Decodes a page by the charset of its header, else of its `<meta>`, which stands in its first 1,024 bytes. */
function decoded(page: Buffer, type: string): string {
  const charset = /charset\s*=\s*["']?([\w-]+)/i;
  const head = page.subarray(0, 1024).toString("latin1");
  const [, named] = charset.exec(type) ?? /<meta[^>]+charset\s*=\s*["']?([\w-]+)/i.exec(head) ?? [];
  try {
    return new TextDecoder(named).decode(page);
  } catch {
    // The named charset does not exist.
    return new TextDecoder().decode(page);
  }
}

/** The rules of a site's robots.txt. A 4xx means no rules; any other failure means no access (RFC 9309). */
async function rulesOf(origin: string, agent: string): Promise<ReturnType<typeof robotsParser>> {
  const { status, ok, words } = await ask(new URL("/robots.txt", origin), agent, "follow");
  if (!ok && (status < 400 || status >= 500)) throw new UnreadablePage(`su robots.txt responde ${status}`);
  return robotsParser(`${origin}/robots.txt`, ok ? words : "");
}

/**
 * The visible text of a page and its final address. One request for robots.txt and one for the page, plus those of
 * redirects. Throws `UnreadablePage` with the reason.
 */
export async function readPage(address: string, agent: string): Promise<{ text: string; address: string }> {
  const rules = new Map<string, Awaited<ReturnType<typeof rulesOf>>>();
  let url = new URL(address);
  for (let redirects = 0; redirects <= LIMITS.redirects; redirects++) {
    const { origin, href } = url;
    const known = rules.get(origin) ?? (await rulesOf(origin, agent));
    rules.set(origin, known);
    if (known.isDisallowed(href, agent))
      throw new UnreadablePage("su robots.txt pide que no entren programas");
    const { status, ok, type, location, words } = await ask(url, agent, "manual");
    if (location) {
      url = new URL(location, url);
      if (url.protocol !== "https:") throw new UnreadablePage(`lleva a ${url}, que no es https`);
      continue;
    }
    if (REFUSALS.includes(status)) throw new UnreadablePage(`no deja entrar a programas (${status})`);
    if ([404, 410].includes(status)) throw new MissingPage(`ya no existe (${status})`);
    if (!ok) throw new UnreadablePage(`responde ${status}`);
    if (!type.includes("html")) throw new UnreadablePage(`no es una página, sino ${type || "algo sin tipo"}`);
    const text = visibleText(words);
    if (text.length < LIMITS.letters) throw new UnreadablePage("sin script está vacía");
    return { text, address: href };
  }
  throw new UnreadablePage("lleva de una dirección a otra sin fin");
}

/** The site of an address: «www.paypal.com» and «paypal.com» are one. */
const siteOf = (address: string) => new URL(address).hostname.split(".").slice(-2).join(".");

/** What is wrong with the page to which the owner's link leads; undefined if nothing, or if unknown. */
export async function landingFault(offer: Offer, agent: string): Promise<string | undefined> {
  const { hasInvitation, referralUrl, officialUrl, sourceUrl, brand } = offer;
  if (!hasInvitation) return undefined;
  const { ok, status, address } = await ask(new URL(referralUrl), agent, "follow");
  if (REFUSALS.includes(status)) return undefined;
  if (!ok) return `responde ${status}`;
  if (![officialUrl, sourceUrl, referralUrl].map(siteOf).includes(siteOf(address)))
    return `lleva a ${new URL(address).host}, que no parece de ${brand}`;
  return isHome(address) && !isHome(referralUrl) && new URL(address).search === ""
    ? "lleva a la portada, sin el código: puede haber caducado"
    : undefined;
}

/** The problem with an address, if it can be determined. */
async function faultOf(url: string, agent: string): Promise<string | undefined> {
  try {
    const { ok, status, address } = await ask(new URL(url), agent, "follow");
    if (!address.startsWith("https:")) return `lleva a ${address}, que no es https`;
    // A site that refuses programs says nothing about its page.
    return ok || REFUSALS.includes(status) ? undefined : `responde ${status}`;
  } catch (error) {
    return error instanceof UnreadablePage ? error.message : String(error);
  }
}

/** Visits the addresses in offers, one after another, and returns which failed. */
export async function linkFindings(offers: readonly Offer[], agent: string): Promise<Finding[]> {
  // The addresses about the provider are among the sources.
  const places = offers.flatMap(({ id, terms: { sources = [] }, ...offer }) =>
    valuesIn({ ...offer, protection: undefined, sources }, [])
      .map(({ path, value }) => ({ id, field: path.join("."), url: String(value) }))
      .filter(({ url }) => /^https:\/\/\S+$/.test(url)),
  );
  const findings: Finding[] = [];
  for (const url of new Set(places.map((place) => place.url))) {
    const fault = await faultOf(url, agent);
    const right = "una dirección que funcione: ábrela en el navegador";
    for (const { id, field } of fault ? places.filter((place) => place.url === url) : [])
      findings.push(warning(fileOf(id), field, `${url} ${fault}`, right));
  }
  for (const offer of offers) {
    const fault = await landingFault(offer, agent).catch(() => undefined);
    const isTold = findings.some(({ file, field }) => file === fileOf(offer.id) && field === "referralUrl");
    if (fault && !isTold)
      findings.push(warning(fileOf(offer.id), "referralUrl", `tu enlace ${fault}`, "tu enlace, vigente"));
  }
  return findings;
}
