import { readSite, siteWarnings } from "@/lib/config/site";

type Environment = Parameters<typeof readSite>[0];

const defaults = {
  brand: "PlanAmigo",
  slug: "planamigo",
  url: "http://localhost:3000",
  contactEmail: "contacto@planamigo.example",
  bonusAmount: undefined,
  brandName: undefined,
  referralUrls: {},
  analytics: { enabled: false, id: "" },
  sentryDsn: "",
  owner: { name: undefined, taxId: undefined, address: undefined, registry: undefined },
  offersPreview: [],
  onPlatform: false,
  storageConsent: "informed",
  trainingCrawlers: "allowed",
  production: false,
};

test("an empty environment gives the defaults", () => {
  expect(readSite({})).toEqual(defaults);
});

test("empty and blank values count as missing", () => {
  const names = ["SITE_BRAND", "SITE_URL", "CONTACT_EMAIL", "REFERRAL_URL", "BONUS_AMOUNT", "BRAND_NAME"];
  const env = Object.fromEntries(names.map((name, i) => [`NEXT_PUBLIC_${name}`, i % 2 ? "" : "  "]));
  expect(readSite({ ...env, OFFERS_PREVIEW: " ", STORAGE_CONSENT: "", NEXT_PUBLIC_SENTRY_DSN: "" })).toEqual(
    defaults,
  );
});

const table: [Environment, object][] = [
  [
    { NEXT_PUBLIC_SITE_BRAND: "Amigos Únicos, S. L." },
    { brand: "Amigos Únicos, S. L.", slug: "amigosunicossl" },
  ],
  [{ NEXT_PUBLIC_SITE_BRAND: "★" }, { brand: "★", slug: "planamigo" }],
  [{ NEXT_PUBLIC_SITE_URL: " https://www.ejemplo.es/ " }, { url: "https://www.ejemplo.es" }],
  [{ NEXT_PUBLIC_SITE_URL: "HTTPS://WWW.Ejemplo.es" }, { url: "https://www.ejemplo.es" }],
  [{ VERCEL_PROJECT_PRODUCTION_URL: "mio.vercel.app" }, { url: "https://mio.vercel.app" }],
  [{ NEXT_PUBLIC_SITE_URL: "https://a.es", VERCEL_PROJECT_PRODUCTION_URL: "b.es" }, { url: "https://a.es" }],
  [{ NEXT_PUBLIC_CONTACT_EMAIL: "hola@ejemplo.es" }, { contactEmail: "hola@ejemplo.es" }],
  [{ NEXT_PUBLIC_BONUS_AMOUNT: "15" }, { bonusAmount: 15 }],
  [{ NEXT_PUBLIC_BONUS_AMOUNT: "12,50" }, { bonusAmount: 12.5 }],
  [{ NEXT_PUBLIC_BONUS_AMOUNT: "12.5" }, { bonusAmount: 12.5 }],
  [{ NEXT_PUBLIC_BRAND_NAME: "TR" }, { brandName: "TR" }],
  [
    { NEXT_PUBLIC_REFERRAL_URL: "https://ref.es/?a=1#b" },
    { referralUrls: { "trade-republic": "https://ref.es/?a=1#b" } },
  ],
  [
    {
      NEXT_PUBLIC_REFERRAL_URL_PAYPAL: "https://p.es",
      NEXT_PUBLIC_REFERRAL_URL_INDEXA_CAPITAL: "https://i.es",
      NEXT_PUBLIC_REFERRAL_URL_N26: "",
    },
    { referralUrls: { paypal: "https://p.es", "indexa-capital": "https://i.es" } },
  ],
  ...["true", "1"].map((on): [Environment, object] => [
    { NEXT_PUBLIC_ENABLE_ANALYTICS: on, NEXT_PUBLIC_ANALYTICS_ID: "G-1" },
    { analytics: { enabled: true, id: "G-1" } },
  ]),
  ...["false", "0"].map((off): [Environment, object] => [
    { NEXT_PUBLIC_ENABLE_ANALYTICS: off, NEXT_PUBLIC_ANALYTICS_ID: "G-1" },
    { analytics: { enabled: false, id: "G-1" } },
  ]),
  [{ NEXT_PUBLIC_SENTRY_DSN: "https://k@s.example/1" }, { sentryDsn: "https://k@s.example/1" }],
  [
    {
      NEXT_PUBLIC_OWNER_NAME: "Ana",
      NEXT_PUBLIC_OWNER_TAX_ID: "1",
      NEXT_PUBLIC_OWNER_ADDRESS: "Mayor 1",
      NEXT_PUBLIC_OWNER_REGISTRY: "M-1",
    },
    { owner: { name: "Ana", taxId: "1", address: "Mayor 1", registry: "M-1" } },
  ],
  [{ OFFERS_PREVIEW: " n26, revolut ,," }, { offersPreview: ["n26", "revolut"] }],
  ...["informed", "required"].map((mode): [Environment, object] => [
    { STORAGE_CONSENT: mode },
    { storageConsent: mode },
  ]),
  ...["allowed", "refused"].map((answer): [Environment, object] => [
    { TRAINING_CRAWLERS: answer },
    { trainingCrawlers: answer },
  ]),
  [{ NODE_ENV: "production" }, { production: true }],
  [{ NODE_ENV: "development" }, { production: false }],
];

