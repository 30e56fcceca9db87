import { advertisingLabel } from "@/lib/copy/frame";
import { usGain, youGain } from "@/lib/copy/gains";
import { hasCode } from "@/lib/offers/invitation";
import * as files from "@/lib/offers/registry";
import { catalogueWith } from "./sample";

const officialUrl = "https://a.example/es/";

test.each([
  [officialUrl, false],
  ["https://A.example:443/es/", false],
  ["https://a.example/es/?codigo=1", true],
  ["https://invita.example/1", true],
])("a link to %s has a code: %s", (referralUrl, code) => {
  expect(hasCode({ referralUrl, officialUrl })).toBe(code);
});

const referralUrls = Object.fromEntries(Object.values(files).map(({ id }) => [id, "https://b.example/1"]));
const invited = catalogueWith({}, { referralUrls }).all;
const plain = catalogueWith().all;

test.each(invited)("$id: the owner's link makes it an invitation by itself", (offer) => {
  expect(offer.invitation).toBe(true);
  expect(offer.landing.steps.some(({ text }) => text.includes("botón de esta página"))).toBe(true);
  expect(offer.eligibility.conditions.find(({ id }) => id === "enlace")?.question).toContain("Vas a usar");
  expect(advertisingLabel(offer)).toBe(`Publicidad · enlace de invitación de ${offer.brand}`);
  expect(youGain(offer)).toMatch(/, si cumples los requisitos\.$/);
});

test.each(plain)("$id: without a code nothing of ours is called an invitation", (offer) => {
  expect(offer.invitation).toBe(false);
  const steps = offer.landing.steps.map(({ text }) => text).join(" ");
  expect(steps).toContain(`Pide antes un enlace de invitación a un cliente de ${offer.brand}`);
  expect(steps).not.toMatch(/(desde|con) el botón/);
  const link = offer.eligibility.conditions.find(({ id }) => id === "enlace");
  expect([link?.question, link?.failure].join(" ")).toMatch(/Tienes ya un enlace .*sin código/);
  expect(advertisingLabel(offer)).toBe(
    `Publicidad · enlace a la web oficial de ${offer.brand}, sin código de invitación`,
  );
  expect(youGain(offer)).toContain("Nuestro enlace no la lleva");
  expect(usGain(offer)).toBe("Nada por este enlace.");
});
