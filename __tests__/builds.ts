import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { codeVariable } from "../lib/config/validators";
import { SETTING } from "../scripts/build";

const offersFolder = join(__dirname, "../content/offers");

const offerIds = readdirSync(offersFolder).flatMap((name) =>
  name.endsWith(".yaml") ? name.replace(/\.yaml$/, "") : [],
);

/** A code of the owner's for each offer to which one is invited with a code, whichever they are today. */
function codeSettings(): Record<string, string> {
  const ids = offerIds.filter((id) =>
    /^invitation: *\{[^}]*\bby: code\b/m.test(readFileSync(join(offersFolder, `${id}.yaml`), "utf8")),
  );
  return Object.fromEntries(ids.map((id, place) => [codeVariable(id), `CLAVE-${place + 1}`]));
}

const firstPort = Number(process.env.TEST_PORT_BASE || 4310);

/** The port at which tests receive the error reports of `full`. */
export const ingestPort = firstPort + 9;

/** Whether tests visit every page of every offer, as they do at night: otherwise the tools of one offer. */
export const everyPage = process.env.EVERY_PAGE === "true";

/**
 * The offers that `full` shows though their files disable them: those that were published, and the drafts that have between
 * them every verb and form: a payroll without invitation, stages, interest, points, bill credit, tiers. At night, all.
 */
const previewed = everyPage
  ? "*"
  : ["n26", "revolut", "bbva", "crypto-com", "ibercaja", "iberia-icon", "imagina-energia", "unicaja"]
      // An editor may delete a draft.
      .filter((id) => offerIds.includes(id))
      .join();

/**
 * The two builds under test. `default`: the editors' content without any setting. `full`: offers of every kind, every
 * service, a production address, codes, and referral links with unusual queries and fragments.
 */
export const builds = {
  default: { distDir: ".next", port: firstPort, settings: {} },
  full: {
    distDir: ".next-full",
    port: firstPort + 1,
    settings: {
      OFFERS_PREVIEW: previewed,
      // Its address is public: without this nothing would be kept before consent.
      STORAGE_CONSENT: "informed",
      NEXT_PUBLIC_SITE_URL: "https://planamigo.example",
      NEXT_PUBLIC_CONTACT_EMAIL: "hola@planamigo.example",
      NEXT_PUBLIC_REPOSITORY_URL: "https://github.com/ejemplo/planamigo",
      NEXT_PUBLIC_REFERRAL_URL:
        "https://ref.traderepublic.com/alta?ref=abc%2Fdef&utm_source=amigo&vacio=#registro",
      NEXT_PUBLIC_REFERRAL_URL_PAYPAL: "https://www.paypal.com/es/?z=1&a=2&z=3",
      NEXT_PUBLIC_REFERRAL_URL_LOWI: "https://www.lowi.es/amigos#tarifas",
      NEXT_PUBLIC_REFERRAL_URL_INDEXA_CAPITAL: "https://indexacapital.com/amigos?",
      ...codeSettings(),
      NEXT_PUBLIC_ENABLE_ANALYTICS: "true",
      NEXT_PUBLIC_ANALYTICS_ID: "G-TEST123",
      NEXT_PUBLIC_SENTRY_DSN: `http://key@127.0.0.1:${ingestPort}/1`,
      NEXT_PUBLIC_OWNER_NAME: "Ana Ejemplo Prueba",
      NEXT_PUBLIC_OWNER_TAX_ID: "12345678Z",
      NEXT_PUBLIC_OWNER_ADDRESS: "Calle de Ejemplo 1, 28001 Madrid",
      NEXT_PUBLIC_OWNER_REGISTRY: "Registro Mercantil de Madrid, hoja M-1",
    },
  },
} as const;

export type BuildName = keyof typeof builds;

export const buildNames = Object.keys(builds) as BuildName[];

/** Where the server of a build answers. */
export const buildUrl = (name: BuildName) => `http://localhost:${builds[name].port}`;

/**
 * The environment in which a build is made and served: the same on every machine, whatever its shell and .env files
 * set.
 */
export function buildEnvironment(name: BuildName): NodeJS.ProcessEnv {
  const neutral = Object.entries(process.env).filter(([variable]) => !SETTING.test(variable));
  return {
    ...Object.fromEntries(neutral),
    ...builds[name].settings,
    NODE_ENV: "production",
    DIST_DIR: builds[name].distDir,
    NEXT_TELEMETRY_DISABLED: "1",
    // Tells the framework that .env files were already read.
    __NEXT_PROCESSED_ENV: "true",
    // Types are checked once, before the builds.
    TYPES_CHECKED: "true",
  };
}