test.each(table)("%j", (env, expected) => {
  expect(readSite(env)).toEqual({ ...defaults, ...expected });
});

const address = "una dirección completa y sin ruta: «https://www.ejemplo.es»";
const link = "una dirección https completa y sin espacios: «https://www.ejemplo.es/invita?codigo=1»";
const domain = "un dominio sin protocolo ni ruta: «www.ejemplo.es»";
const dsn = "el DSN que da Sentry: «https://clave@ejemplo.ingest.sentry.io/1»";
const euros = "un número de euros mayor que 0, sin puntos de millar ni «€»: «10» o «12,50»";
const tooLong = (max: number) => `un nombre de ${max} caracteres como máximo`;

test.each([
  ["NEXT_PUBLIC_SITE_URL", "ejemplo.es", address],
  ["NEXT_PUBLIC_SITE_URL", "ftp://ejemplo.es", address],
  ["NEXT_PUBLIC_SITE_URL", "https://ejemplo.es/ruta", address],
  ["NEXT_PUBLIC_SITE_URL", "https:ejemplo.es", address],
  ["VERCEL_PROJECT_PRODUCTION_URL", "https://mio.vercel.app", domain],
  ["VERCEL_PROJECT_PRODUCTION_URL", "mio vercel", domain],
  ["NEXT_PUBLIC_REFERRAL_URL", "javascript:alert(1)", link],
  ["NEXT_PUBLIC_REFERRAL_URL", "http://ref.es/?a=1", link],
  ["NEXT_PUBLIC_REFERRAL_URL_LOWI", "lowi", link],
  ["NEXT_PUBLIC_REFERRAL_URL_LOWI", "https://lowi.es/mi enlace", link],
  ["NEXT_PUBLIC_SENTRY_DSN", "clave", dsn],
  ["NEXT_PUBLIC_SENTRY_DSN", "https://ejemplo.es/1", dsn],
  ["NEXT_PUBLIC_SITE_BRAND", "x".repeat(31), tooLong(30)],
  ["NEXT_PUBLIC_BRAND_NAME", "x".repeat(16), tooLong(15)],
  ["NEXT_PUBLIC_CONTACT_EMAIL", "hola", "un correo: «hola@ejemplo.es»"],
  ["NEXT_PUBLIC_BONUS_AMOUNT", "diez", euros],
  ["NEXT_PUBLIC_BONUS_AMOUNT", "0", euros],
  ["NEXT_PUBLIC_BONUS_AMOUNT", "0,00", euros],
  ["NEXT_PUBLIC_BONUS_AMOUNT", "1.000", euros],
  ["NEXT_PUBLIC_BONUS_AMOUNT", "10 €", euros],
  ["NEXT_PUBLIC_BONUS_AMOUNT", "-5", euros],
  ["NEXT_PUBLIC_BONUS_AMOUNT", "Infinity", euros],
  ["NEXT_PUBLIC_ENABLE_ANALYTICS", "yes", "«true» o «false»"],
  ["STORAGE_CONSENT", "never", "«informed» o «required»"],
  ["TRAINING_CRAWLERS", "maybe", "«allowed» o «refused»"],
])("%s=%s stops the build and says what is right", (name, value, right) => {
  const read = () => readSite({ [name]: value });
  expect(read).toThrow(
    `La configuración (entorno o .env.local) tiene errores:\n- ${name}\n    encontrado: «${value}»\n    correcto: ${right}`,
  );
});

