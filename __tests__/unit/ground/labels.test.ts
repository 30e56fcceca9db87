import { labelsOf } from "@/lib/ground/labels";
import type { Offer } from "@/lib/offers/offer";
import { plain, sampleOffer, valued } from "../offers/sample";

const today = "2026-01-15";
const { terms } = sampleOffer();

/** An offer of this many euros, that asks for a purchase of so many and pays by this rule. */
function offer(id: string, gift: number, price: number | undefined, more: Partial<Offer> = {}): Offer {
  const spend = [{ what: "Una compra", ...(price !== undefined && { euros: price }) }];
  const own = valued(id, { gain: { kind: "amount", euros: gift }, spend }, { reward: "money", ...more });
  return {
    ...own,
    terms: {
      ...terms,
      asks: [{ do: "sign-up" }],
      gives: [{ to: "you", money: `${gift} EUR` }],
      ...more.terms,
    } as Offer["terms"],
  };
}

const paid = (when: unknown, more: object = {}) =>
  ({ terms: { gives: [{ to: "you", money: "10 EUR", when }], ...more } }) as unknown as Partial<Offer>;

const labelled = (...offers: Offer[]) =>
  Object.fromEntries([...labelsOf(offers, today)].map(([id, words]) => [id, plain(words)]));

test.each<[what: string, offers: Offer[], expected: Record<string, string>]>([
  [
    "the largest gift and the least money asked",
    [offer("a", 20, 9), offer("b", 10, 5), offer("c", 5, 9)],
    { a: "El mayor regalo fijo", b: "Pide solo 5 €" },
  ],
  [
    "nothing for an offer that nobody has checked, nor against it",
    [offer("a", 30, 9, { verifiedOn: "2000-01" }), offer("b", 20, 7), offer("c", 10, 5)],
    { b: "El mayor regalo fijo", c: "Pide solo 5 €" },
  ],
  ["nothing of two that are equal", [offer("a", 10, 5), offer("b", 10, 5)], {}],
  [
    "one reason an offer, the first: the second has none of its own",
    [offer("a", 20, 5), offer("b", 10, 9)],
    { a: "El mayor regalo fijo" },
  ],
  [
    "the shortest time to the money, even if no other says one",
    [offer("a", 10, 5, paid({ usually: "24-48 hours" })), offer("b", 10, 5, paid("unknown"))],
    { a: "Suele llegar en 24-48 h" },
  ],
  [
    "of two times, by the longer end of each",
    [offer("a", 10, 5, paid({ usually: "1-30 days" })), offer("b", 10, 5, paid({ lapse: "14 days" }))],
    { b: "Llega en 14 días" },
  ],
  [
    "no time that begins when something asked is over after months",
    [
      offer(
        "a",
        10,
        5,
        paid({ lapse: "2 days" }, { asks: [{ do: "keep", what: "deposit", for: "6 months" }] }),
      ),
    ],
    {},
  ],
  [
    "what a payroll asks for is not less money",
    [offer("a", 10, 0, paid("unknown", { asks: [{ do: "salary" }] })), offer("b", 10, 5), offer("c", 10, 9)],
    { b: "Pide solo 5 €" },
  ],
  ["an unpublished expense is not less money", [offer("a", 10, undefined), offer("b", 10, 5)], {}],
  [
    "the only one without money at risk",
    [offer("a", 10, 5, { risk: "investment" }), offer("b", 10, 5)],
    { b: "Sin invertir" },
  ],
  [
    "not that there is no investment where two of three have none",
    [offer("a", 10, 5, { risk: "investment" }), offer("b", 10, 5), offer("c", 10, 5)],
    {},
  ],
  [
    "the first that ends",
    [offer("a", 10, 5, { validUntil: "2026-02-28" }), offer("b", 10, 5, { validUntil: "2026-01-29" })],
    { b: "Termina el 29 de enero de 2026" },
  ],
  [
    "nothing of one that nobody can take, which outdoes no other",
    [
      offer("a", 90, 1, { validUntil: "2026-01-14" }),
      offer("b", 80, 1, {
        terms: { closed: { since: "2026-01-01", source: "https://x.example/" } } as never,
      }),
      offer("c", 70, 2, { protection: { ...sampleOffer().protection, authorisation: "Sin confirmar." } }),
      offer("d", 20, 9),
      offer("e", 10, 5),
    ],
    { d: "El mayor regalo fijo", e: "Pide solo 5 €" },
  ],
])("a label says %s", (_what, offers, expected) => expect(labelled(...offers)).toEqual(expected));
