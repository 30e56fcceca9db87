import { closedSentence } from "../status";
import type { Joining } from "../terms/context";
import { isJoining, placedAsks } from "../terms/asks";
import type { Terms } from "../terms/schema";
import { isCard } from "../terms/verbs/open";

const signUp: Joining = {
  imperative: "Regístrate",
  place: "en",
  infinitive: "registrarte",
  third: "se registra",
  did: "se registraba",
  signUp: "registrarte",
  mine: "registrarme",
  signingUp: "te registras",
  event: "el registro",
  makes: "account",
  joined: "una cuenta ya abierta",
  before: "registrarte",
};

const contract: Joining = {
  imperative: "Date de alta",
  place: "en",
  infinitive: "darte de alta",
  third: "se da de alta",
  did: "se daba de alta",
  signUp: "darte de alta",
  mine: "darme de alta",
  signingUp: "te das de alta",
  event: "el alta",
  makes: "contract",
  joined: "una línea ya contratada",
  before: "contratar",
};

/** Joining to contract energy or insurance: there is no line. */
const service: Joining = { ...contract, joined: "un contrato ya firmado" };

/** Asking for a card. */
const order = (what: string): Joining => ({
  imperative: `Pide ${what}`,
  place: "de",
  infinitive: `pedir ${what}`,
  third: `pide ${what}`,
  did: `pedía ${what}`,
  signUp: `pedir ${what}`,
  mine: `pedir ${what}`,
  signingUp: `pides ${what}`,
  event: "la solicitud",
  makes: "card",
  joined: "una tarjeta ya pedida",
  card: what,
  before: `pedir ${what}`,
});

/** What a customer does to take part in a promotion for customers. */
const takePart = (code: boolean | undefined): Joining => {
  const how = `a la promoción${code ? " con el código de la campaña" : ""}`;
  return {
    imperative: `Apúntate ${how}`,
    infinitive: `apuntarte ${how}`,
    third: `se apunta ${how}`,
    did: `se apuntaba ${how}`,
    signUp: "apuntarte",
    mine: "apuntarme",
    signingUp: "te apuntas",
    event: "la inscripción",
    makes: "place",
    joined: "una inscripción ya hecha",
    before: "apuntarte",
  };
};

/** What one opens where the file does not say what. */
const ACCOUNT = "la cuenta";

const open = (what: string): Joining => ({
  ...signUp,
  imperative: `Abre ${what}`,
  infinitive: `abrir ${what}`,
  third: what === ACCOUNT ? "abre su cuenta" : `abre ${what}`,
  did: what === ACCOUNT ? "abría su cuenta" : `abría ${what}`,
  before: "abrir la cuenta",
});

/** How sentences speak of becoming a customer of an offer: by the first ask that is a way to do so. */
export function joiningOf({ asks, brand }: Terms): Joining {
  const first = asks.find(isJoining);
  if (first?.do === "open") {
    const { product, what = ACCOUNT } = first;
    const { place, ...joining } = (isCard(product) ? order : open)(what);
    // «Abre la cuenta imagin en imagin» would say the brand twice.
    return place && !what.includes(brand) ? { ...joining, place } : joining;
  }
  if (first?.do === "enrol") return takePart(first.code);
  const all = placedAsks(asks).map(({ ask }) => ask);
  const isLine = all.some((ask) => ask.do === "port" || (ask.do === "contract" && ask.what === "telecom"));
  if (isLine) return contract;
  return all.some((ask) => ask.do === "contract") ? service : signUp;
}

/** How long ago one may have been a customer last: «en los últimos 12 meses». */
export const freshPeriod = ({ fresh }: Terms["who"]) =>
  fresh?.startsWith("1 ") ? "en {fresh}" : "en los últimos {fresh}";

/**
 * Short sentence that the provider admits no new clients; undefined if it does. The file's own words, which pages show in
 * its place (`closedWords`), have no room in these texts.
 */
export const closedBriefly = ({ closed }: Terms) => closed && closedSentence("{brand}", closed);
