import { headlineText } from "@/lib/tools/tool";
import { type ToolId } from "@/lib/config/paths";
import { tools } from "@/lib/tools";
import type { Offer } from "@/lib/offers/offer";
import { plain, sampleOffer, share, valued } from "@/__tests__/unit/offers/sample";

const answered = (page: ToolId, changes: Partial<Offer> = {}) =>
  plain(headlineText(tools[page].headline(sampleOffer(changes))));

const { value, deadlines } = sampleOffer();
const [before] = deadlines.items;
const limited = (item: object): Partial<Offer> => ({
  deadlines: { ...deadlines, items: [{ ...before!, ...item }] },
});

test.each<[string, ToolId, Partial<Offer>]>([
  ["30 días después del alta, como muy tarde. Haz tu primera compra", "deadlines", {}],
  [
    "3 meses después del alta. Mantén la línea al menos hasta entonces",
    "deadlines",
    limited({ kind: "keep", title: "Mantén la línea", after: { months: 3 } }),
  ],
  [
    "12 meses después del alta. Fin del año, si cuenta desde el alta",
    "deadlines",
    limited({ kind: "ends", title: "Fin del año, si cuenta desde el alta", after: { months: 12 } }),
  ],
  [
    "Sin plazo conocido. El regalo suele tardar 2 días",
    "deadlines",
    limited({ kind: "expected", after: { days: 2 } }),
  ],
  ["5 € es lo que te queda. Si ibas a hacer ese gasto de todos modos: 10 €", "value", {}],
  [
    "Depende. No se sabe",
    "value",
    { value: { ...value, spend: [], gain: { kind: "unknown", why: "No se sabe" } } },
  ],
  [
    "1 mes para contestarte. Si es por un cobro de un servicio de pago, 15 días hábiles",
    "claim",
    { claim: { route: "payment" } },
  ],
  [
    "1 mes para contestarte. Primero, a Muestra; después, a la CNMV",
    "claim",
    { claim: { route: "investment" } },
  ],
  [
    "1 mes para contestarte. Primero, a Muestra; después, a la Oficina de Atención al Usuario de Telecomunicaciones",
    "claim",
    { claim: { route: "telecom" } },
  ],
  [
    "15 días para contestarte. Primero, a Muestra; después, a una oficina de consumo",
    "claim",
    { claim: { route: "crypto" } },
  ],
])("«%s»: %s", (text, page, changes) => {
  expect(answered(page, changes)).toBe(text);
});

test("the remainder of a share has «hasta» before its figure, a range is one figure, and a cost is words", () => {
  const of = (gain: object, more: object = {}) => {
    const { before: word, figure, isWords } = tools.value.headline(valued("v", { gain, ...more } as never));
    return [word, plain(figure), isWords];
  };
  expect(
    of({ ...share, about: true }, { blocked: [{ what: "Lo que inviertes", euros: "assumed" }] }),
  ).toEqual(["hasta", "60 €", undefined]);
  expect(of({ kind: "range", least: 30, most: 90 })).toEqual(["", "30-90 €", undefined]);
  expect(of({ kind: "amount", euros: 5 }, { spend: [{ what: "Compra", euros: 8 }] })).toEqual([
    undefined,
    "Puede costarte 3 €",
    true,
  ]);
});
