import { readSite } from "@/lib/config/site";

type Environment = Parameters<typeof readSite>[0];

const defaults = {
  brand: "PlanAmigo",
  slug: "planamigo",
  url: "http://localhost:3000",
  contactEmail: "contacto@planamigo.example",
  bonusAmount: 10,
  brandName: "Trade Republic",
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
  [{ NEXT_PUBLIC_SITE_URL: "http://promos.localhost:4000" }, { url: "http://promos.localhost:4000" }],
  [{ NEXT_PUBLIC_SITE_URL: "http://127.0.0.1:4000" }, { url: "http://127.0.0.1:4000" }],
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
      NEXT_PUBLIC_OWNER_TAX_ID: "12345678-z",
      NEXT_PUBLIC_OWNER_ADDRESS: "Mayor 1",
      NEXT_PUBLIC_OWNER_REGISTRY: "M-1",
    },
    { owner: { name: "Ana", taxId: "12345678-z", address: "Mayor 1", registry: "M-1" } },
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

const address = "una dirección https completa y sin ruta: «https://www.ejemplo.es»";
const link = "una dirección https completa y sin espacios: «https://www.ejemplo.es/invita?codigo=1»";
const domain = "un dominio sin protocolo ni ruta: «www.ejemplo.es»";
const dsn = "el DSN que da Sentry: «https://clave@ejemplo.ingest.sentry.io/1»";
const analyticsId = "un id de medición de Google Analytics, que empieza por «G-»: «G-ABC1234567»";
const taxId = "un NIF, NIE o CIF con su letra o cifra de control: «12345678Z»";
const euros = "un número de euros mayor que 0, sin puntos de millar ni «€»: «10» o «12,50»";
const tooLong = (max: number) => `un nombre de ${max} caracteres como máximo`;

test.each([
  ["NEXT_PUBLIC_SITE_URL", "ejemplo.es", address],
  ["NEXT_PUBLIC_SITE_URL", "ftp://ejemplo.es", address],
  ["NEXT_PUBLIC_SITE_URL", "https://ejemplo.es/ruta", address],
  ["NEXT_PUBLIC_SITE_URL", "https:ejemplo.es", address],
  ["NEXT_PUBLIC_SITE_URL", "http://ejemplo.es", address],
  ["NEXT_PUBLIC_SITE_URL", "https://ejemplo", address],
  ["VERCEL_PROJECT_PRODUCTION_URL", "https://mio.vercel.app", domain],
  ["VERCEL_PROJECT_PRODUCTION_URL", "mio vercel", domain],
  ["NEXT_PUBLIC_REFERRAL_URL", "javascript:alert(1)", link],
  ["NEXT_PUBLIC_REFERRAL_URL", "http://ref.es/?a=1", link],
  ["NEXT_PUBLIC_REFERRAL_URL_LOWI", "lowi", link],
  ["NEXT_PUBLIC_REFERRAL_URL_LOWI", "https://lowi/invita", link],
  ["NEXT_PUBLIC_REFERRAL_URL_LOWI", "https://lowi.es/mi enlace", link],
  ["NEXT_PUBLIC_SENTRY_DSN", "clave", dsn],
  ["NEXT_PUBLIC_SENTRY_DSN", "https://clave@sentry/1", dsn],
  ["NEXT_PUBLIC_ANALYTICS_ID", "UA-1234-5", analyticsId],
  ["NEXT_PUBLIC_ANALYTICS_ID", "G-", analyticsId],
  ["NEXT_PUBLIC_OWNER_TAX_ID", "12345678A", taxId],
  ["NEXT_PUBLIC_OWNER_TAX_ID", "Ana", taxId],
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
