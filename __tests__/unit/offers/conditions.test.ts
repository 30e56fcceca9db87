import { disclosureOf } from "@/lib/copy/frame";
import { usGain, advertisingLabel } from "@/lib/ground/offer-words";
import { catalogueOf, sampleFile } from "./sample";

/** The sample with the texts that follow from it, none of its own but the promise that its history has. */
const { benefit, requirements } = sampleFile.words ?? {};
const derivedFile = { ...sampleFile, words: { benefit, requirements } };

/** The answer to «no» where an offer with these fields asks whether one is a new customer. */
const failureOf = (more: object) =>
  catalogueOf([{ ...derivedFile, ...more }]).all[0]?.eligibility.conditions[0]?.failure;

test("the answer uses the provider's definition of a new customer, if known", () => {
  expect(failureOf({})).toMatch(/Quien lo fue alguna vez no cuenta como nuevo\.$/);
  expect(failureOf({ who: { fresh: "new" } })).toMatch(/si ya tienes cuenta, no cumples\.$/);
  expect(failureOf({ who: { fresh: "unknown" } })).toContain("pregunta a Muestra");
  expect(failureOf({})).not.toContain("OCU");
  const claim = { route: "payment" };
  expect(failureOf({ claim })).toMatch(/OCU.*no cuenta como nuevo\.$/);
  const says = "Nuevo es quien empieza.";
  expect(failureOf({ who: { fresh: "ever", says } })).toMatch(/Nuevo es quien empieza\.$/);
  expect(failureOf({ claim, who: { fresh: "ever", says } })).toMatch(/OCU.*Nuevo es quien empieza\.$/);
});

test.each([
  ["new", "¿Tienes ahora una cuenta en Muestra?", { lostByYes: true }, true],
  ["ever", "¿Es la primera vez que te haces cliente de Muestra?", {}, false],
  ["unknown", "¿Es la primera vez que te haces cliente de Muestra?", { doubt: true }, false],
])(
  "of an offer for who is %s, what the answer decides is asked, and the rest is left to look up",
  (fresh, question, decides, isLeft) => {
    const [offer] = catalogueOf([{ ...derivedFile, who: { fresh } }]).all;
    const [first] = offer?.eligibility.conditions ?? [];
    const { lostByYes, doubt } = first ?? {};
    expect(first).toMatchObject({ question });
    expect({ lostByYes, doubt }).toEqual({ lostByYes: undefined, doubt: undefined, ...decides });
    const left = "Si cuenta como nuevo quien ya fue cliente.";
    expect(offer?.eligibility.remaining.includes(left)).toBe(isLeft);
  },
);

test.each([
  [
    "https://b.example/1",
    true,
    /^Entra en Muestra desde nuestro enlace de invitación/,
    "Abre la cuenta con un enlace de invitación",
  ],
  [
    sampleFile.officialUrl,
    false,
    /^Antes de registrarte, pide un enlace de invitación a alguien/,
    "Abre la cuenta con el enlace de un cliente",
  ],
])("with the link %s the texts speak of an invitation: %s", (muestra, invitation, step, title) => {
  const [offer] = catalogueOf([derivedFile], { referralUrls: { muestra } }).all;
  expect(offer?.hasInvitation).toBe(invitation);
  expect(offer?.landing.steps[0]).toEqual({ id: "open", title, text: expect.stringMatching(step) });
  const question = offer?.eligibility.conditions.find(({ id }) => id === "enlace");
  expect(question?.question).toMatch(
    invitation ? /^¿Vas a registrarte con un enlace de invitación, el nuestro/ : /^¿Tienes ya un enlace/,
  );
  // Without a code the visitor may still ask for one: the answer is in doubt, not no.
  expect(Boolean(question?.doubt)).toBe(!invitation);
  expect(advertisingLabel(offer!)).toMatch(invitation ? /enlace de invitación/ : /, sin\sinvitación$/);
  expect(usGain(offer!)).toMatch(invitation ? /comisión/ : /^Hoy .* no gana nada por tu registro/);
  expect(disclosureOf(offer!).includes("En Muestra aún no tenemos enlace de invitación")).toBe(!invitation);
});
