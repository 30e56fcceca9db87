import * as z from "zod/mini";
import { nearest, unaccented } from "../format/nearest";
import { build } from "./build";
import * as validators from "./validators";

/** Environment variables by name. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** The brand if none is configured. */
const DEFAULT_BRAND = "PlanAmigo";

/** Placeholder; nobody reads mail sent there. */
export const EXAMPLE_EMAIL = "contacto@planamigo.example";

const word = z.optional(z.string());
const variables = z.object({
  NEXT_PUBLIC_SITE_BRAND: z._default(validators.name(30), DEFAULT_BRAND),
  NEXT_PUBLIC_SITE_URL: z.optional(validators.origin),
  VERCEL: word,
  VERCEL_PROJECT_PRODUCTION_URL: z.optional(validators.host),
  VERCEL_ENV: word,
  NODE_ENV: word,
  NEXT_PUBLIC_CONTACT_EMAIL: z._default(validators.email, EXAMPLE_EMAIL),
  NEXT_PUBLIC_CONTACT_PHONE: z.optional(validators.phone),
  NEXT_PUBLIC_REPOSITORY_URL: z.optional(validators.repositoryUrl),
  NEXT_PUBLIC_BONUS_AMOUNT: z.optional(validators.euros),
  NEXT_PUBLIC_BRAND_NAME: z.optional(validators.name(15)),
  NEXT_PUBLIC_ENABLE_ANALYTICS: z._default(
    z.enum(["true", "false", "1", "0"], { error: "«true» o «false»" }),
    "false",
  ),
  NEXT_PUBLIC_ANALYTICS_ID: z._default(validators.analyticsId, ""),
  NEXT_PUBLIC_SENTRY_DSN: z._default(validators.dsn, ""),
  NEXT_PUBLIC_OWNER_NAME: z.optional(validators.unquoted),
  NEXT_PUBLIC_OWNER_TAX_ID: z.optional(validators.taxId),
  NEXT_PUBLIC_OWNER_ADDRESS: z.optional(validators.unquoted),
  NEXT_PUBLIC_OWNER_REGISTRY: z.optional(validators.unquoted),
  OFFERS_PREVIEW: z._default(z.string(), ""),
  STORAGE_CONSENT: z.optional(z.enum(["required", "informed"], { error: "«required» o «informed»" })),
  TRAINING_CRAWLERS: z._default(
    z.enum(["allowed", "refused"], { error: "«allowed» o «refused»" }),
    "allowed",
  ),
});

/** The variables that configure the site. */
export const settingNames = Object.keys(variables.shape);

