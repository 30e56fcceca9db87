import { findingText } from "@/lib/catalogue/finding";
import { dueFindings } from "@/lib/catalogue/due-findings";
import { foreignHost, hasCode } from "@/lib/catalogue/invitation-link";
import { loadOffers, type Settings } from "@/lib/catalogue/read-offers";
import { siteWarnings } from "@/lib/config/start-log";
import { noSettings, sampleText, sourcesOf } from "../offers/sample";

const paypal = { officialUrl: "https://www.paypal.com/es/", sourceUrl: "https://www.paypal.com/es/amigos" };

test.each([
  ...[
    "https://www.paypal.com/es/",
    "https://paypal.com/es",
    "HTTPS://PayPal.com:443/es/",
    "https://paypal.com/",
  ],
  ...[
    "https://www.paypal.com/es/?utm_source=x",
    "https://www.paypal.com/es/?gclid=1&fbclid=2&msclkid=3",
    "https://www.paypal.com/es/#",
    "https://www.paypal.com/es/?",
  ],
  ...["https://www.paypal.com", "https://www.paypal.com/es-es", "https://www.paypal.com/es_ES/?utm_medium=a"],
  ...[
    "https://www.paypal.com/es/amigos",
    "https://paypal.com/es/amigos/?utm_source=x#",
    "https://paypal.me/",
  ],
])("%s is a link to the official site, without a code", (link) => expect(hasCode(link, paypal)).toBe(false));

test("a link that an editor left empty has no code", () => expect(hasCode("", paypal)).toBe(false));

test.each([
  ...[
    "https://www.paypal.com/es/?codigo=1",
    "https://paypal.com/?ref=ana&utm_source=x",
    "https://py.pl/1aBc",
  ],
  ...[
    "https://www.paypal.com/#/invita/ABC",
    "https://www.paypal.com/es/amigos?ref=ana",
    "https://paypal.com/ana",
  ],
])("%s may carry a code", (link) => expect(hasCode(link, paypal)).toBe(true));

// A draft: what is published in its history is another check.
const text = sampleText.replace("enabled: true", "enabled: false");
const otherText = text
  .replace('brand: "Muestra"', 'brand: "Otra"')
  .replace("weight: 1", "weight: 2")
  .replaceAll("www.muestra.example", "www.otra.example");
const linked = (text: string, link: string) =>
  text.replace(/^referralUrl: .*$/m, () => `referralUrl: ${link}`);

/** The offers `muestra` and `otra` with these links in their files, and the messages about them. */
function read(links: { muestra?: string; otra?: string }, settings: Partial<Settings> = {}, more = "") {
  const { muestra = "https://www.muestra.example/", otra = "https://www.otra.example/" } = links;
  const texts = {
    muestra: linked(text, muestra),
    otra: linked(otherText, otra).replace("  by: link\n", `  by: link\n${more}`),
  };
  return loadOffers(sourcesOf(texts), { ...noSettings, siteHost: "planamigo.es", ...settings });
}

const messages = (...given: Parameters<typeof read>) => read(...given).findings.map(findingText);

/** Links that cannot be an invitation to «Muestra», and a part of what the message says. */
const refused: [link: string, right: RegExp][] = [
  ["https://www.ejemplo.es/invita?codigo=1", /de Muestra: ejemplo\.es es solo un ejemplo/],
  ["https://www.muestra.example/invita/TU_CODIGO", /de Muestra: TU_CODIGO es solo un ejemplo/],
  ["https://www.muestra.example/?codigo=tu-código", /tu-código es solo un ejemplo/],
  ["https://example.com/1", /example\.com es solo un ejemplo/],
  ["https://invita.example.org/1", /example\.org es solo un ejemplo/],
  ["https://www.example.net/1", /example\.net es solo un ejemplo/],
  ["https://www.planamigo.es/muestra", /planamigo\.es es la dirección de esta web/],
  ["https://otra.example/invita/ana", /otra\.example es de Otra\. Si también invita desde ahí/],
];

test.each(refused)("the link %s is refused, with the line of its file", (muestra, right) => {
  const line = sampleText.split("\n").findIndex((text) => text.startsWith("referralUrl")) + 1;
  const [message = "", ...more] = messages({ muestra });
  expect(more).toEqual([]);
  expect(message).toContain(`- content/offers/muestra.yaml, línea ${line} · referralUrl\n`);
  expect(message).toContain(`encontrado: «${muestra}»`);
  expect(message).toMatch(right);
});

test.each(refused)("the link %s is refused, with the variable that sets it", (muestra, right) => {
  expect(messages({}, { referralUrls: { muestra } })).toEqual([
    expect.stringMatching(/^- NEXT_PUBLIC_REFERRAL_URL_MUESTRA\n/),
  ]);
  expect(messages({}, { referralUrls: { muestra } })[0]).toMatch(right);
});

