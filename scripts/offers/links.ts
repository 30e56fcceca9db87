import { type Finding, fileOf } from "@/lib/offers/finding";
import type { Offer } from "@/lib/offers/offer";
import { warning } from "./findings";

/** Every address in an offer, with its field. */
function addressesIn(record: unknown, field = ""): { url: string; field: string }[] {
  if (typeof record === "string") return /^https:\/\/\S+$/.test(record) ? [{ url: record, field }] : [];
  const parts = typeof record === "object" && record !== null ? Object.entries(record) : [];
  return parts.flatMap(([key, value]) => addressesIn(value, field ? `${field}.${key}` : key));
}

/** What is wrong with an address, where it can be told; one request, whose body is not waited for. */
async function faultOf(url: string): Promise<string | undefined> {
  try {
    const headers = { "user-agent": "planamigo-link-check/2.0", "accept-language": "es-ES,es;q=0.9" };
    const response = await fetch(url, { headers, signal: AbortSignal.timeout(15_000) });
    await response.body?.cancel();
    if (!response.url.startsWith("https:")) return `lleva a ${response.url}, que no es https`;
    return response.ok ? undefined : `responde ${response.status}`;
  } catch (error) {
    const { name, cause } = error as Error & { cause?: { code?: string } };
    return `no se puede abrir (${cause?.code ?? name})`;
  }
}

/** Visits the addresses in offers, one after the other so as to burden nobody, and tells which failed. */
export async function linkFindings(offers: readonly Offer[]): Promise<Finding[]> {
  const places = offers.flatMap(({ id, ...offer }) => addressesIn(offer).map((one) => ({ id, ...one })));
  const findings: Finding[] = [];
  for (const url of new Set(places.map((place) => place.url))) {
    const fault = await faultOf(url);
    const right =
      "una dirección que funcione; si en el navegador se ve bien, nada: no deja entrar a programas";
    for (const { id, field } of fault ? places.filter((place) => place.url === url) : [])
      findings.push(warning(fileOf(id), field, `${url} ${fault}`, right));
  }
  return findings;
}
