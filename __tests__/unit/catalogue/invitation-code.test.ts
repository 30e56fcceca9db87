import { findingText } from "@/lib/catalogue/finding";
import { dueFindings } from "@/lib/catalogue/due-findings";
import { loadOffers } from "@/lib/catalogue/read-offers";
import { llmsText } from "@/lib/publish/llms";
import { catalogue } from "@/lib/catalogue";
import { frontMatter } from "@/lib/publish/twin";
import { offerTable } from "@/lib/publish/offer-table";
import { offerData } from "@/lib/publish/open-data";
import { noSettings, plain, sampleFile, sourcesOf, written } from "../offers/sample";

/** The sample offer as a draft without texts of its own, whose invitation travels so. */
const draft = (invitation: object) => {
  return written({
    ...sampleFile,
    referralUrl: undefined,
    enabled: false,
    invitation,
    words: {},
    history: [],
  })[1];
};
const byCode = draft({ by: "code" });

/** The offer `muestra`, whose file has this text, with these codes set. */
const read = (text: string, referralCodes: Record<string, string>) =>
  loadOffers(sourcesOf({ muestra: text }), { ...noSettings, referralCodes });

const own = { muestra: "XYZ-9876" };

test("an offer whose invitation is a code has it by the owner's variable, and says where it is typed in", () => {
  const [offer] = read(byCode, own).offers;
  expect(offer).toMatchObject({ hasInvitation: true, invitationCode: "XYZ-9876" });
  expect(plain(offer!.requirements)).toMatch(/^Abre la cuenta con un código de invitación/);
  expect(offer!.landing.steps[0]!.text).toBe(
    "Copia nuestro código de invitación de Muestra y escríbelo al registrarte.",
  );
  expect(offer!.eligibility.conditions.find(({ id }) => id === "enlace")!.question).toBe(
    "¿Vas a escribir un código de invitación al registrarte, el nuestro o el de otro cliente?",
  );
});

test("the file may say where the code is typed in", () => {
  const { offers } = read(draft({ by: "code", typed: "en Perfil, «Tengo un código»" }), own);
  const [offer] = offers;
  expect(offer!.landing.steps[0]!.text).toContain("escríbelo en Perfil, «Tengo un código».");
});

test.each([{}, own])(
  "a place that would be a question inside a question is refused at its own line: %j",
  (codes) => {
    const text = draft({ by: "code", typed: "al registrarte, en ¿Tienes un código?" });
    const { findings } = read(text, codes);
    const line = text.slice(0, text.indexOf("typed:")).split("\n").length;
    expect(findings).toMatchObject([{ field: "invitation.typed", line }]);
  },
);

test("without a code it is as an offer without invitation, and what is due names its variable", () => {
  const { offers, findings } = read(byCode, {});
  expect(findings).toEqual([]);
  const [offer] = offers;
  expect(offer).toMatchObject({ hasInvitation: false });
  expect(offer).not.toHaveProperty("invitationCode");
  expect(plain(offer!.requirements)).toMatch(/^Abre la cuenta con el código de un cliente/);
  expect(offer!.landing.steps[0]!.text).toContain("pide un código de invitación a alguien");
  const state = {
    offers,
    findings,
    settings: noSettings,
    sources: { texts: {} },
    today: "2026-01-11",
  } as const;
  expect(dueFindings(state, ["muestra"]).map(findingText)).toEqual([
    expect.stringMatching(/invitation\.by\n.*sin el tuyo»\n.*en NEXT_PUBLIC_REFERRAL_CODE_MUESTRA$/),
  ]);
});

test.each<[what: string, text: string, codes: Record<string, string>, right: RegExp]>([
  [
    "of a link",
    draft({ by: "link" }),
    own,
    /con un enlace, que va en NEXT_PUBLIC_REFERRAL_URL_MUESTRA\. Si es con un código/,
  ],
  ["of no invitation", draft({ by: "none" }), own, /nada: Muestra no tiene invitación/],
  ["of an identity card", draft({ by: "inviter-id" }), own, /un DNI no se publica/],
  ["of our example", byCode, { muestra: "ana-1234" }, /código de invitación de Muestra: ana-1234 es solo un/],
  ["of a manual's place for it", byCode, { muestra: "TU_CODIGO" }, /TU_CODIGO es solo un ejemplo/],
])("a code %s is refused, with its variable", (_what, text, codes, right) => {
  const [message, ...more] = read(text, codes).findings.map(findingText);
  expect(more).toEqual([]);
  expect(message).toMatch(/^- NEXT_PUBLIC_REFERRAL_CODE_MUESTRA\n/);
  expect(message).toMatch(right);
});

test("a code of an unknown offer is refused, with the offer that was meant", () => {
  expect(read(byCode, { muestar: "XYZ-9876" }).findings.map(findingText)).toEqual([
    expect.stringMatching(/^- NEXT_PUBLIC_REFERRAL_CODE_MUESTAR\n.*«muestar»\n.*«muestra», si es la que/),
  ]);
});

test("the code stands in the data, their table, the front matter and the index for language models", () => {
  const [offer] = read(byCode, own).offers;
  const data = offerData(offer!, "2026-01-15");
  expect(data).toMatchObject({ invitation: true, invitationCode: "XYZ-9876" });
  jest.replaceProperty(catalogue, "enabled", [offer!]);
  for (const text of [offerTable([data]), frontMatter(data), llmsText("2026-01-15")])
    expect(text).toContain("XYZ-9876");
});
