import { list } from "../format/format";
import type { ClaimRoute, ComplaintBody } from "./claim-schema";

/** A kind of provider: the only place that knows it. Filter, comparison, open data and a new offer's file follow. */
interface CategoryRecord {
  /** Its name in the filter and the comparison. */
  name: string;
  /** What the button of an offer says. */
  button: string;
  /** The providers of this kind, as sentences list them. */
  providers: readonly string[];
  /** Bodies to turn to after the provider, if its file does not say; see `complaints` in the schema. */
  complaints: readonly ComplaintBody[];
  /** Procedure by which they are complained about, if an offer's file does not say; see `claim` in the schema. */
  route: ClaimRoute;
  /** The risk that every offer of this kind warns of. */
  risk?: Risk;
  /** Whether they are banks or payment firms, of which the OCU's advice speaks. */
  isBank?: true;
  /** What such a provider is, if no guarantee fund covers what is kept with it: «una plataforma de criptoactivos». */
  unguaranteed?: string;
  /** How one becomes a customer, in the file of a new offer, if not by signing up. */
  joins?: string;
}

/** Kinds of risk to the visitor's money, the lesser first. */
export const riskNames = { investment: "el de una inversión", crypto: "el de los criptoactivos" } as const;

type Risk = keyof typeof riskNames;

/** The kinds of provider, in the order in which a visitor chooses among them. */
const categoryRecords = {
  finanzas: {
    name: "Finanzas",
    button: "Abrir cuenta en {brand}",
    providers: ["bancos", "brókeres"],
    complaints: ["banco-de-espana", "consumo"],
    route: "payment",
    isBank: true,
  },
  crypto: {
    name: "Cripto",
    button: "Crear cuenta en {brand}",
    providers: ["plataformas de criptoactivos"],
    complaints: ["consumo"],
    route: "crypto",
    risk: "crypto",
    unguaranteed: "una plataforma de criptoactivos",
  },
  telecom: {
    name: "Telecom",
    button: "Ver tarifas de {brand}",
    providers: ["operadores de telecomunicaciones"],
    complaints: ["teleco", "consumo"],
    route: "telecom",
    joins: "{do: contract, what: telecom}",
  },
  energia: {
    name: "Energía",
    button: "Ver tarifas de {brand}",
    providers: ["compañías de energía"],
    complaints: ["consumo"],
    route: "energy",
  },
  seguros: {
    name: "Seguros",
    button: "Ver seguros de {brand}",
    providers: ["aseguradoras"],
    complaints: ["dgsfp", "consumo"],
    route: "insurance",
  },
  tarjetas: {
    name: "Tarjetas",
    button: "Pedir la tarjeta de {brand}",
    providers: ["emisores de tarjetas"],
    complaints: ["banco-de-espana", "consumo"],
    route: "payment",
    isBank: true,
  },
  compras: {
    name: "Compras",
    button: "Ir a {brand}",
    providers: ["tiendas", "supermercados"],
    complaints: ["consumo"],
    route: "other",
  },
} as const satisfies Record<string, CategoryRecord>;

export type Category = keyof typeof categoryRecords;

export const categories = Object.keys(categoryRecords) as Category[];
export const risks = Object.keys(riskNames) as Risk[];

/** What of an offer's file decides how it is complained about. */
interface Complained {
  category: Category;
  risk?: Risk | undefined;
  claim?: { route?: ClaimRoute | undefined } | undefined;
}

/** The record of a category. */
export function categoryOf(category: Category): CategoryRecord {
  return categoryRecords[category];
}

/** Procedure by which an offer is complained about: as its file says, else as its kind. */
export function claimRouteOf({ claim, risk, category }: Complained): ClaimRoute {
  return claim?.route ?? (risk === "investment" ? "investment" : categoryOf(category).route);
}

/** The kinds of provider of some offers, as a sentence lists them: «bancos, brókeres y operadores». */
export function providersOf(offers: readonly { category: Category }[]): string {
  const offered = categories.filter((category) => offers.some((offer) => offer.category === category));
  return list(
    (offered.length > 0 ? offered : categories).flatMap((category) => categoryOf(category).providers),
  );
}
