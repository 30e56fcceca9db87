import { readSite, settingNames } from "@/lib/config/site";
import { isTaxId } from "@/lib/config/validators";
import { SETTING } from "../../../scripts/build";

type Environment = Parameters<typeof readSite>[0];

const defaults = {
  brand: "PlanAmigo",
  slug: "planamigo",
  url: "http://localhost:3000",
  contactEmail: "contacto@planamigo.example",
  repositoryUrl: undefined,
  bonusAmount: undefined,
  brandName: undefined,
  referralUrls: {},
  referralCodes: {},
  analytics: { enabled: false, id: "" },
  sentryDsn: "",
  owner: { name: undefined, taxId: undefined, address: undefined, registry: undefined },
  offersPreview: [],
  onPlatform: false,
  storageConsent: "informed",
  trainingCrawlers: "allowed",
  production: false,
};
const required = { storageConsent: "required" };
const enabled = (flag: string) => ({ NEXT_PUBLIC_ENABLE_ANALYTICS: flag, NEXT_PUBLIC_ANALYTICS_ID: "G-1" });

test.each<[Environment, object]>([
  [{}, {}],
  [{ NEXT_PUBLIC_SITE_BRAND: "  ", NEXT_PUBLIC_SITE_URL: "", OFFERS_PREVIEW: " ", STORAGE_CONSENT: "" }, {}],
  [
    { NEXT_PUBLIC_SITE_BRAND: "Amigos Únicos, S. L." },
    { brand: "Amigos Únicos, S. L.", slug: "amigosunicossl" },
  ],
  [{ NEXT_PUBLIC_SITE_BRAND: "★" }, { brand: "★", slug: "planamigo" }],
  [{ NEXT_PUBLIC_SITE_URL: " HTTPS://WWW.Ejemplo.es/ " }, { url: "https://www.ejemplo.es", ...required }],
  [{ NEXT_PUBLIC_SITE_URL: "http://promos.localhost:4000" }, { url: "http://promos.localhost:4000" }],
  [
    { VERCEL_PROJECT_PRODUCTION_URL: "mio.vercel.app", VERCEL_ENV: "preview" },
    { url: "https://mio.vercel.app", ...required },
  ],
  [{ NEXT_PUBLIC_SITE_URL: "https://localhost:3443" }, { url: "https://localhost:3443" }],
  [
    { NEXT_PUBLIC_SITE_URL: "https://a.es", VERCEL_PROJECT_PRODUCTION_URL: "b.es" },
    { url: "https://a.es", ...required },
  ],
  [{ NEXT_PUBLIC_CONTACT_EMAIL: "hola@ejemplo.es" }, { contactEmail: "hola@ejemplo.es" }],
  [{ NEXT_PUBLIC_CONTACT_EMAIL: "hola@españa.es" }, { contactEmail: "hola@españa.es" }],
  ...["+34 900 00 00 00", "+34 900.000.000", "+34-900-000-000", "+34 (900) 000 000"].map(
    (contactPhone): [Environment, object] => [{ NEXT_PUBLIC_CONTACT_PHONE: contactPhone }, { contactPhone }],
  ),
  [{ NEXT_PUBLIC_REPOSITORY_URL: "https://github.com/a/b.git" }, { repositoryUrl: "https://github.com/a/b" }],
  [
    { NEXT_PUBLIC_REPOSITORY_URL: "https://gitlab.com/a/b/c/d" },
    { repositoryUrl: "https://gitlab.com/a/b/c/d" },
  ],
  [{ NEXT_PUBLIC_REPOSITORY_URL: "https://git.es/a/b.c/" }, { repositoryUrl: "https://git.es/a/b.c" }],
  [{ NEXT_PUBLIC_BONUS_AMOUNT: "12,50" }, { bonusAmount: 12.5 }],
  [
    {
      NEXT_PUBLIC_REFERRAL_URL: "https://ref.es/?a=1#b",
      NEXT_PUBLIC_REFERRAL_URL_INDEXA_CAPITAL: "https://i.es",
    },
    { referralUrls: { "trade-republic": "https://ref.es/?a=1#b", "indexa-capital": "https://i.es" } },
  ],
  [
    { NEXT_PUBLIC_REFERRAL_URL_PAYPAL: "HTTPS://WWW.PAYPAL.COM/invite/ABC" },
    { referralUrls: { paypal: "https://www.paypal.com/invite/ABC" } },
  ],
  [
    { NEXT_PUBLIC_REFERRAL_CODE_OPENBANK: " Ñ4F-x9 ", NEXT_PUBLIC_REFERRAL_CODE_TRADE_REPUBLIC: "abc" },
    { referralCodes: { openbank: "Ñ4F-x9", "trade-republic": "abc" } },
  ],
  [enabled("1"), { analytics: { enabled: true, id: "G-1" } }],
  [enabled("0"), { analytics: { enabled: false, id: "G-1" } }],
  [
    { NEXT_PUBLIC_SENTRY_DSN: "https://k@s.example/x/1", NODE_ENV: "production" },
    { sentryDsn: "https://k@s.example/x/1", production: true },
  ],
  [
    {
      NEXT_PUBLIC_OWNER_NAME: "Ana",
      NEXT_PUBLIC_OWNER_TAX_ID: "12345678-z",
      NEXT_PUBLIC_OWNER_REGISTRY: "M-1",
    },
    { owner: { name: "Ana", taxId: "12345678-z", address: undefined, registry: "M-1" } },
  ],
  [{ OFFERS_PREVIEW: " n26, revolut ,," }, { offersPreview: ["n26", "revolut"] }],
  [{ STORAGE_CONSENT: "required" }, required],
  [{ NEXT_PUBLIC_SITE_URL: "https://a.es", STORAGE_CONSENT: "informed" }, { url: "https://a.es" }],
  [{ TRAINING_CRAWLERS: "refused" }, { trainingCrawlers: "refused" }],
])("the settings %j are read", (env, expected) => {
  expect(readSite(env)).toEqual({ ...defaults, ...expected });
});

