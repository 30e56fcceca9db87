import { readFileSync } from "node:fs";
import { type BrowserServices, servicesOf } from "@/lib/config/services";
import { readSite } from "@/lib/config/site";
import { siteWarnings, storageNotice, unbuiltWarning } from "@/lib/config/start-log";
import { themeColours } from "@/lib/config/theme";

test.each([
  ["paper", themeColours.light, themeColours.dark],
  ["ink", themeColours.ink, "#[0-9a-f]{6}"],
  ["muted", themeColours.muted, "#[0-9a-f]{6}"],
  ["accent", themeColours.accent, "#[0-9a-f]{6}"],
  ["accent-soft", themeColours.accentSoft, "#[0-9a-f]{6}"],
  ["risk", themeColours.risk, "#[0-9a-f]{6}"],
  ["risk-mark", themeColours.riskMark, "#[0-9a-f]{6}"],
  ["edge", themeColours.edge, "#[0-9a-f]{6}"],
])("the colour --%s in lib/config/theme equals the style sheet's", (token, light, dark) => {
  const sheet = readFileSync("app/tokens.css", "utf8");
  expect(sheet).toMatch(new RegExp(`--${token}: light-dark\\(${light}, ${dark}\\)`));
});

const analytics = { NEXT_PUBLIC_ENABLE_ANALYTICS: "true" };
const id = { NEXT_PUBLIC_ANALYTICS_ID: "G-ABC1234567" };
const google = "G-ABC1234567";

// That there are none by default, and when errors are reported: specification, parts 3 and 7.
test.each<[Parameters<typeof readSite>[0], BrowserServices]>([
  [analytics, {}],
  [{ ...analytics, ...id }, { google }],
  // Only Vercel has the scripts of its analytics.
  [
    { ...analytics, ...id, VERCEL: "1" },
    { google, vercel: true },
  ],
])("the settings %j use the services %j", (env, used) => expect(servicesOf(readSite(env))).toEqual(used));

type Environment = Parameters<typeof siteWarnings>[1];

const offers = [
  { id: "trade-republic", brand: "Trade Republic", hasInvitation: true },
  { id: "paypal", brand: "PayPal", hasInvitation: true },
];
const complete = {
  NODE_ENV: "production",
  NEXT_PUBLIC_SITE_URL: "https://www.midominio.es",
  NEXT_PUBLIC_CONTACT_EMAIL: "hola@midominio.es",
  NEXT_PUBLIC_REFERRAL_URL: "https://ref.es",
  NEXT_PUBLIC_BONUS_AMOUNT: "10",
  NEXT_PUBLIC_BRAND_NAME: "Trade Republic",
  NEXT_PUBLIC_OWNER_NAME: "Ana",
  NEXT_PUBLIC_OWNER_TAX_ID: "00000000T",
  NEXT_PUBLIC_OWNER_ADDRESS: "Mayor 1",
};
const noUrl = /^Falta NEXT_PUBLIC_SITE_URL: .* http:\/\/localhost:3000\.$/;
const noEmail = /^Falta NEXT_PUBLIC_CONTACT_EMAIL: .*contacto@planamigo\.example/;

