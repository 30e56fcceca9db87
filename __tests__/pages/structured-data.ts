import { all } from "./dom";
import type { Page } from "./site";

type Thing = { "@type": string; "@id"?: string } & Record<string, unknown>;

export const scriptsOf = ({ document }: Page) => all("script[type='application/ld+json']", document);

/** The one graph of a page. */
export const graphOf = (page: Page): { "@context": string; "@graph": Thing[] } =>
  JSON.parse(scriptsOf(page)[0]?.textContent ?? "null");

/** Every thing of a graph, nested ones included. */
export function thingsIn(value: unknown): Thing[] {
  if (typeof value !== "object" || value === null) return [];
  const inner = Object.values(value).flatMap(thingsIn);
  return "@type" in value ? [value as Thing, ...inner] : inner;
}

export const thingOf = (page: Page, type: string) =>
  graphOf(page)["@graph"].find((thing) => thing["@type"] === type);
export const namesOf = (value: unknown, type: string) =>
  thingsIn(value).flatMap(({ "@type": named, name }) => (named === type ? [name] : []));
