/** @jest-environment node */
import { siteState } from "@/lib/publish/state";
import { catalogueOf, sampleFile } from "../offers/sample";

const now = new Date("2026-01-20T10:00:00Z");
const build = { texts: { muestra: "a: 1\n" }, commit: "", now, today: "2026-01-20" };

test("a build says its version, its day and how fresh its enabled offers are, and nothing of drafts", () => {
  const draft = { ...sampleFile, id: "apagada", weight: 2, enabled: false };
  expect(siteState(catalogueOf([sampleFile, draft]), build)).toEqual({
    ...{
      version: expect.stringMatching(/^[0-9a-f]{12}$/),
      commit: null,
      builtAt: "2026-01-20T10:00:00.000Z",
    },
    ...{ newestVerification: "2026-01-10" },
    offers: { current: ["muestra"], due: [], ended: [], unverified: [], upcoming: [] },
  });
});

test("the version goes by what the files say, not by their line ends", () => {
  const versionOf = (text: string) =>
    siteState(catalogueOf([sampleFile]), { ...build, texts: { a: text } }).version;
  expect(versionOf("a: 1\r\n")).toBe(versionOf("a: 1\n"));
  expect(versionOf("a: 2\n")).not.toBe(versionOf("a: 1\n"));
});
