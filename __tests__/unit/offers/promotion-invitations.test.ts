// How an invitation travels, and whose it is: no page sends a visitor to somebody who has none.
import { askOf, invitationRequest } from "@/lib/ground/invitation";
import type { Offer } from "@/lib/offers/offer";
import { plain } from "./sample";
import { promotion } from "./promotion-samples";

const invited = (invitation: string, verifiedOn = "verifiedOn: 2026-01-10") =>
  promotion(`
${verifiedOn}
invitation: ${invitation}
asks: [{do: sign-up}, {do: verify}]
gives: [{to: you, money: 50 EUR}, {to: inviter, money: 50 EUR}]
`);

const textOf = ({ requirements, landing, eligibility }: Offer) =>
  plain(JSON.stringify([requirements, landing, eligibility]));

test("a code of a partner is asked of a partner, and no page sends for a client's", () => {
  const offer = invited("{by: code, from: partners, late: 7 days}");
  expect(plain(offer.requirements)).toBe(
    "Regístrate con el código de un colaborador y verifica tu identidad (KYC).",
  );
  expect(textOf(offer)).toContain("¿Tienes ya el código de un colaborador de Muestra?");
  expect(textOf(offer)).toContain("la invitación se puede añadir hasta 7 días después");
  expect(textOf(offer)).not.toMatch(/(?:código|enlace) de un cliente|a un cliente/);
  expect(invitationRequest(offer)).toMatchObject({
    send: "Envía este mensaje a un colaborador",
    message:
      "¿Colaboras con Muestra? Pásame tu código de invitación: según la promoción, te llevas 50\u00a0€.",
  });
  expect(askOf([offer])).toBe("un código a un colaborador");
  expect(askOf([offer, invited("{by: code}")])).toBe("una invitación");
});

test("nobody is asked to praise what nobody has checked", () => {
  expect(invitationRequest(invited("{by: code}", "")).message).toBe(
    "¿Eres cliente de Muestra? Pásame tu código de invitación.",
  );
});

test("an invitation that comes by e-mail is no link and no code", () => {
  const offer = invited("{by: email}");
  expect(textOf(offer)).toContain("¿Te ha llegado ya por correo la invitación de un cliente de Muestra?");
  expect(textOf(offer)).toContain("pide una invitación por correo a alguien que ya sea cliente de Muestra");
  expect(textOf(offer)).toContain("si no usas la invitación que llega por correo");
  expect(invitationRequest(offer).then).toBe("Abre el correo que te llegue y regístrate desde él.");
});

test.each(["email", "inviter-id", "branch", "none"])("what travels by %s is of no partner", (by) => {
  expect(() => invited(`{by: ${by}, from: partners}`)).toThrow(/solo un enlace \(link\) o un código/);
});

test("a card within a time has its deadline, and the account that comes first has the campaign's", () => {
  const asks = (first: string) => `
asks: [{do: open${first}}, {do: open, id: tarjeta, product: card, what: una tarjeta, within: 6 months}]
gives: [{to: you, money: 50 EUR}]
`;
  const { requirements, deadlines } = promotion(asks(""));
  expect(plain(requirements)).toBe("Abre la cuenta y pide una tarjeta en los primeros 6 meses.");
  expect(deadlines.items[0]).toMatchObject({ kind: "before", after: { months: 6 } });
  expect(plain(deadlines.items[0]?.text ?? "")).toMatch(/^La promoción de Muestra exige pedir una tarjeta/);
  expect(() => promotion(asks(", within: 30 days"))).toThrow(/va en campaign/);
});

test("requirements keep as many whole clauses as there is room for", () => {
  const { requirements } = promotion(`
asks:
  - {do: open}
  - {do: salary, amount: 800 EUR, within: 6 months}
  - {do: open, id: tarjeta, product: card, what: una tarjeta de crédito, within: 6 months}
  - {do: habit, what: bizum}
  - {do: keep, what: conditions, for: 24 months, breaks: unknown}
gives: [{to: you, money: 50 EUR}]
`);
  expect(plain(requirements)).toContain("trae una nómina de 800 € o más");
  expect(requirements.length).toBeLessThanOrEqual(160);
});