test.each<[Environment, RegExp[]]>([
  [{ NEXT_PUBLIC_SITE_URL: "" }, [noUrl]],
  [{ NEXT_PUBLIC_SITE_URL: "", VERCEL_PROJECT_PRODUCTION_URL: "mio.vercel.app" }, []],
  [{ NEXT_PUBLIC_SITE_URL: "", VERCEL_ENV: "preview" }, []],
  [{ NEXT_PUBLIC_SITE_URL: "", NODE_ENV: "development" }, []],
  [{ NEXT_PUBLIC_SITE_URL: "http://localhost:3000" }, [/^NEXT_PUBLIC_SITE_URL es http:\/\/localhost:3000, /]],
  [{ NEXT_PUBLIC_SITE_URL: "https://mio.vercel.app" }, [/^NEXT_PUBLIC_SITE_URL .* pon tu dominio\.$/]],
  [{ OFFERS_PREVIEW: "*" }, [/^OFFERS_PREVIEW publica en https:\/\/www\.midominio\.es .*\(\*\)/]],
  [{ OFFERS_PREVIEW: "*", VERCEL_ENV: "preview" }, []],
  [{ NEXT_PUBLIC_CONTACT_EMAIL: "" }, [noEmail]],
  [{ NEXT_PUBLIC_CONTACT_EMAIL: "contacto@planamigo.example" }, [noEmail]],
  [{ NEXT_PUBLIC_CONTACT_EMAIL: "contacto@planamigo.example", VERCEL_ENV: "preview" }, []],
  [{ NEXT_PUBLIC_OWNER_NAME: "" }, [/^Falta NEXT_PUBLIC_OWNER_NAME: /]],
  [
    { NEXT_PUBLIC_OWNER_TAX_ID: "", NEXT_PUBLIC_OWNER_ADDRESS: "" },
    [/^Faltan NEXT_PUBLIC_OWNER_TAX_ID, NEXT_PUBLIC_OWNER_ADDRESS: /],
  ],
  [{ NEXT_PUBLIC_A: "1", NEXT_PUBLIC_B: "1" }, [/^No se usa NEXT_PUBLIC_A, NEXT_PUBLIC_B: /]],
  [
    {
      STORAGE_CONSET: "required",
      SITE_URL: "https://b.es",
      NEXT_PUBLIC_SITE_BRND: "B",
      REFERRAL_URL_LOWI: "x",
      REFERRAL_CODE_LOWI: "x",
      NEXT_PUBLIC_REFERAL_CODE_N26: "x",
    },
    [
      /STORAGE_CONSET \(¿querías decir STORAGE_CONSENT\?\), NEXT_PUBLIC_SITE_BRND \(¿querías decir NEXT_PUBLIC_SITE_BRAND\?\), REFERRAL_URL_LOWI \(¿querías decir NEXT_PUBLIC_REFERRAL_URL_LOWI\?\), REFERRAL_CODE_LOWI \(¿querías decir NEXT_PUBLIC_REFERRAL_CODE_LOWI\?\), NEXT_PUBLIC_REFERAL_CODE_N26 \(¿querías decir NEXT_PUBLIC_REFERRAL_CODE_N26\?\):/,
    ],
  ],
  [
    { NEXT_PUBLIC_SITE_URL: "", SITE_URL: "https://b.es" },
    [noUrl, /SITE_URL \(¿querías decir NEXT_PUBLIC_SITE_URL\?\)/],
  ],
  [
    {
      NEXT_PUBLIC_OWNER_NIF: "x",
      OWNER_NIF: "x",
      NEXT_PUBLIC_OWNER_TAX_ID: "",
      NEXT_PUBLIC_PHONE: "x",
      NEXT_PUBLIC_OWNER_PHONE: "x",
      NEXT_PUBLIC_EMAIL: "x",
    },
    [
      /^Falta NEXT_PUBLIC_OWNER_TAX_ID/,
      /NEXT_PUBLIC_OWNER_NIF \(¿querías decir NEXT_PUBLIC_OWNER_TAX_ID\?\), OWNER_NIF \(¿querías decir NEXT_PUBLIC_OWNER_TAX_ID\?\), NEXT_PUBLIC_PHONE \(¿querías decir NEXT_PUBLIC_CONTACT_PHONE\?\), NEXT_PUBLIC_OWNER_PHONE \(¿querías decir NEXT_PUBLIC_CONTACT_PHONE\?\), NEXT_PUBLIC_EMAIL \(¿querías decir NEXT_PUBLIC_CONTACT_EMAIL\?\):/,
    ],
  ],
  [{ NODE_PATH: "x", USER_NAME: "x", STORAGE_BUCKET: "x", HOSTNAME: "x", VERCEL_URL: "x" }, []],
  [{ NEXT_PUBLIC_VERCEL_URL: "a.vercel.app", NEXT_PUBLIC_REFERRAL_URL_N26: "https://n.es", PATH: "/" }, []],
])("%j gives the warnings %j", (env, expected) => {
  const warnings = siteWarnings(offers, { ...complete, ...env });
  expect(warnings).toEqual(expected.map((words) => expect.stringMatching(words)));
});

test("an offer without invitation asks for the variable of its own way, and of none where nothing can be set", () => {
  const by = (id: string, way: string) => ({ id, hasInvitation: false, terms: { invitation: { by: way } } });
  const uninvited = [
    by("a", "link"),
    by("b", "code"),
    by("c", "none"),
    by("d", "inviter-id"),
    by("e", "branch"),
    by("f", "email"),
  ];
  expect(siteWarnings(uninvited, complete)).toEqual([
    expect.stringMatching(
      /pon tu enlace o tu código en NEXT_PUBLIC_REFERRAL_URL_A, NEXT_PUBLIC_REFERRAL_CODE_B\.$/,
    ),
  ]);
});

