import { sinceDate } from "../format/dates";
import { codeVariable, isLocal, referralVariable } from "./validators";
import {
  EXAMPLE_EMAIL,
  type Environment,
  environment,
  isKnown,
  ownSettings,
  readSite,
  type Site,
  strangeNames,
} from "./site";

const inOfferFile = {
  NEXT_PUBLIC_REFERRAL_URL: "el enlace",
  NEXT_PUBLIC_BONUS_AMOUNT: "la cifra",
  NEXT_PUBLIC_BRAND_NAME: "la marca",
};

/** What a warning says of an offer's invitation. */
interface Invited {
  id: string;
  brand?: string;
  hasInvitation: boolean;
  invitationCode?: string | undefined;
  foreignHost?: string | undefined;
  terms?: { invitation: { by: string }; closed?: { since: string; source: string } | undefined };
}

/** The variable that would give an offer the owner's invitation; undefined if none can. */
function wantedVariable({ id, terms }: Invited) {
  const { by } = terms?.invitation ?? { by: "link" };
  return by === "code"
    ? codeVariable(id)
    : by === "link" || by === "link-or-code"
      ? referralVariable(id)
      : undefined;
}

/** Warnings for the owner at build and at start: each missing setting and its consequence. */
export function siteWarnings(offers: readonly Invited[], env: Environment = environment): string[] {
  const missing = (name: string) => !env[name]?.trim();
  const { analytics, contactEmail, offersPreview, production, url } = readSite(env);
  const { hostname } = new URL(url);
  // A preview gets its address from the platform.
  const isPublic = production && !["preview", "development"].includes(env.VERCEL_ENV ?? "");
  const wanted = offers.flatMap((offer) => (offer.hasInvitation ? [] : (wantedVariable(offer) ?? [])));
  const uncoded = wanted.filter(missing);
  const codes = offers.flatMap(({ id, invitationCode }) =>
    invitationCode ? [[id, invitationCode] as const] : [],
  );
  const twins = codes.flatMap(([id, code], index) =>
    codes.slice(0, index).flatMap(([other, same]) => (same === code ? [[other, id] as const] : [])),
  );
  const foreign = offers.filter(({ hasInvitation, foreignHost }) => hasInvitation && foreignHost);
  const owner = ["NAME", "TAX_ID", "ADDRESS"].map((part) => `NEXT_PUBLIC_OWNER_${part}`).filter(missing);
  return [
    isPublic &&
      isLocal(hostname) &&
      (missing("NEXT_PUBLIC_SITE_URL")
        ? `Falta NEXT_PUBLIC_SITE_URL: la dirección canónica de cada página y el mapa del sitio llevan a ${url}.`
        : `NEXT_PUBLIC_SITE_URL es ${url}, que solo se abre en este equipo: pon la dirección pública, porque la canónica de cada página y el mapa del sitio llevan ahí.`),
    isPublic &&
      !missing("NEXT_PUBLIC_SITE_URL") &&
      hostname.endsWith(".vercel.app") &&
      `NEXT_PUBLIC_SITE_URL es ${url}, y los buscadores no admiten ninguna dirección *.vercel.app de esta web: pon tu dominio.`,
    isPublic &&
      !isLocal(hostname) &&
      offersPreview.length > 0 &&
      `OFFERS_PREVIEW publica en ${url} ofertas desactivadas (${offersPreview.join(", ")}): si no es para revisarlas, déjala vacía.`,
    isPublic &&
      contactEmail === EXAMPLE_EMAIL &&
      `Falta NEXT_PUBLIC_CONTACT_EMAIL: las páginas dan ${EXAMPLE_EMAIL}, que nadie lee.`,
    uncoded.length > 0 &&
      `Sin código de invitación, el botón lleva a la web oficial y lo dice: pon tu enlace${uncoded.some((name) => name.includes("_CODE_")) ? " o tu código" : ""} en ${uncoded.join(", ")}.`,
    ...wanted
      .filter((name) => !missing(name))
      .map(
        (name) =>
          `${name} lleva a «${env[name]}», una dirección que es igual para todos: el botón lleva a la web oficial y lo dice. Pon tu enlace de invitación.`,
      ),
    ...twins.map(
      ([one, other]) =>
        `${codeVariable(one)} y ${codeVariable(other)} llevan el mismo código: comprueba que cada uno es el tuyo.`,
    ),
    ...foreign.map(({ id, brand, foreignHost }) => {
      const variable = referralVariable(id);
      const place = missing(variable) ? `content/offers/${id}.yaml` : variable;
      return `${place} lleva a ${foreignHost}, que no parece de ${brand}: comprueba que es tu enlace de invitación. Si lo es, pon el dominio en invitation.hosts de su fichero.`;
    }),
    ...offers.flatMap(({ id, brand = id, terms }) =>
      terms?.closed
        ? `${brand} no admite clientes nuevos desde ${sinceDate(terms.closed.since)}: su ficha y las listas lo dicen, y no entra en ninguna suma. Para abrirla, cuando conste en ${terms.closed.source}, quita closed de content/offers/${id}.yaml.`
        : [],
    ),
    ...Object.entries(inOfferFile)
      .filter(([name]) => missing(name) && !uncoded.includes(name))
      .map(([name, what]) => `Falta ${name}: se usa ${what} del fichero de su oferta.`),
    analytics.enabled &&
      analytics.id === "" &&
      "La analítica está activada, pero falta NEXT_PUBLIC_ANALYTICS_ID: no se medirá con gtag.",
    owner.length > 0 &&
      `${owner.length > 1 ? "Faltan" : "Falta"} ${owner.join(", ")}: la página de términos dirá que la identificación del titular no está completa.${isPublic ? " ATENCIÓN: el artículo 10 de la LSSI obliga a identificar al titular de un sitio publicado." : ""}`,
    ...exampleWarnings(env),
    strangeNamesWarning(env),
  ].filter((warning) => typeof warning === "string");
}

