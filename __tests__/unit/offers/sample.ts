import { stringify } from "yaml";
import { type Catalogue, createCatalogue } from "@/lib/offers/catalogue";
import { categories, type Offer, type OfferRecord } from "@/lib/offers/offer";
import type { Settings } from "@/lib/offers/read-offers";
import type { Sources } from "@/lib/offers/read-sources";

export const noSettings: Settings = { referralUrls: {}, offersPreview: [] };

const condition = (id: string, said?: string) => ({
  id,
  question: `¿Vas a ${id}?`,
  name: `Hacer ${id}`,
  failure: `Sin ${id} no hay regalo.`,
  ...(said && { said }),
});

/** An offer that no editor changes: each of its fields is what a test expects of it. */
export const sampleFile: OfferRecord & { id: string } = {
  id: "muestra",
  facts: { bonus: "10 EUR", purchase: "5 EUR", window: "30 days", guarantee: "100000 EUR" },
  brand: "Muestra",
  benefit: "{bonus} de regalo",
  description: "Una cuenta con regalo para quien llega con invitación.",
  requirements: "Abre la cuenta, deposita y compra.",
  condition: "Compra en {window}",
  referralUrl: "https://www.muestra.example/",
  officialUrl: "https://www.muestra.example/",
  sourceUrl: "https://www.muestra.example/bases",
  color: "#0070e0",
  logo: { monogram: "M" },
  enabled: true,
  weight: 1,
  category: "finanzas",
  seoTitle: "Muestra: el plan amigo",
  seoDescription: "Qué da el plan amigo de Muestra y qué tienes que hacer.",
  hasHeroImage: false,
  callToAction: "Crear cuenta Muestra",
  verifiedOn: "2026-01-10",
  protection: {
    title: "Quién está detrás",
    entity: "Muestra, banco de España.",
    country: "España.",
    supervisor: false,
    guarantee: "Hasta {guarantee} por titular.",
    sources: [{ label: "Fuente", url: "https://www.fuente.example/" }],
  },
  deadlines: {
    items: [
      {
        id: "compra",
        kind: "before",
        title: "Haz tu primera compra",
        text: "Contamos los días desde el alta.",
        after: "{window}",
      },
    ],
    note: "No consta cuánto tarda el regalo.",
  },
  complaints: ["consumo"],
  history: [
    {
      date: "2026-01-10",
      summary: "Primera publicación.",
      facts: {
        benefit: "10 € de regalo",
        requirements: "Abre la cuenta, deposita y compra.",
        referralUrl: "https://www.muestra.example/",
      },
    },
  ],
  eligibility: {
    conditions: [
      condition("abrir", "Abre la cuenta"),
      condition("depositar", "deposita"),
      condition("comprar", "compra"),
      condition("esperar"),
    ],
    remaining: ["El plazo del regalo."],
  },
  value: {
    gain: { kind: "amount", euros: "{bonus}" },
    spend: [{ what: "Compra", euros: "{purchase}" }],
    blocked: [],
    assumptions: ["Cumples los pasos."],
  },
  landing: {
    hero: {
      layout: "split",
      title: "Diez euros de regalo",
      lead: "Por abrir la cuenta y comprar.",
      badges: [],
      imageAlt: "Una mano con una moneda.",
      box: { figure: "{bonus}", lines: ["De regalo"] },
    },
    steps: [
      { title: "Abre", text: "Abre la cuenta.", withoutCode: "Abre la cuenta." },
      { title: "Compra", text: "Compra algo." },
    ],
    sections: [],
    faq: ["uno", "dos", "tres", "cuatro"].map((what) => ({
      question: `¿Qué es ${what}?`,
      answer: `Eso es ${what}.`,
    })),
    finePrint: ["Solo en España."],
  },
};

/** The name of an offer's file, and its text. */
export function written(file: object): [id: string, text: string] {
  const { id = "muestra", ...record } = file as { id?: string };
  return [id, stringify(record, { lineWidth: 0, aliasDuplicateObjects: false })];
}

/** Some offers as the folders would hold them, which have no pictures. */
export function sourcesOf(texts: Readonly<Record<string, string>>, more: Partial<Sources> = {}): Sources {
  return { texts, icons: {}, heroes: [], unread: [], ...more };
}

/** Some files as the site reads them. */
export function catalogueOf(files: readonly object[], settings: Partial<Settings> = {}): Catalogue {
  return createCatalogue(sourcesOf(Object.fromEntries(files.map(written))), { ...noSettings, ...settings });
}

const [read] = catalogueOf([sampleFile]).all as [Offer];

/** The sample as the site knows it, with some of it changed. */
export function sampleOffer(changes: Partial<Offer> = {}): Offer {
  return { ...read, ...changes };
}

/** So many offers, of every kind in turn, by ascending weight: `muestra-1`, `muestra-2` … */
export function sampleOffers(
  amount: number,
  changes: (place: number) => Partial<Offer> = () => ({}),
): Offer[] {
  return Array.from({ length: amount }, (_, i) => {
    const id = `muestra-${i + 1}`;
    const category = categories[i % categories.length] ?? "finanzas";
    const own = { id, detailPath: `/${id}` as const, brand: `Muestra ${i + 1}`, weight: i + 1, category };
    return sampleOffer({ ...own, ...changes(i + 1) });
  });
}

/** What building a catalogue complains of; nothing where it builds. */
export function complaint(build: () => unknown): string {
  try {
    build();
    return "";
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
