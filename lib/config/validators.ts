import * as z from "zod/mini";
import { asciiEmail } from "../format/contact-links";
import { hiddenInAddress } from "../format/hidden";
import { MAIN_OFFER } from "./main-offer";

/** The message of a configuration mistake: place, value found, correct value. */
export function mistake(place: string, found: string, right: string): string {
  return `- ${place}\n    encontrado: ${found}\n    correcto: ${right}`;
}

/** Invisible or wrongly decoded characters in a value, with the correction; undefined if there are none. */
export function unreadable(value: string): { found: string; right: string } | undefined {
  if (value.includes("\ufffd"))
    return {
      found: `«${value}»`,
      right: "el valor sin «\ufffd», una letra perdida: escríbelo de nuevo, en UTF-8",
    };
  const found = hiddenInAddress(value);
  return found ? { found, right: "el valor sin ese carácter, que no se ve: escríbelo de nuevo" } : undefined;
}

/** A text that satisfies a condition; `right` describes the expected form. */
const text = (right: string, fits: (value: string) => boolean) => z.string().check(z.refine(fits, right));

const webAddress = (right: string, fits: (url: URL) => boolean) =>
  text(right, (value) => /^https?:\/\/\S+$/i.test(value) && URL.canParse(value) && fits(new URL(value)));

/** Whether a host can be reached from this machine alone. */
export const isLocal = (hostname: string) => /^(.+\.)?localhost$|^127\.|^\[::1\]$/.test(hostname);

/** Whether a host is a valid domain name and no IP address, as for an offer's addresses. */
const isNamed = (hostname: string) => z.regexes.domain.test(hostname);

/** The origin of a site, without a path. Https, except on localhost. */
export const origin = webAddress(
  "una dirección https completa y sin ruta: «https://www.ejemplo.es»",
  ({ href, origin, protocol, hostname }) =>
    href === `${origin}/` && (isLocal(hostname) || (protocol === "https:" && isNamed(hostname))),
);

/** A domain as a platform names it: neither protocol nor path. */
export const host = text(
  "un dominio sin protocolo ni ruta: «www.ejemplo.es»",
  (value) => URL.canParse(`https://${value}`) && new URL(`https://${value}`).host === value && isNamed(value),
);

/** Services where a repository is owner and name; elsewhere (GitLab) groups may stand before its name. */
const FLAT = /(^|\.)(github\.com|bitbucket\.org|codeberg\.org)$/;

/** A repository: its owner or groups and its name, without the path of a page in it (`tree/main`, `-/issues`). */
export const repositoryUrl = webAddress(
  "la dirección del repositorio, sin nada detrás de su nombre: «https://github.com/ejemplo/planamigo»",
  ({ href, protocol, hostname, origin, pathname }) => {
    const [, ...parts] = pathname.replace(/\/$/, "").split("/");
    const isPage = parts.slice(2).some((part) => /^(-|tree|blob|src|edit|issues)$/.test(part));
    const isNested = parts.length > 2 && !FLAT.test(hostname) && !isPage;
    // Neither user name nor query.
    const isBare = protocol === "https:" && isNamed(hostname) && href === origin + pathname;
    return isBare && (parts.length === 2 || isNested) && parts.every((part) => /^[\w.-]+$/.test(part));
  },
);