const address = "una dirección https completa y sin ruta: «https://www.ejemplo.es»";
const link =
  "una dirección https completa, con un dominio y sin espacios ni nombre de usuario: «https://www.ejemplo.es/invita?codigo=1»";
const code =
  "el código como lo da el proveedor, de 3 a 40 letras, cifras o guiones, sin espacios ni comillas: «ANA-1234»";
const inFile = "el valor sin las comillas de los extremos, que solo se ponen en .env.local";
const codeAlone =
  "el código solo: una dirección va en la variable del enlace, NEXT_PUBLIC_REFERRAL_URL_ y el nombre de la oferta";
const domain = "un dominio sin protocolo ni ruta: «www.ejemplo.es»";
const dsn = "el DSN que da Sentry: «https://clave@ejemplo.ingest.sentry.io/1»";
const repository =
  "la dirección del repositorio, sin nada detrás de su nombre: «https://github.com/ejemplo/planamigo»";
const analyticsId = "un id de medición de Google Analytics, que empieza por «G-»: «G-ABC1234567»";
const taxId = "un NIF, NIE o CIF con su letra o cifra de control: «12345678Z»";
const euros = "un número de euros mayor que 0, sin puntos de millar ni «€»: «10» o «12,50»";
const tooLong = (max: number) =>
  `un nombre de ${max} caracteres como máximo, en una línea y sin llaves ni «<» ni «>»`;

/** Wrong values of one variable, separated by spaces. */
const wrong = (name: string, values: string, right: string) =>
  values.split(" ").map((value) => [name, value, right] as const);

