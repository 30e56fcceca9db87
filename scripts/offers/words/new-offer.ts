import { list } from "@/lib/format/format";
import { categories, categoryOf } from "@/lib/offers/categories";

/** The questions about a new offer: command-line option, its name, the field that it fills, and the words. */
export const questions = [
  { name: "brand", label: "Marca", field: "brand", words: "Nombre de la marca, como ella lo escribe" },
  {
    name: "name",
    label: "Nombre de la promoción",
    field: "name",
    words: "Ya hay una oferta de esta marca. Nombre de esta promoción, que la distingue: «Plan Amigo»",
  },
  {
    name: "id",
    label: "Nombre corto",
    field: "",
    words: "Nombre corto: su dirección en la web, que no se cambia nunca",
  },
  { name: "category", label: "Clase", field: "category", words: "Clase de proveedor" },
  { name: "url", label: "Web oficial", field: "officialUrl", words: "Su web oficial, sin ningún código" },
] as const;

/** The classes of providers to choose from, each with who belongs to it. */
export const providerClasses = categories.map((value) => ({
  value,
  label: `${value} (${list(categoryOf(value).providers)})`,
}));
