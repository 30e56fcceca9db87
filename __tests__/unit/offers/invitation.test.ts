/** @jest-environment node */
import { advertisingLabel } from "@/lib/copy/frame";
import { usGain, youGain } from "@/lib/copy/gains";
import { hasCode } from "@/lib/offers/invitation";
import { catalogueOf, complaint, sampleFile } from "./sample";

const officialUrl = "https://a.example/es/";

test.each([
  [officialUrl, false],
  ["https://A.example:443/es/", false],
  ["https://a.example/es/?codigo=1", true],
  ["https://invita.example/1", true],
])("a link to %s has a code: %s", (referralUrl, code) => {
  expect(hasCode({ referralUrl, officialUrl })).toBe(code);
});

const steps = [
  { title: "Regístrate", text: "Desde el botón.", withoutCode: "Pide antes un enlace." },
  { title: "Compra", text: "Compra algo." },
];
const [, ...conditions] = sampleFile.eligibility.conditions;
const file = {
  ...sampleFile,
  eligibility: {
    ...sampleFile.eligibility,
    conditions: [{ standard: "invitation-link", said: "Abre la cuenta" }, ...conditions],
  },
  landing: { ...sampleFile.landing, steps },
};

test("the owner's link makes it an invitation, in its words too", () => {
  const [offer] = catalogueOf([file], { referralUrls: { muestra: "https://b.example/1" } }).all;
  expect(offer?.invitation).toBe(true);
  expect(offer?.landing.steps.map(({ text }) => text)).toEqual(["Desde el botón.", "Compra algo."]);
  expect(offer?.eligibility.conditions[0]?.question).toMatch(/^¿Vas a usar el enlace/);
  expect(advertisingLabel(offer!)).toBe("Publicidad · enlace de invitación de Muestra");
  expect([youGain(offer!), usGain(offer!)]).toEqual([
    "El beneficio, si cumples los requisitos.",
    "Quizá una comisión u otra recompensa.",
  ]);
});

test("without a code nothing of ours is called an invitation", () => {
  const [offer] = catalogueOf([file]).all;
  expect(offer?.invitation).toBe(false);
  expect(offer?.landing.steps.map(({ text }) => text)).toEqual(["Pide antes un enlace.", "Compra algo."]);
  expect(offer?.eligibility.conditions[0]).toMatchObject({
    question: "¿Tienes ya un enlace o un código de invitación?",
    failure: expect.stringContaining("Pídeselo a un cliente de Muestra"),
    said: "Abre la cuenta",
  });
  expect(advertisingLabel(offer!)).toBe(
    "Publicidad · enlace a la web oficial de Muestra, sin código de invitación",
  );
  expect(youGain(offer!)).toContain("Nuestro enlace no la lleva");
  expect(usGain(offer!)).toBe("Nada por este enlace.");
});

test("an offer without a step on where to get a code is a mistake", () => {
  const bare = { ...file, landing: { ...file.landing, steps: steps.slice(1) } };
  const plain = [...bare.landing.steps, ...bare.landing.steps];
  expect(complaint(() => catalogueOf([{ ...bare, landing: { ...bare.landing, steps: plain } }]))).toContain(
    "un paso con withoutCode: de dónde sacar un código mientras el enlace no lo lleva",
  );
});