/** Example values of `.env.example`, the manuals and the messages, without separators between digits. */
const EXAMPLE =
  /\bejemplo\b|\bexample\.(?:com|org|net)$|^pendiente|^G-(?:ABC1234567|X+)$|^\+34900000000$|^12345678Z$/i;

/** The warnings about values that were copied from an example. */
function exampleWarnings(env: Environment): string[] {
  return ownSettings.flatMap((name) => {
    const value = env[name]?.trim() ?? "";
    return [value, value.replace(/[\s.()-]/g, "")].some((written) => EXAMPLE.test(written))
      ? `${name} tiene el valor de un ejemplo, «${value}»: pon el tuyo.`
      : [];
  });
}

/** The warning about variables that nothing reads; undefined if there are none. */
export function strangeNamesWarning(env: Environment): string | undefined {
  const names = strangeNames(env).map(({ name, meant }) =>
    meant ? `${name} (¿querías decir ${meant}?)` : name,
  );
  return names.length > 0 ? `No se usa ${names.join(", ")}: el nombre no está en .env.example.` : undefined;
}

/** Says whether anything is stored before consent, and why: by the owner's choice, or by default. */
export function storageNotice(env: Environment = environment): string {
  const { storageConsent, url } = readSite(env);
  const kept =
    storageConsent === "required"
      ? "No se guarda nada en el navegador hasta que el visitante acepta (required)"
      : "La cookie de la prueba A/B y los registros propios se guardan desde la primera visita, y el aviso lo dice (informed)";
  const kind = storageConsent === "required" ? "pública" : "de este equipo";
  const isEarly = storageConsent === "informed" && url.startsWith("https:");
  const law = isEarly
    ? " La dirección es pública, y el artículo 22.2 de la LSSI pide el consentimiento antes: con required no se guarda nada sin él."
    : "";
  return env.STORAGE_CONSENT?.trim()
    ? `${kept}: lo dice STORAGE_CONSENT.${law}`
    : `${kept}: la dirección, ${url}, es ${kind}, y STORAGE_CONSENT no dice otra cosa.`;
}

/** The warning about settings that differ between the build and the machine that serves it; undefined if there are none. */
export function unbuiltWarning(built: Environment, now: Environment): string | undefined {
  const changed = Object.keys(now).filter(
    (name) => name !== "NODE_ENV" && isKnown(name) && now[name]?.trim() && now[name] !== built[name],
  );
  return changed.length > 0
    ? `La construcción no tiene el valor actual de ${changed.join(", ")}: los ajustes se fijan al construir, así que construye de nuevo.`
    : undefined;
}

/** A notice or a warning about the configuration as a log line. */
export function configurationLine(words: string): string {
  return `[configuración] ${words}`;
}

/** The log line of a server's start, as JSON, without secrets: only whether a DSN is set. */
export function startLine(site: Site, warnings: number, at: Date): string {
  return JSON.stringify({
    time: at.toISOString(),
    level: warnings > 0 ? "warn" : "info",
    event: "start",
    site: site.url,
    brand: site.brand,
    settings: {
      analytics: site.analytics.enabled,
      errorReports: site.sentryDsn !== "",
      storageConsent: site.storageConsent,
      trainingCrawlers: site.trainingCrawlers,
      referralLinks: Object.keys(site.referralUrls).sort(),
      referralCodes: Object.keys(site.referralCodes).sort(),
      offersPreview: site.offersPreview,
    },
    warnings,
  });
}