test("a link without a code is told with what it is, and not as missing", () =>
  expect(
    siteWarnings([{ id: "lowi", hasInvitation: false }], {
      ...complete,
      NEXT_PUBLIC_REFERRAL_URL_LOWI: "https://www.lowi.es/",
    }),
  ).toEqual([expect.stringMatching(/^NEXT_PUBLIC_REFERRAL_URL_LOWI lleva a «https:\/\/www\.lowi\.es\/»/)]));

test("the owner hears that an offer admits no new clients, and how it is opened again", () => {
  const closed = { since: "2026-07-01", source: "https://esma.example/" };
  const offer = {
    id: "a",
    brand: "Muestra",
    hasInvitation: true,
    terms: { invitation: { by: "link" }, closed },
  };
  expect(siteWarnings([offer], complete)).toEqual([
    expect.stringMatching(
      /^Muestra no admite clientes nuevos desde el 1 de julio de 2026: .*esma\.example.*quita closed de content\/offers\/a\.yaml\.$/,
    ),
  ]);
});

test("one code in two offers is told", () => {
  const coded = ["a", "b"].map((id) => ({ id, hasInvitation: true, invitationCode: "XYZ-1" }));
  expect(siteWarnings(coded, complete)).toEqual([
    expect.stringMatching(
      /^NEXT_PUBLIC_REFERRAL_CODE_A y NEXT_PUBLIC_REFERRAL_CODE_B llevan el mismo código/,
    ),
  ]);
});

test.each([
  ["NEXT_PUBLIC_SITE_URL", "https://www.ejemplo.es"],
  ["NEXT_PUBLIC_CONTACT_EMAIL", "hola@ejemplo.es"],
  ["NEXT_PUBLIC_CONTACT_PHONE", "+34 900 000 000"],
  ["NEXT_PUBLIC_ANALYTICS_ID", "G-ABC1234567"],
  ["NEXT_PUBLIC_ANALYTICS_ID", "G-XXXXXXXXXX"],
  ["NEXT_PUBLIC_OWNER_NAME", "PENDIENTE"],
  ["NEXT_PUBLIC_OWNER_TAX_ID", "12.345.678-Z"],
  ["NEXT_PUBLIC_REPOSITORY_URL", "https://github.com/ejemplo/planamigo"],
])("the value of an example is told: %s=%s", (name, value) => {
  expect(siteWarnings(offers, { ...complete, [name]: value })).toEqual([
    `${name} tiene el valor de un ejemplo, «${value}»: pon el tuyo.`,
  ]);
});

test("a setting that is otherwise on the machine than in the build is told, one that it lacks is not", () => {
  const built = { NEXT_PUBLIC_SITE_URL: "https://a.es", STORAGE_CONSENT: "required" };
  expect(
    unbuiltWarning(built, { ...built, NODE_ENV: "test", NEXT_PUBLIC_SITE_URL: "", PATH: "x" }),
  ).toBeUndefined();
  const changed = {
    NEXT_PUBLIC_SITE_URL: "https://b.es",
    OFFERS_PREVIEW: "n26",
    NEXT_PUBLIC_REFERRAL_URL_LOWI: "https://lowi.es/b",
    NEXT_PUBLIC_REFERRAL_CODE_OPENBANK: "B-2",
  };
  const names = Object.keys(changed).join(", ");
  expect(unbuiltWarning({ ...built, NEXT_PUBLIC_REFERRAL_URL_LOWI: "https://lowi.es/a" }, changed)).toBe(
    `La construcción no tiene el valor actual de ${names}: los ajustes se fijan al construir, así que construye de nuevo.`,
  );
});

test.each<[Environment, string]>([
  [
    { NEXT_PUBLIC_SITE_URL: "https://a.es" },
    "No se guarda nada en el navegador hasta que el visitante acepta (required): la dirección, https://a.es, es pública, y STORAGE_CONSENT no dice otra cosa.",
  ],
  [
    { NEXT_PUBLIC_SITE_URL: "https://a.es", STORAGE_CONSENT: "informed" },
    "La cookie de la prueba A/B y los registros propios se guardan desde la primera visita, y el aviso lo dice (informed): lo dice STORAGE_CONSENT. La dirección es pública, y el artículo 22.2 de la LSSI pide el consentimiento antes: con required no se guarda nada sin él.",
  ],
  [
    {},
    "La cookie de la prueba A/B y los registros propios se guardan desde la primera visita, y el aviso lo dice (informed): la dirección, http://localhost:3000, es de este equipo, y STORAGE_CONSENT no dice otra cosa.",
  ],
])("with %j, the owner is told what is kept and why", (env, notice) =>
  expect(storageNotice(env)).toBe(notice),
);
