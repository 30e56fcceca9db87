import { disclosureOf } from "@/lib/copy/frame";
import { usGain, advertisingLabel } from "@/lib/ground/offer-words";
import { gapsBetween } from "@/lib/catalogue/requirements";
import { type Condition, expandedConditions } from "@/lib/offers/conditions";
import { catalogueOf, sampleFile } from "./sample";

const part = (quote?: string): Condition => ({
  ...{ id: "parte", question: "¿Sí?", name: "Parte", failure: "No." },
  ...(quote !== undefined && { quote }),
});

test.each<[requirements: string, parts: (string | undefined)[], gaps: string]>([
  ["Abre la cuenta, y compra.", ["Abre la cuenta", "compra"], ""],
  ["Abre la cuenta e invierte.", ["Abre la cuenta", undefined, "invierte"], ""],
  ["Abre la cuenta y compra algo.", ["Abre la cuenta"], "requirements"],
  ["Abre la cuenta.", ["Abre la cuenta", "Compra"], "eligibility.conditions.1.quote"],
  ["Abre la cuenta.", ["Abre la cuenta", "Abre la cuenta"], "eligibility.conditions.1.quote"],
  ["Abre la cuenta.", ["la ", "Abre cuenta"], "eligibility.conditions.1.quote"],
])("requirements «%s», quoted as %j, do not match in «%s»", (text, parts, gaps) => {
  const found = gapsBetween(text, parts.map(part)).map(([path]) => path.join("."));
  expect(found.join(" ")).toBe(gaps);
});

const failureOf = (condition: Parameters<typeof expandedConditions>[0]["conditions"][number]) =>
  expandedConditions(
    { conditions: [condition], remaining: [] },
    { brand: "X", requirements: "Abre la cuenta y compra." },
  ).conditions[0]?.failure;

test("the answer uses the provider's definition of a new customer, if known", () => {
  expect(failureOf({ standard: "new-customer" })).toMatch(/pregúntalo antes/);
  expect(failureOf({ standard: "new-customer" })).not.toContain("OCU");
  expect(failureOf({ standard: "new-bank-customer" })).toMatch(/OCU.*pregúntalo antes/);
  const who = "Nuevo es quien empieza.";
  expect(failureOf({ standard: "new-bank-customer", who })).toMatch(/Nuevo es quien empieza\.$/);
});

const [, ...conditions] = sampleFile.words?.["eligibility.conditions"] as object[];
const invited = [{ standard: "invitation-link", quote: "Abre la cuenta" }, ...conditions];
/** The sample, with an invitation link as its first condition. */
const withSteps = (steps: object[]) => ({
  ...sampleFile,
  words: { ...sampleFile.words, "eligibility.conditions": invited, "landing.steps": steps },
});

test.each([
  ["https://b.example/1", true, "Desde nuestra web a Muestra.", "Con un enlace de invitación"],
  [sampleFile.officialUrl, false, "Pide antes un enlace de Muestra.", "Con el enlace de un cliente"],
])("with the link %s the texts speak of an invitation: %s", (muestra, invitation, step, title) => {
  const texts = { text: "Desde nuestra web a Muestra.", withoutCode: "Pide antes un enlace de Muestra." };
  const steps = [
    { title: "Con {link}", ...texts },
    { title: "Compra", text: "Compra algo en {brand}." },
  ];
  const [offer] = catalogueOf([withSteps(steps)], { referralUrls: { muestra } }).all;
  expect(offer?.invitation).toBe(invitation);
  expect(offer?.landing.steps[0]).toMatchObject({ title, text: step });
  expect(offer?.eligibility.conditions[0]?.question).toMatch(
    invitation ? /^¿Vas a registrarte con un enlace de invitación, el nuestro/ : /^¿Tienes ya un enlace/,
  );
  // Without a code the visitor may still ask for one: the answer is in doubt, not no.
  expect(Boolean(offer?.eligibility.conditions[0]?.doubt)).toBe(!invitation);
  expect(advertisingLabel(offer!)).toMatch(invitation ? /enlace de invitación/ : /sin código de invitación/);
  expect(usGain(offer!)).toMatch(invitation ? /comisión/ : /^Hoy .* no gana nada por tu registro/);
  expect(disclosureOf(offer!).includes("En Muestra aún no tenemos enlace de invitación")).toBe(!invitation);
});

test("an offer needs a step that says where to get a code", () => {
  const steps = Array.from({ length: 2 }, () => ({ title: "Compra", text: "Compra algo." }));
  expect(() => catalogueOf([withSteps(steps)])).toThrow(
    "un paso con withoutCode: de dónde sacar un código mientras el enlace no lo lleva",
  );
});