test("every wrong variable is told at once", () => {
  const wrong = ["NEXT_PUBLIC_CONTACT_EMAIL", "STORAGE_CONSENT", "NEXT_PUBLIC_REFERRAL_URL_PAYPAL"];
  const read = () => readSite(Object.fromEntries(wrong.map((name) => [name, "x"])));
  for (const name of wrong) expect(read).toThrow(`\n- ${name}\n`);
});

describe("start-up warnings", () => {
  const incomplete =
    "la página de términos dirá que la identificación del titular no está completa (LSSI, art. 10).";
  const complete = {
    NEXT_PUBLIC_REFERRAL_URL: "https://ref.es",
    NEXT_PUBLIC_BONUS_AMOUNT: "10",
    NEXT_PUBLIC_BRAND_NAME: "Trade Republic",
    NEXT_PUBLIC_OWNER_NAME: "Ana",
    NEXT_PUBLIC_OWNER_TAX_ID: "1",
    NEXT_PUBLIC_OWNER_ADDRESS: "Mayor 1",
  };

  test("none where everything is set", () => {
    expect(siteWarnings(complete)).toEqual([]);
  });

  test.each<[Environment, string[]]>([
    [
      { NEXT_PUBLIC_REFERRAL_URL: "" },
      ["Falta NEXT_PUBLIC_REFERRAL_URL: se usa el enlace de content/offers/trade-republic.yaml."],
    ],
    [{ NEXT_PUBLIC_BONUS_AMOUNT: " " }, ["Falta NEXT_PUBLIC_BONUS_AMOUNT: se usa el dato «bonus» de ese fichero."]],
    [{ NEXT_PUBLIC_BRAND_NAME: undefined }, ["Falta NEXT_PUBLIC_BRAND_NAME: se usa la marca de ese fichero."]],
    [
      { NEXT_PUBLIC_ENABLE_ANALYTICS: "true" },
      ["La analítica está activada, pero falta NEXT_PUBLIC_ANALYTICS_ID: no se medirá con gtag."],
    ],
    [{ NEXT_PUBLIC_ENABLE_ANALYTICS: "true", NEXT_PUBLIC_ANALYTICS_ID: "G-1" }, []],
    [{ NEXT_PUBLIC_ENABLE_ANALYTICS: "false" }, []],
    [
      {
        NEXT_PUBLIC_SITE_BRND: "A",
        NEXT_PUBLIC_SITE_BRAND: "A",
        NEXT_PUBLIC_REFERRAL_URL_PAYPAL: "https://p.es",
      },
      ["No se usa NEXT_PUBLIC_SITE_BRND: el nombre no está en .env.example."],
    ],
    [
      { NEXT_PUBLIC_A: "1", NEXT_PUBLIC_B: "1" },
      ["No se usa NEXT_PUBLIC_A, NEXT_PUBLIC_B: el nombre no está en .env.example."],
    ],
    [{ NEXT_PUBLIC_VERCEL_URL: "a.vercel.app", PATH: "/bin" }, []],
    [{ NEXT_PUBLIC_OWNER_NAME: "" }, [`Falta NEXT_PUBLIC_OWNER_NAME: ${incomplete}`]],
    [
      { NEXT_PUBLIC_OWNER_TAX_ID: "", NEXT_PUBLIC_OWNER_ADDRESS: "" },
      [`Faltan NEXT_PUBLIC_OWNER_TAX_ID, NEXT_PUBLIC_OWNER_ADDRESS: ${incomplete}`],
    ],
  ])("%j", (env, expected) => {
    expect(siteWarnings({ ...complete, ...env })).toEqual(expected);
  });

  test("an empty environment has four", () => {
    expect(siteWarnings({})).toHaveLength(4);
  });
});