/** A text without the quotes around it that only a file takes away: elsewhere they would be published. */
export const unquoted = text(
  "el valor sin las comillas de los extremos, que solo se ponen en .env.local",
  (value) => !/^(["'`])[^"'`]*\1$/.test(value),
);

/**
 * An https link to a provider, with an invitation code or without. Whose host it may have:
 * `lib/catalogue/invitation-link.ts`. Scheme and host may be typed in capitals; files write them small.
 */
const referralUrl = z.pipe(
  z.pipe(
    text(
      "el enlace con $ sin barra delante, que solo se pone en .env.local",
      (value) => !value.includes("\\$"),
    ),
    webAddress(
      "una dirección https completa, con un dominio y sin espacios ni nombre de usuario: «https://www.ejemplo.es/invita?codigo=1»",
      ({ protocol, hostname, username, password }) =>
        protocol === "https:" && isNamed(hostname) && username + password === "",
    ),
  ),
  z.transform((value) => value.replace(/^[^/]+\/\/[^/?#]+/, (start) => start.toLowerCase())),
);

/** The code in our examples, which no owner has. */
export const EXAMPLE_CODE = "ANA-1234";

/** A referral code as a provider gives it: one word. An address pasted in its place has a sentence of its own. */
const referralCode = z.pipe(
  text(
    "el código solo: una dirección va en la variable del enlace, NEXT_PUBLIC_REFERRAL_URL_ y el nombre de la oferta",
    (value) => !/\/|^www\.|^https?:/i.test(value),
  ),
  text(
    `el código como lo da el proveedor, de 3 a 40 letras, cifras o guiones, sin espacios ni comillas: «${EXAMPLE_CODE}»`,
    (value) => /^[\p{L}\p{N}][\p{L}\p{N}._+@#$!*-]{2,39}$/u.test(value),
  ),
);

/** The address to which Sentry's reporter sends: key, host and project number. */
export const dsn = webAddress(
  "el DSN que da Sentry: «https://clave@ejemplo.ingest.sentry.io/1»",
  ({ username, hostname, pathname }) =>
    username !== "" && /\/\d+$/.test(pathname) && (isNamed(hostname) || isLocal(hostname)),
);

/** An amount with a decimal comma or point. Thousands separators are refused: `1.500` could be 1500 or 1.5. */
export const euros = z.pipe(
  text("un número de euros mayor que 0, sin puntos de millar ni «€»: «10» o «12,50»", (value) =>
    /^(?=.*[1-9])\d{1,6}([.,]\d{1,2})?$/.test(value),
  ),
  z.transform((value) => Number(value.replace(",", "."))),
);

/** A name short enough for titles and buttons, on one line, in which a text names no fact. */
export const name = (max: number) =>
  z.pipe(
    unquoted,
    text(
      `un nombre de ${max} caracteres como máximo, en una línea y sin llaves ni «<» ni «>»`,
      (value) => value.length <= max && !/[\p{Cc}{}<>]/u.test(value),
    ),
  );

/** The measurement id of Google Analytics. */
export const analyticsId = text(
  "un id de medición de Google Analytics, que empieza por «G-»: «G-ABC1234567»",
  (value) => /^G-[A-Z0-9]+$/.test(value),
);

/** An e-mail address; its domain may have Spanish letters. */
export const email = text(
  "un correo: «hola@ejemplo.es»",
  (value) => z.email().safeParse(asciiEmail(value)).success,
);

/** A telephone number with its prefix; its figures in groups, as one likes. */
export const phone = text("un teléfono con su prefijo: «+34 900 000 000»", (value) =>
  /^\+\d([ .()-]{0,2}\d){7,14}$/.test(value),
);

/** A Spanish tax number with a correct check character. */
export const taxId = text("un NIF, NIE o CIF con su letra o cifra de control: «12345678Z»", isTaxId);

/** The variables that exist once per offer: the prefix of their names, the form of their values, and their setting. */
export const offerVariables = [
  { start: "NEXT_PUBLIC_REFERRAL_URL", form: referralUrl, setting: "referralUrls" },
  { start: "NEXT_PUBLIC_REFERRAL_CODE", form: referralCode, setting: "referralCodes" },
] as const;

const [link, code] = offerVariables;

/** The main offer's link has one name only: with a second one, half of the messages would speak of the other. */
const mainLink = text(`nada aquí: el enlace de ${MAIN_OFFER} va en ${link.start}`, () => false);

const variableOf = (start: string, id: string) => `${start}_${id.toUpperCase().replaceAll("-", "_")}`;

/** The variable that sets the referral link of an offer: `mi-banco` → `NEXT_PUBLIC_REFERRAL_URL_MI_BANCO`. */
export function referralVariable(id: string): string {
  return id === MAIN_OFFER ? link.start : variableOf(link.start, id);
}

/** The variable that sets the referral code of an offer: `mi-banco` → `NEXT_PUBLIC_REFERRAL_CODE_MI_BANCO`. */
export const codeVariable = (id: string) => variableOf(code.start, id);

/** What a variable sets, and of which offer; undefined for one that exists once. */
export function offerVariable(name: string) {
  if (name === link.start) return { name, id: MAIN_OFFER, ...link };
  const kind = offerVariables.find(({ start }) => name.startsWith(`${start}_`));
  const id = name
    .slice((kind?.start.length ?? 0) + 1)
    .toLowerCase()
    .replaceAll("_", "-");
  return kind && { name, id, ...kind, form: kind === link && id === MAIN_OFFER ? mainLink : kind.form };
}

const PERSON_LETTERS = "TRWAGMYFPDXBNJZSQVHLCKE";
const COMPANY_LETTERS = "JABCDEFGHI";

/** Digits that replace the first letter of a NIE when its check letter is computed. */
const FOREIGN = { X: "0", Y: "1", Z: "2", K: "", L: "", M: "" };

/** Whether a text is a NIF, NIE or CIF with a correct check character. Ignores spaces, dots, hyphens and «ES». */
export function isTaxId(text: string): boolean {
  const number = text.toUpperCase().replace(/[\s.-]/g, "");
  const [, first = "", digits = "", check = ""] = /^(?:ES)?([A-Z]|\d)(\d{7})([A-Z]|\d)$/.exec(number) ?? [];
  if (digits === "") return false;
  if (/[A-HJNP-SUVW]/.test(first)) return companyChecks(digits).includes(check);
  const foreign = FOREIGN[first as keyof typeof FOREIGN] ?? (/\d/.test(first) ? first : undefined);
  return foreign !== undefined && check === PERSON_LETTERS[Number(foreign + digits) % 23];
}

/** The check digit of a CIF, and the letter that some kinds of company use instead. */
function companyChecks(digits: string): string[] {
  const sum = [...digits].reduce((total, figure, index) => {
    const value = Number(figure) * (index % 2 === 0 ? 2 : 1);
    return total + Math.floor(value / 10) + (value % 10);
  }, 0);
  const check = (10 - (sum % 10)) % 10;
  return [String(check), COMPANY_LETTERS.charAt(check)];
}