test.each([
  ...wrong(
    "NEXT_PUBLIC_SITE_URL",
    "ejemplo.es ftp://ejemplo.es https://ejemplo.es/ruta https:ejemplo.es http://ejemplo.es https://ana@ejemplo.es",
    address,
  ),
  ...wrong(
    "NEXT_PUBLIC_SITE_URL",
    "https://midominio.es, https://midominio.es; https://midominio..es https://midominio. https://midominio.es. https://mi_dominio.es https://192.168.1.10 https://-a.es",
    address,
  ),
  ...wrong("NEXT_PUBLIC_REFERRAL_CODE_OPENBANK", "ab «abcd» 'abcd' abc,def -abc", code),
  ["NEXT_PUBLIC_REFERRAL_CODE_OPENBANK", "ABC 123", code] as const,
  ...wrong(
    "NEXT_PUBLIC_REFERRAL_CODE_OPENBANK",
    "https://www.openbank.es/a?c=1 www.openbank.es openbank.es/amigo/abc",
    codeAlone,
  ),
  ...wrong("VERCEL_PROJECT_PRODUCTION_URL", "https://mio.vercel.app www.ejemplo.es/x", domain),
  ...wrong(
    "NEXT_PUBLIC_REFERRAL_URL",
    "javascript:alert(1) http://ref.es/?a=1 https://a@paypal.com/1 https://:a@paypal.com/1",
    link,
  ),
  ...wrong(
    "NEXT_PUBLIC_REFERRAL_URL_LOWI",
    "https://lowi/invita https://www.lowi.es./a https://192.168.1.1/a",
    link,
  ),
  [
    "NEXT_PUBLIC_REFERRAL_URL_TRADE_REPUBLIC",
    "https://ref.es",
    "nada aquí: el enlace de trade-republic va en NEXT_PUBLIC_REFERRAL_URL",
  ] as const,
  ...wrong(
    "NEXT_PUBLIC_REPOSITORY_URL",
    "http://github.com/a/b https://github.com/a https://github.com/a/b/tree/main https://gitlab.com/a/b/-/issues https://ana@github.com/a/b",
    repository,
  ),
  ...wrong("NEXT_PUBLIC_SENTRY_DSN", "https://clave@sentry/1 https://clave@a.es/x12", dsn),
  ...wrong("NEXT_PUBLIC_ANALYTICS_ID", "UA-1234-5", analyticsId),
  ...wrong("NEXT_PUBLIC_OWNER_TAX_ID", "12345678A", taxId),
  ["NEXT_PUBLIC_SITE_BRAND", '"Plan Ganga"', inFile] as const,
  ["NEXT_PUBLIC_OWNER_NAME", "'Marta Ruiz'", inFile] as const,
  [
    "NEXT_PUBLIC_REFERRAL_URL_LOWI",
    "https://www.lowi.es/a?b=\\$1",
    "el enlace con $ sin barra delante, que solo se pone en .env.local",
  ] as const,
  ...wrong("NEXT_PUBLIC_SITE_BRAND", "x".repeat(31), tooLong(30)),
  ...wrong("NEXT_PUBLIC_SITE_BRAND", "Mis\nofertas", tooLong(30)),
  ...wrong("NEXT_PUBLIC_BRAND_NAME", "{bonus}", tooLong(15)),
  ...wrong("NEXT_PUBLIC_BRAND_NAME", "x".repeat(16), tooLong(15)),
  ...wrong(
    "NEXT_PUBLIC_CONTACT_PHONE",
    "900000000 +34.1 +34",
    "un teléfono con su prefijo: «+34 900 000 000»",
  ),
  ...wrong("NEXT_PUBLIC_CONTACT_EMAIL", "hola hola@a hola@a.es/b @a.es", "un correo: «hola@ejemplo.es»"),
  ...wrong("NEXT_PUBLIC_BONUS_AMOUNT", "diez 0,00 1.000 10€ -5 1000000 1,234", euros),
  ...wrong("NEXT_PUBLIC_ENABLE_ANALYTICS", "yes", "«true» o «false»"),
  ...wrong("STORAGE_CONSENT", "never", "«required» o «informed»"),
  ...wrong("TRAINING_CRAWLERS", "maybe", "«allowed» o «refused»"),
])("%s=%s stops the build, and the message gives the correct form", (name, value, right) => {
  expect(() => readSite({ [name]: value })).toThrow(
    `La configuración (entorno o .env.local) tiene errores:\n- ${name}\n    encontrado: «${value}»\n    correcto: ${right}`,
  );
});

test.each([
  [
    "https://www.paypal.com/\u200b1",
    "U+200B, un espacio sin ancho",
    "el valor sin ese carácter, que no se ve",
  ],
  [
    "https://www.paypal.com/%E2%80%8B1",
    "U+200B, un espacio sin ancho",
    "el valor sin ese carácter, que no se ve",
  ],
  [
    "https://www.paypal.com/\ufffd1",
    "«https://www.paypal.com/\ufffd1»",
    "el valor sin «\ufffd», una letra perdida",
  ],
])("a value that nobody can see whole is refused: %j", (value, found, right) => {
  expect(() => readSite({ NEXT_PUBLIC_REFERRAL_URL_PAYPAL: value })).toThrow(
    `\n- NEXT_PUBLIC_REFERRAL_URL_PAYPAL\n    encontrado: ${found}\n    correcto: ${right}`,
  );
});

test("one error names every wrong variable", () => {
  const wrong = ["NEXT_PUBLIC_CONTACT_EMAIL", "STORAGE_CONSENT", "NEXT_PUBLIC_REFERRAL_URL_PAYPAL"];
  const read = () => readSite(Object.fromEntries(wrong.map((name) => [name, "x"])));
  for (const name of wrong) expect(read).toThrow(`\n- ${name}\n`);
});

test("a change of any setting makes a new build", () =>
  expect(settingNames.filter((name) => name !== "NODE_ENV" && !SETTING.test(name))).toEqual([]));

test.each([
  ...["12345678Z", "12.345.678-z", "ES12345678Z", "X1234567L", "Y1234567X", "Z1234567R", "M1234567L"],
  ...["B00000000", "J99216582", "J9921658B", "ES-A58818501"],
])("%s is a tax number", (text) => expect(isTaxId(text)).toBe(true));

test.each([
  ...["12345678A", "1234567L", "123456789", "ZZ12345678Z", "X1234567A", "T1234567L"],
  ...["B00000001", "J99216583", "A5881850", "I00000000", "", "12345678Z9"],
])("«%s» is no tax number", (text) => expect(isTaxId(text)).toBe(false));
