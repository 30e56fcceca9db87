/** @jest-environment node */
import { catalogue } from "@/lib/offers";
import type { Offer } from "@/lib/offers/offer";

/**
 * An offer as the specification has it. What an editor changes later adds an entry to the history, and the first entry
 * stays: so it alone is compared once a fact has changed, and everything else until then.
 */
interface Row {
  id: string;
  place: [weight: number, category: Offer["category"]];
  published: string;
  benefit: string;
  requirements: string;
  /** Words that stand somewhere in the offer. */
  says: string[];
  known: Partial<Pick<Offer, "minutes" | "validFrom" | "region">>;
  gain: object;
  deadlines: object[];
  /** How many entries of its history, the first one included, leave those figures as they are: 1 unless told. */
  reworded?: number;
}

const rows: Row[] = [
  {
    id: "trade-republic",
    place: [1, "finanzas"],
    published: "2025-09",
    benefit: "10 € de regalo",
    requirements: "depósito inicial de 100 € y completa 3 operaciones de alrededor de 1 € cada una",
    says: ["24-48 horas", "100.000 €"],
    known: {},
    gain: { kind: "amount", euros: 10 },
    deadlines: [{ days: 2 }],
  },
  {
    id: "paypal",
    place: [2, "finanzas"],
    published: "2025-09-25",
    benefit: "10 € de regalo",
    requirements: "vincula una tarjeta o cuenta y compra por al menos 5 € en 30 días",
    says: ["10 € para ti y 10 € para quien te invita", "400 millones"],
    known: { minutes: 30, validFrom: "2025-01-01", region: "ES" },
    gain: { kind: "amount", euros: 10 },
    deadlines: [{ days: 30 }],
  },
  {
    id: "binance",
    place: [3, "crypto"],
    published: "2025-09",
    benefit: "10 % de descuento en comisiones",
    requirements: "verifica tu identidad (KYC) y opera con normalidad. Sin depósito mínimo.",
    says: ["de por vida", "agosto de 2025"],
    known: {},
    gain: { kind: "share", euros: 10, per: 100 },
    deadlines: [],
  },
  {
    id: "n26",
    place: [4, "finanzas"],
    published: "2025-09",
    benefit: "Cuenta sin comisiones y bono",
    requirements: "primera compra",
    says: ["10 € con primera compra"],
    known: {},
    gain: { kind: "amount", euros: 10 },
    deadlines: [],
  },
  {
    id: "indexa-capital",
    place: [5, "finanzas"],
    published: "2025-09",
    benefit: "Ahorra hasta 60 €: 0 % de comisión de gestión un año",
    requirements: "Inversión mínima recomendada: 2.000 €.",
    says: ["15.000 €", "Sobre 10.000 €, el ahorro es de unos 60 €"],
    known: {},
    gain: { kind: "share", euros: 60, per: 10_000, upTo: 15_000 },
    deadlines: [{ months: 12 }],
  },
  {
    id: "lowi",
    place: [6, "telecom"],
    published: "2025-09",
    benefit: "De 30 € a 90 €",
    requirements: "3 meses",
    says: ["30 € - 90 €", "Mantener línea 3 meses", "1 o 2 días laborables"],
    known: { minutes: 15 },
    gain: { kind: "range", least: 30, most: 90 },
    deadlines: [{ months: 3 }],
    reworded: 2,
  },
  {
    id: "revolut",
    place: [7, "finanzas"],
    published: "2025-09",
    benefit: "Bono de invitación según la campaña",
    requirements: "30 a 90 días",
    says: ["30-90 días"],
    known: {},
    gain: { kind: "unknown" },
    deadlines: [{ days: 30 }, { days: 90 }],
  },
];

const plain = (text: string) => text.replaceAll("\u00a0", " ");

describe.each(rows)(
  "$id",
  ({ id, place, published, benefit, requirements, says, known, gain, deadlines, reworded = 1 }) => {
    const offer = catalogue.all.find((one) => one.id === id);
    const history = offer?.history ?? [];
    const [first] = history;
    const unchanged = history.slice(reworded).every(({ facts }) => facts === undefined);

    test("its history begins as specified", () => {
      expect(first?.date).toBe(published);
      expect(plain(first?.facts?.benefit ?? "")).toContain(benefit);
      expect(plain(first?.facts?.requirements ?? "")).toContain(requirements);
    });

    (unchanged ? test : test.skip)("its figures are those of the specification", () => {
      expect([offer?.weight, offer?.category]).toEqual(place);
      for (const words of says) expect(plain(JSON.stringify(offer))).toContain(words);
      expect(offer).toMatchObject(known);
      expect(offer?.value.gain).toMatchObject(gain);
      expect(offer?.deadlines.items.map(({ after }) => after)).toEqual(deadlines);
    });
  },
);
