// The builds of this tree that the end-to-end tests visit. Names, folders and ports stand here only.
import { testEnvironment } from "./environment.mjs";
import { disabledOffers } from "./offer-files.mjs";

/** @typedef {{ distDir: string, settings: Record<string, string> }} Site */
/** @typedef {keyof typeof sites} SiteName */

const firstPort = Number(process.env.E2E_PORT_BASE || 4310);

/** Where a test listens for what error reporting sends. */
export const ingestPort = firstPort + 90;

/** Where nginx and the two servers behind it listen, in its own test. */
export const nginxPorts = /** @type {const} */ ([firstPort + 91, firstPort + 92, firstPort + 93]);

/** Where `npm run bench` has its servers listen. */
export const benchPorts = /** @type {const} */ ([firstPort + 46, firstPort + 47, firstPort + 48]);

/** Where a server listens whose pages fail. */
export const failingPort = firstPort + 94;

/** Where the little site of `__tests__/fixtures/island` is served. */
export const islandPort = firstPort + 97;

/** Where the hostile test's own server listens. */
export const hostilePort = firstPort + 95;

/** Where a server listens on whose machine something is wrong. */
export const faultPort = firstPort + 96;

const disabled = disabledOffers();

/** Offers whose pages the tests of no particular offer visit: there even when an editor has switched one off. */
export const visited = disabled.filter((id) => ["trade-republic", "paypal", "lowi"].includes(id));
/** @type {Record<string, string>} */
const base = visited.length > 0 ? { OFFERS_PREVIEW: visited.join(",") } : {};

const measured = {
  ...base,
  NEXT_PUBLIC_ENABLE_ANALYTICS: "true",
  NEXT_PUBLIC_ANALYTICS_ID: "G-TEST123",
  NEXT_PUBLIC_SENTRY_DSN: `http://key@127.0.0.1:${ingestPort}/1`,
};

export const sites = {
  default: { distDir: ".next", settings: base },
  measured: { distDir: ".next-measured", settings: measured },
  required: { distDir: ".next-required", settings: { ...measured, STORAGE_CONSENT: "required" } },
  // Every offer, a production address, and referral links with what such links may carry.
  preview: {
    distDir: ".next-preview",
    settings: {
      OFFERS_PREVIEW: disabled.join(","),
      NEXT_PUBLIC_SITE_URL: "https://planamigo.example",
      NEXT_PUBLIC_REFERRAL_URL: "https://invita.example/alta?ref=abc%2Fdef&utm_source=amigo&vacio=#registro",
      NEXT_PUBLIC_REFERRAL_URL_PAYPAL: "https://invita.example/es/?z=1&a=2&z=3",
      NEXT_PUBLIC_REFERRAL_URL_LOWI: "https://invita.example/lowi#tarifas",
      NEXT_PUBLIC_REFERRAL_URL_INDEXA_CAPITAL: "https://invita.example/indexa?",
    },
  },
};

export const siteNames = /** @type {SiteName[]} */ (Object.keys(sites));

/** @param {SiteName} name */
export const sitePort = (name) => firstPort + siteNames.indexOf(name);

/** @param {SiteName} name */
export const siteUrl = (name) => `http://localhost:${sitePort(name)}`;

/** @param {SiteName} name */
export function siteEnvironment(name) {
  /** @type {Site} */
  const { distDir, settings } = sites[name];
  return testEnvironment(process.env, { ...settings, DIST_DIR: distDir });
}
