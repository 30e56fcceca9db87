import type { Category } from "../offers/offer";

/** The kinds of provider, by name. */
export const categoryNames: Readonly<Record<Category, string>> = {
  finanzas: "Finanzas",
  crypto: "Cripto",
  telecom: "Telecom",
};