/** Reads the environment. Empty values count as missing. A wrong value throws an error with the correct form. */
export function readSite(env: Environment) {
  const configured = Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) => (value?.trim() ? [[name, value.trim()]] : [])),
  );
  // Each offer has its own variables for its referral link and code, so the schema cannot list them.
  const ofOffers = Object.keys(configured).flatMap((name) => validators.offerVariable(name) ?? []);
  const invitations = z
    .object(Object.fromEntries(ofOffers.map(({ name, form }) => [name, form])))
    .safeParse(configured);
  const parsed = variables.safeParse(configured);
  const unreadable = Object.entries(siteEnvironment(configured)).flatMap(([name, value = ""]) => {
    const fault = validators.unreadable(value);
    return fault ? [{ name, ...fault }] : [];
  });
  const misshapen = [...(parsed.error?.issues ?? []), ...(invitations.error?.issues ?? [])].map(
    ({ path, message }) => {
      const name = path.join(".");
      return { name, found: `«${configured[name] ?? ""}»`, right: message };
    },
  );
  const faults = [
    ...unreadable,
    ...misshapen.filter(({ name }) => !unreadable.some((fault) => fault.name === name)),
  ].map(({ name, found, right }) => validators.mistake(name, found, right));
  if (!parsed.success || !invitations.success || faults.length > 0) {
    throw new Error(`La configuración (entorno o .env.local) tiene errores:\n${faults.join("\n")}`);
  }
  const v = parsed.data;
  const byOffer = (wanted: (typeof ofOffers)[number]["setting"]) =>
    Object.fromEntries(
      ofOffers.flatMap(({ id, name, setting }) =>
        setting === wanted ? [[id, invitations.data[name] ?? ""]] : [],
      ),
    );
  const host = v.VERCEL_PROJECT_PRODUCTION_URL;
  const url = new URL(v.NEXT_PUBLIC_SITE_URL ?? (host ? `https://${host}` : "http://localhost:3000"));
  return {
    /** The site's own brand: «PlanAmigo». */
    brand: v.NEXT_PUBLIC_SITE_BRAND,
    /** The brand as the `refsrc` of links: «planamigo». */
    slug: unaccented(v.NEXT_PUBLIC_SITE_BRAND).replace(/[^a-z0-9]+/g, "") || "planamigo",
    /** The canonical origin, without a slash at its end. */
    url: url.origin,
    contactEmail: v.NEXT_PUBLIC_CONTACT_EMAIL,
    /** A telephone number for visitors, beside the e-mail address. */
    contactPhone: v.NEXT_PUBLIC_CONTACT_PHONE,
    /** Public repository of the site, without a trailing slash or `.git`. */
    repositoryUrl: v.NEXT_PUBLIC_REPOSITORY_URL?.replace(/(\.git)?\/?$/, ""),
    /** Bonus of `MAIN_OFFER`, in euros, and its brand, where the environment sets them. */
    bonusAmount: v.NEXT_PUBLIC_BONUS_AMOUNT,
    brandName: v.NEXT_PUBLIC_BRAND_NAME,
    /** Referral links set in the environment, by offer id. */
    referralUrls: byOffer("referralUrls"),
    /** Referral codes set in the environment, by offer id. */
    referralCodes: byOffer("referralCodes"),
    analytics: {
      enabled: ["true", "1"].includes(v.NEXT_PUBLIC_ENABLE_ANALYTICS),
      id: v.NEXT_PUBLIC_ANALYTICS_ID,
    },
    /** Sentry's DSN; empty outside production builds. */
    sentryDsn: v.NODE_ENV === "production" ? v.NEXT_PUBLIC_SENTRY_DSN : "",
    production: v.NODE_ENV === "production",
    /** Whether a platform (Vercel) serves the site behind its own proxy. */
    onPlatform: Boolean(v.VERCEL),
    /** Who runs the site (LSSI art. 10). */
    owner: {
      name: v.NEXT_PUBLIC_OWNER_NAME,
      taxId: v.NEXT_PUBLIC_OWNER_TAX_ID,
      address: v.NEXT_PUBLIC_OWNER_ADDRESS,
      registry: v.NEXT_PUBLIC_OWNER_REGISTRY,
    },
    /** Disabled offers that this build treats as enabled; `*` stands for all of them. */
    offersPreview: v.OFFERS_PREVIEW.split(",").flatMap((id) => id.trim() || []),
    /** Whether anything may be stored before consent (`informed`). The default allows it on localhost only. */
    storageConsent: v.STORAGE_CONSENT ?? (validators.isLocal(url.hostname) ? "informed" : "required"),
    /** Whether robots.txt allows agents that collect training data. */
    trainingCrawlers: v.TRAINING_CRAWLERS,
  };
}

/** The settings of the site, read and checked. */
export type Site = Readonly<ReturnType<typeof readSite>>;

/** A name without prefix, and the Spanish names of a tax number as ours. */
const withoutPrefix = (name: string) =>
  name
    .toUpperCase()
    .replace(/^(NEXT_)?(PUBLIC_)?/, "")
    .replace(/(?<=^|_)(NIF|NIE|CIF)$/, "TAX_ID");

/** Settings that an owner writes. */
export const ownSettings = settingNames.filter((name) => !/^(NODE_ENV|VERCEL.*)$/.test(name));

