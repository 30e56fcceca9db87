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

const { landing, eligibility } = sampleFile;
const [first, ...steps] = landing.steps;
const words = {
  ...sampleFile,
  landing: { ...landing, steps: [{ ...first, withoutCode: "Pide antes un enlace." }, ...steps] },
  eligibility: {
    ...eligibility,
    conditions: [{ standard: "invitation-link", said: "Abre la cuenta" }, ...eligibility.conditions.slice(1)],
  },
};
const offerWith = (referralUrls: Record<string, string>) => catalogueOf([words], { referralUrls }).all[0]!;

test("the owner's link makes an offer an invitation by itself", () => {
  const offer = offerWith({ muestra: "https://b.example/1" });
  expect(offer.invitation).toBe(true);
  expect(offer.landing.steps[0]?.text).toBe("Abre la cuenta.");
  expect(offer.eligibility.conditions[0]?.question).toContain("Vas a usar");
  expect(advertisingLabel(offer)).toBe("Publicidad · enlace de invitación de Muestra");
  expect(youGain(offer)).toMatch(/, si cumples los requisitos\.$/);
});

test("without a code nothing of ours is called an invitation", () => {
  const offer = offerWith({});
  expect(offer.invitation).toBe(false);
  expect(offer.landing.steps[0]?.text).toBe("Pide antes un enlace.");
  expect(offer.eligibility.conditions[0]?.question).toMatch(/Tienes ya un enlace/);
  expect(advertisingLabel(offer)).toBe(
    "Publicidad · enlace a la web oficial de Muestra, sin código de invitación",
  );
  expect(youGain(offer)).toContain("Nuestro enlace no la lleva");
  expect(usGain(offer)).toBe("Nada por este enlace.");
});