test("swapped links are two mistakes", () => {
  const links = { muestra: "https://www.otra.example/r/1", otra: "https://www.muestra.example/r/2" };
  const swapped = [expect.stringContaining("es de Otra"), expect.stringContaining("es de Muestra")];
  expect(messages(links)).toEqual(swapped);
  expect(messages({}, { referralUrls: links })).toEqual(swapped);
});

test("one link in two offers is refused in the second, which names the first", () => {
  const link = "https://invita.example/r/1";
  expect(messages({ muestra: link, otra: `${link}?utm_source=x` })).toEqual([
    expect.stringMatching(
      /otra\.yaml, [^]*enlace propio de Otra: ese ya es de «muestra» \(content\/offers\/muestra/,
    ),
  ]);
  expect(messages({ otra: link }, { referralUrls: { muestra: link } })).toEqual([
    expect.stringContaining("ese ya es de «muestra» (NEXT_PUBLIC_REFERRAL_URL_MUESTRA)"),
  ]);
});

/** What is due in «Muestra», in an editor's words. */
const due = ({ offers, findings }: ReturnType<typeof loadOffers>, settings = noSettings) => {
  const state = { offers, findings, settings, sources: { texts: {} }, today: "2026-01-11" } as const;
  return dueFindings(state, ["muestra"]).map(findingText);
};

test("what is due of a link names the variable that sets it; a refused link is only refused", () => {
  const muestra = "https://bit.ly/abc";
  const expected = expect.stringMatching(
    /^- NEXT_PUBLIC_REFERRAL_URL_MUESTRA\n.*bit\.ly\/abc»\n.*: \[bit\.ly\]$/,
  );
  const settings = { ...noSettings, referralUrls: { muestra } };
  expect(due(read({}, settings), settings)).toEqual([expected]);
  for (const [link] of refused) {
    const given = { ...noSettings, referralUrls: { muestra: link }, siteHost: "planamigo.es" };
    expect([link, due(read({ muestra: link }))]).toEqual([link, []]);
    expect([link, due(read({}, given), given)]).toEqual([link, []]);
  }
});

test("a setting that does not fit an offer is the setting's mistake", () => {
  const found = messages({}, { facts: { muestra: { brand: "Una marca demasiado larga para un botón" } } });
  expect(found.length).toBeGreaterThan(0);
  for (const message of found) expect(message).toMatch(/^- NEXT_PUBLIC_BRAND_NAME\n.*demasiado larga/);
});

test("the brand of another offer is refused as the brand of one", () => {
  expect(messages({}, { facts: { muestra: { brand: "otra" } } })).toContainEqual(
    expect.stringMatching(
      /^- NEXT_PUBLIC_BRAND_NAME\n.*«otra»\n.*la marca de «muestra»: esa es la de «otra»$/,
    ),
  );
});

test("two promotions of one brand share its domain, and without a code its address", () => {
  const sameBrand = { id: "otra", text: text.replace("weight: 1", "name: Otra\nweight: 2") };
  const texts = (muestra: string, otra: string) =>
    sourcesOf({ muestra: linked(text, muestra), otra: linked(sameBrand.text, otra) });
  const home = "https://www.muestra.example/";
  expect(loadOffers(texts(home, home), noSettings).findings).toEqual([]);
  expect(loadOffers(texts(`${home}r/1`, `${home}r/2`), noSettings).findings).toEqual([]);
});

test("the official site's domain and its subdomains need no mention, other domains are mentioned or asked about", () => {
  const [offer] = read({ muestra: "https://invita.muestra.example/1" }).offers;
  expect(offer && foreignHost(offer)).toBeUndefined();
  const link = "https://mstr.example/1";
  expect(messages({ muestra: link }, {}, "  hosts: [mstr.example]\n")).toEqual([
    expect.stringContaining("mstr.example es de Otra"),
  ]);
  const { offers, findings } = read({ muestra: link });
  expect(findings).toEqual([]);
  expect(due({ offers, findings })).toEqual([
    expect.stringMatching(
      /referralUrl\n.*«https:\/\/mstr\.example\/1»\n.*muestra\.example.*\[mstr\.example\]$/,
    ),
  ]);
  const shown = offers.filter(({ id }) => id === "muestra");
  const variable = "NEXT_PUBLIC_REFERRAL_URL_MUESTRA";
  for (const [env, place] of [
    [{}, "content/offers/muestra.yaml"],
    [{ [variable]: link }, variable],
  ] as const)
    expect(siteWarnings(shown, env)).toContainEqual(
      expect.stringMatching(new RegExp(`^${place} lleva a mstr\\.example, que no parece de Muestra`)),
    );
});

test.each([
  ["https://a@www.muestra.example/1", "la dirección sin nombre de usuario"],
  ["https://www.muestra.example/1%E2%80%8B", "la dirección sin caracteres que no se ven"],
  ["https://www.muestra.example/\u200b1", "el texto sin ese carácter, que no se ve"],
])("the address %j is refused", (muestra, right) => {
  expect(messages({ muestra })).toContainEqual(expect.stringContaining(right));
});
