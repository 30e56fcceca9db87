import { findingText } from "@/lib/catalogue/finding";
import { readOffers } from "@/lib/catalogue/read-offers";
import { readSources } from "@/lib/catalogue/read-sources";
import { noSettings } from "./sample";

const sources = readSources(process.cwd());
const { offers: all, findings } = readOffers(sources, { ...noSettings, offersPreview: ["*"] });
/** The promotions of the market that nobody has published. */
const offers = all.filter(({ history }) => history.length === 0);
const find = (id: string) => offers.find((offer) => offer.id === id)!;
const plain = (text: string | undefined) => text?.replaceAll("\u00a0", " ");

test("each draft of the market is a whole offer, without a mistake, in 60 lines at most", () => {
  expect(findings.map(findingText)).toEqual([]);
  const lines = offers.map(({ id }) => ({ id, lines: sources.texts[id]?.split("\n").length ?? 0 }));
  expect(lines.filter(({ lines }) => lines > 60)).toEqual([]);
});

test.each<[id: string, benefit: string, requirements: string]>([
  [
    "openbank",
    "50 € de regalo",
    "Abre la cuenta con el código de un cliente, haz un depósito inicial de 300 € durante la campaña y mantén el depósito 183 días.",
  ],
  [
    "ing",
    "250 € de regalo",
    "Abre sus dos cuentas con el DNI de quien te invita y trae una nómina, una pensión o una transferencia mensual de otro banco de 700 € o más, 6 meses seguidos.",
  ],
  [
    "caixabank",
    "De 150 € a 250 € de regalo",
    "Abre la cuenta, trae una nómina de 900 € o más, domicilia 3 recibos cada 3 meses, haz 3 compras con la tarjeta cada 3 meses y mantén las condiciones 24 meses.",
  ],
  [
    "ibercaja",
    "5,09 % TAE hasta 12.000 € durante un año",
    "Abre la Cuenta Vamos, trae una nómina de 600 € o más, haz 6 compras con la tarjeta cada 6 meses y domicilia 6 recibos cada 6 meses.",
  ],
  ["openbank-recibos", "De 5 € a 40 € de regalo", "Domicilia recibos."],
  [
    "imagina-energia",
    "25 € de descuento en facturas",
    "Regístrate con el código de un cliente y contrata la luz o el gas.",
  ],
  [
    "iberia-icon",
    "9.000 puntos (Avios)",
    "Abre la tarjeta de crédito y compra por al menos 2.000 € en 4 meses.",
  ],
])("%s gives %s", (id, benefit, requirements) => {
  expect([plain(find(id).benefit), plain(find(id).requirements)]).toEqual([benefit, requirements]);
});

test("only cash is a sum that the plan may add", () => {
  const sums = offers.filter(({ value }) => value.gain.kind === "amount").map(({ id }) => id);
  expect(sums.sort()).toEqual(["bbva", "degiro", "ing", "openbank", "raisin"]);
  const outside = offers.filter(({ value }) => value.outside).map(({ id }) => id);
  expect(outside).toEqual(
    expect.arrayContaining(["imagina-energia", "iberia-icon", "ibercaja", "bit2me", "inbestme"]),
  );
});

test("an offer without invitation speaks of none, and one for customers asks whether one is", () => {
  for (const id of ["bbva", "caixabank", "ibercaja", "unicaja", "iberia-icon", "openbank-recibos"]) {
    const { landing, eligibility, requirements } = find(id);
    expect([id, JSON.stringify([landing, eligibility, requirements])]).toEqual([
      id,
      expect.not.stringMatching(/invitaci|plan amigo/i),
    ]);
  }
  expect(find("openbank-recibos").eligibility.conditions[0]?.question).toBe("¿Eres ya cliente de Openbank?");
});

test("a tie of 183 days is a deadline, and who left a year ago is new", () => {
  const { deadlines, eligibility } = find("openbank");
  expect(deadlines.items).toMatchObject([{ kind: "keep", after: { days: 183 } }]);
  expect(plain(eligibility.conditions[0]?.question)).toBe(
    "¿Llevas 12 meses o más sin ser cliente de Openbank, o no lo has sido nunca?",
  );
});
