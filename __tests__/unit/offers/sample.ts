import { type Catalogue, createCatalogue } from "@/lib/offers/catalogue";
import { categories, type Offer, type OfferFile } from "@/lib/offers/offer";
import * as files from "@/lib/offers/registry";

export type Settings = Parameters<typeof createCatalogue>[1];

export const noSettings: Settings = { referralUrls: {}, offersPreview: [] };

const condition = (id: string, said?: string) => ({
  id,
  question: `¿Vas a ${id}?`,
  name: `Hacer ${id}`,
  failure: `Sin ${id} no hay regalo.`,
  ...(said && { said }),
});

/** An offer that no editor changes: each of its fields is what a test expects of it. */
export const sampleFile: OfferFile = {
  id: "muestra",
  brand: "Muestra",
  benefit: "10\u00a0€ de regalo",
  description: "Una cuenta con regalo para quien llega con invitación.",
  requirements: "Abre la cuenta, deposita y compra.",
  condition: "Compra en 30\u00a0días",
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
    guarantee: "Hasta 100.000\u00a0€ por titular.",
    sources: [{ label: "Fuente", url: "https://www.fuente.example/" }],
  },
  deadlines: {
    items: [
      {
        id: "compra",
        kind: "before",
        title: "Haz tu primera compra",
        text: "Contamos los días desde el alta.",
        after: { days: 30 },
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
        benefit: "10\u00a0€ de regalo",
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
    gain: { kind: "amount", euros: 10 },
    spend: [{ what: "Compra", euros: 5 }],
    blocked: [],
    assumptions: ["Cumples los pasos."],
  },
  landing: {
    hero: {
      layout: "split",
      title: "Diez euros de regalo",
      lead: "Por abrir la cuenta y comprar.",
      badges: [],
      imageAlt: "Una mano con una moneda",
      box: { figure: "10\u00a0€", lines: ["De regalo"] },
    },
    steps: [
      { title: "Abre", text: "Abre la cuenta." },
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

/** Some files as the site reads them. */
export function catalogueOf(files: readonly object[], settings: Partial<Settings> = {}): Catalogue {
  const nameOf = ({ id = "muestra" }: { id?: string }) =>
    id.replace(/-(.)/g, (_, sign) => sign.toUpperCase());
  const typed = Object.fromEntries(files.map((file) => [nameOf(file), file])) as Record<string, OfferFile>;
  return createCatalogue(typed, { ...noSettings, ...settings });
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

/** The real offers, with some files replaced and some settings made. */
export function catalogueWith(
  changed: Readonly<Record<string, object>> = {},
  settings: Partial<Settings> = {},
): Catalogue {
  // What an editor types is not always what the type asks: the check is for him.
  const typed = { ...files, ...changed } as Record<string, OfferFile>;
  return createCatalogue(typed, { ...noSettings, ...settings });
}

/** Lowi's file with one field, named by its path, set to another value; undefined takes it out. */
export function lowiWith(path: string, value: unknown): object {
  return withField(files.lowi, path.split("."), value);
}

function withField(record: object, [key = "", ...rest]: string[], value: unknown): object {
  const entries = Object.entries(record).filter(([name]) => name !== key);
  const inner: unknown = Object.entries(record).find(([name]) => name === key)?.[1];
  const set = rest.length === 0 ? value : withField(Object(inner), rest, value);
  if (Array.isArray(record)) return record.map((item, i) => (String(i) === key ? set : item));
  return Object.fromEntries(set === undefined ? entries : [...entries, [key, set]]);
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
