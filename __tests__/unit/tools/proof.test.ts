import { promotion } from "@/__tests__/unit/offers/promotion-samples";
import { proofChecklist } from "@/lib/tools/proof/words";

test("the proof sheet lists what proves each condition, each once, and advice apart", () => {
  const offer = promotion(`
asks: [{do: open}, {do: salary, amount: 800 EUR}, {do: open, id: tarjeta, product: credit}]
gives: [{to: you, money: 50 EUR}]
`);
  const [conditions, advice] = proofChecklist(offer);
  expect(conditions?.items).toEqual([
    "Apertura: el contrato o el correo que la confirma.",
    "Nómina o ingreso fijo: los extractos donde se vea cada uno.",
    "Tarjeta: tu solicitud y la respuesta, con su fecha.",
  ]);
  expect(advice?.title).toBe("Además, te aconsejamos guardar");
});
