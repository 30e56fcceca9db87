import { unaccented } from "../format/nearest";
import { type Category, categories, categoryOf } from "../offers/categories";
import { complaintNames } from "../offers/claim-bodies";
import { routeNames } from "../offers/claim-schema";
import { errorAt, type Finding, type OfferDocument } from "./finding";

/** Placeholder texts of the template. They must not contain {facts}. */
const INSTRUCTION = /"PENDIENTE: ([^"{}]*)"/g;

/** The texts of an offer that are still the template's instruction, with only its mark taken away. */
export function instructionFindings(document: OfferDocument, template: string): Finding[] {
  const instructions = [...template.matchAll(INSTRUCTION)].map(([, text]) => text);
  return document.leaves
    .filter(({ value }) => instructions.some((text) => text === value))
    .map(({ path, value, line }) =>
      errorAt(
        document,
        path,
        value,
        "el texto escrito: este es el de la plantilla, que dice qué escribir",
        line,
      ),
    );
}

/** What an editor says of a new offer. */
export type NewOffer = Partial<Record<"brand" | "name" | "id" | "category" | "url", string>>;

/** The id that a brand suggests: «Mi Banco» → «mi-banco». */
export const slugOf = (brand: string) => (unaccented(brand).match(/[a-z0-9]+/g) ?? []).join("-");

/** Placeholders for answers that are still missing. */
const sample = {
  brand: "Marca",
  id: "marca-nueva",
  category: categories[0] ?? "",
  url: "https://www.ejemplo.es/",
};

/** The file of a new, disabled offer, and its id: the template with what is known, marks in place of the rest. */
export function newOfferText(
  template: string,
  weight: string,
  answers: NewOffer,
): { id: string; text: string } {
  const all = { ...sample, ...answers };
  const [first = "", second = ""] = all.brand.split(/\s+/).map((word) => word[0]?.toUpperCase() ?? "");
  const record = categories.includes(all.category as Category)
    ? categoryOf(all.category as Category)
    : undefined;
  const risk = record?.risk ? `\nrisk: ${record.risk}` : "";
  const routes = Object.entries(routeNames).map(([route, means]) => `${route} (${means})`);
  const names = {
    categories: categories.join(", "),
    bodies: Object.keys(complaintNames).join(", "),
    routes: routes.join(", "),
  };
  const values: Record<string, string> = {
    ...all,
    ...names,
    weight,
    risk,
    named: answers.name ? `\nname: "${answers.name}"` : "",
    joins: record?.joins ?? "{do: sign-up}",
    monogram: first + second,
  };
  return { id: all.id, text: template.replace(/@(\w+)@/g, (_, name: string) => values[name] ?? "") };
}