/** The setting that an unknown name probably means: `SITE_URL`, `STORAGE_CONSET`, `NEXT_PUBLIC_SITE_BRND`. */
function meantSetting(name: string): string | undefined {
  const plain = withoutPrefix(name);
  const isOwn = name.startsWith("NEXT_PUBLIC_");
  const [, kind = "", offer] = /^([A-Z]+_[A-Z]+)(_\w+)?$/.exec(plain) ?? [];
  const kinds = validators.offerVariables.map(({ start }) => withoutPrefix(start));
  const meantKind = kinds.includes(kind) || !isOwn ? kind : nearest(kind, kinds);
  const meant = offer && `NEXT_PUBLIC_${meantKind}${offer}`;
  if (meant && validators.offerVariable(meant)) return meant;
  const called = (other: string | undefined) => ownSettings.find((known) => withoutPrefix(known) === other);
  // Names without our prefix must match whole: the machine has variables of its own.
  if (!isOwn) return called(plain) ?? nearest(name, ownSettings);
  return called(plain) ?? endingIn(plain) ?? called(nearest(plain, ownSettings.map(withoutPrefix)));
}

/** The only setting that ends as a name does, whosever it is in that name: `PHONE`, `OWNER_PHONE`. */
function endingIn(plain: string): string | undefined {
  const ending = plain.replace(/^(OWNER|CONTACT|SITE)_/, "");
  const [only, ...others] = ownSettings.filter((known) => known.endsWith(`_${ending}`));
  return others.length === 0 ? only : undefined;
}

/** Names of variables that look like ours but are unknown, probably misspelt, each with the one that was meant. */
export function strangeNames(env: Environment): { name: string; meant: string | undefined }[] {
  return Object.keys(env).flatMap((name) => {
    if (isKnown(name)) return [];
    const meant = meantSetting(name);
    const isOurs = name.startsWith("NEXT_PUBLIC_") || (meant !== undefined && !env[meant]?.trim());
    return isOurs ? [{ name, meant }] : [];
  });
}

/** The variables of an environment that configure the site, or are meant to. */
export function siteEnvironment(env: Environment): Environment {
  const isOurs = (name: string) =>
    name.startsWith("NEXT_PUBLIC_") || isKnown(name) || meantSetting(name) !== undefined;
  return Object.fromEntries(Object.entries(env).filter(([name]) => isOurs(name)));
}

/** Whether a variable is a setting, or one that Vercel sets. */
export function isKnown(name: string): boolean {
  const isOfOffer = validators.offerVariable(name) !== undefined;
  return name in variables.shape || isOfOffer || /^NEXT_PUBLIC_VERCEL_/.test(name);
}

/** The variables with which this build was made; in development and in tests, those of the process. */
export const environment: Environment = build.environment ?? process.env;

/** The variables of the serving process. Settings in them have no effect, which a warning says. */
export const serverEnvironment: Environment = process.env;

/** The settings of this build. Throws while the module loads if one is wrong. */
export const site = readSite(environment);

/** Whether the site has a public address; without one in the environment it is localhost. */
export const hasAddress = site.url.startsWith("https:");

/** The absolute URL of a page. Of the home page without a slash at its end, as the framework writes canonical addresses. */
export function pageUrl(path: string): string {
  return path === "/" ? site.url : `${site.url}${path}`;
}

/**
 * The address of a page as its printed sheet shows it: without `https://`, without a query of more than one answer, which
 * nobody types, and the path alone where the site has no address.
 */
export function printedAddress(path: string): string {
  const shown = path === "/" ? "" : path.replace(/\?.*&.*/, "");
  return path && (hasAddress ? new URL(site.url).host + shown : shown);
}

/** The absolute URL of an offer's page. */
export function offerUrl({ detailPath }: { detailPath: string }): string {
  return `${site.url}${detailPath}`;
}
