/** @jest-environment node */
import { advertisingLabel } from "@/lib/copy/frame";
import { usGain, youGain } from "@/lib/copy/gains";
import { hasCode } from "@/lib/offers/invitation";
import { catalogueOf, sampleFile } from "./sample";

const officialUrl = "https://a.example/es/";

test.each([
  [officialUrl, false],
  ["https://A.example:443/es/", false],
  ["https://a.example/es/?codigo=1", true],
  ["https://invita.example/1", true],
])("a link to %s has a code: %s", (referralUrl, code) => {
  expect(hasCode({ referralUrl, officialUrl })).toBe(code);
});

const [step, ...steps] = sampleFile.landing.steps;
const file = {
  ...sampleFile,
  landing: { ...sampleFile.landing, steps: [{ ...step, withoutCode: "Pide antes un enlace." }, ...steps] },
};
const link = "https://www.muestra.example/?codigo=1";

test.each([
  [
    "no code",
    {},
    false,
    "Pide antes un enlace.",
    "enlace a la web oficial de Muestra, sin código de invitación",
  ],
  ["a code in its file", { referralUrl: link }, true, "Abre la cuenta.", "enlace de invitación de Muestra"],
])("a link with %s", (_name, changes, invitation, text, label) => {
  const [offer] = catalogueOf([{ ...file, ...changes }]).all;
  expect(offer?.invitation).toBe(invitation);
  expect(offer?.landing.steps[0]?.text).toBe(text);
  expect(advertisingLabel(offer!)).toBe(`Publicidad · ${label}`);
  expect(youGain(offer!).includes("Nuestro enlace no la lleva")).toBe(!invitation);
  expect(usGain(offer!) === "Nada por este enlace.").toBe(!invitation);
});

test("the owner's link makes it an invitation by itself", () => {
  const [offer] = catalogueOf([file], { referralUrls: { muestra: link } }).all;
  expect(offer?.invitation).toBe(true);
  expect(offer?.landing.steps[0]?.text).toBe("Abre la cuenta.");
});
