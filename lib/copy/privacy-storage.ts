import { count, list, present } from "../format/format";
import { days as inDays } from "../format/quantity";
import { sampleRates } from "../privacy/report-limits";
import { servicesOf } from "../config/services";
import type { Site } from "../config/site";
import {
  type ContactedHost,
  contactedHosts,
  type StoredItem,
  storedItems,
} from "../privacy/storage-registry";
import { type LegalSection, section } from "./legal";
import { localDataCopy } from "./local-data";

const byMeasurement = "Si aceptas la medición";
const byReplay = "Si aceptas los errores y la grabación de visitas";

const purposes = (isMeasured: boolean): Record<StoredItem["id"], string> => ({
  probe: "Saber si tu navegador acepta cookies, para no preguntarte si no las acepta. Está vacía.",
  answer: "Tu respuesta al aviso: qué aceptaste o rechazaste y hasta cuándo vale.",
  theme: "El tema claro u oscuro, si lo eliges con el botón del pie.",
  variant: "La versión de la página que te ha tocado en la prueba A/B, «a» o «b».",
  experimentEvents: `Cuándo viste la página de la prueba, con qué dirección y en qué versión${isMeasured ? "; y si esa visita y tu primer clic en su enlace ya se contaron en la analítica" : ""}.`,
  referralClicks:
    "Qué botones de promociones pulsaste, cuándo, desde qué página y con qué parámetros de campaña.",
  tracking: "Los parámetros de campaña con los que llegaste.",
  lastSource: "Desde qué fuente llegaste la última vez.",
  lastVisit: "Cuándo llegaste la última vez con parámetros de campaña.",
  lastRefsrc: "Qué sitio te envió la última vez.",
  google: `${byMeasurement}, Google Analytics distingue con ella tu navegador de otros.`,
  googleSession: `${byMeasurement}, Google Analytics guarda en ella el estado de la visita.`,
  replaySession: `${byReplay}, Sentry anota qué visita se está grabando.`,
});

/** The section on consent, stored data and optional measurements. */
export function cookies(site: Site): LegalSection {
  const { google, vercel } = servicesOf(site);
  const purposeOf = purposes(Boolean(google || vercel));
  const informed = site.storageConsent === "informed";
  const withoutScript = informed
    ? "lo único que se guarda sin que lo pidas es la cookie de la prueba A/B, si ves su página"
    : "no se guarda nada sin que lo pidas";
  return section("analitica-y-cookies", "Analítica y cookies", [
    `El consentimiento se gestiona con una herramienta que muestra un aviso en tu primera visita y un icono flotante en todas las páginas. En el aviso puedes aceptar, rechazar o elegir para qué; el icono abre esa elección cuando quieras cambiar de opinión. Si tu navegador pide que no te sigan (señal Global Privacy Control), lo tratamos como un no y no te preguntamos: con el icono puedes elegir otra cosa. Sin JavaScript no hay aviso y ${withoutScript}.`,
    { refusal: true },
    "Esto es todo lo que se puede guardar en tu navegador:",
    {
      table: {
        caption: "Cookies y registros locales",
        columns: ["Nombre", "Tipo", "Para qué", "Cuánto dura"],
        rows: storedItems(site).map((item) => [
          item.name,
          localDataCopy.kinds[item.kind],
          purposeOf[item.id],
          duration(item),
        ]),
      },
    },
    informed
      ? "La cookie de la prueba A/B y los registros locales se guardan desde tu primera visita, antes de que elijas, solo cuando hay algo que anotar y si tu navegador no pide que no te sigan (señal Global Privacy Control). El aviso te lo explica. Si pulsas «Rechazar», o desactivas «Versión y registros», borramos la cookie y los registros y dejamos de guardarlos: solo quedan tu respuesta y, si lo elegiste tú, el tema."
      : "Antes de que elijas, de esta lista solo se guardan el tema, si lo cambias tú, y un momento la cookie vacía con la que vemos si tu navegador las acepta. Si pulsas «Rechazar», solo se añade tu respuesta. Si aceptas y más tarde rechazas, borramos todo menos tu respuesta y el tema.",
    `${recordsLeave(site)} Las cookies viajan al sitio con cada petición; la de la prueba A/B, para que recibas tu versión de la página.`,
    // Google's script chooses among its hosts.
    `Tu navegador se comunica con estas direcciones${google ? "" : " y con ninguna otra"}:`,
    {
      table: {
        caption: "Direcciones con las que se comunica tu navegador",
        columns: ["Dirección", "Para qué"],
        rows: contactedHosts(site).map(({ id, host }) => [host, hostPurposes(site)[id]]),
      },
    },
    "En los ajustes de tu navegador puedes ver y borrar todo lo que guarda de este sitio, que funciona igual sin esos datos.",
    { localData: true },
    ...services(site),
  ]);
}

/** Sentence on whom the records kept in the browser go to, and when. */
function recordsLeave(site: Site): string {
  const { google, vercel } = servicesOf(site);
  const measurers = present([google && "Google Analytics", vercel && "Vercel"]);
  const answer = site.storageConsent === "informed" ? "no lo has rechazado" : "lo has aceptado";
  const provider = `si pulsas el botón de una promoción y ${answer}, el proveedor de la promoción recibe los parámetros de campaña`;
  if (measurers.length === 0)
    return `Los registros locales se quedan en tu navegador, con una excepción: ${provider}.`;
  return `Los registros locales se quedan en tu navegador, con dos excepciones: ${provider}; y, si aceptas la medición, ${list(measurers)} ${measurers.length > 1 ? "reciben" : "recibe"} la versión que te tocó y los botones de promociones que pulsas.`;
}

/** Sentence on how long what is kept in the browser is there. */
export function keptInBrowser(site: Site): string {
  const items = storedItems(site);
  const daysOf = (id: StoredItem["id"]) =>
    inDays(items.find((item) => item.id === id && item.days)?.days ?? 0);
  const capOf = (id: StoredItem["id"]) => String(items.find((item) => item.id === id)?.cap);
  return [
    `tu respuesta al aviso, ${daysOf("answer")} como máximo`,
    `la cookie de la prueba A/B, ${daysOf("variant")} como máximo`,
    ...(servicesOf(site).google ? [`las cookies de Google Analytics, ${daysOf("google")} como máximo`] : []),
    `los parámetros de campaña con los que llegas, ${daysOf("tracking")} de uso`,
    `de los registros de la prueba A/B, las últimas ${capOf("experimentEvents")} entradas, y de los botones que pulsas, las últimas ${capOf("referralClicks")}, hasta que las borres o pulses «Rechazar»`,
  ].join("; ");
}

function duration({ id, kind, days, cap }: StoredItem): string {
  if (kind === "session") return "Hasta que cierres la pestaña";
  if (days === 0) return "Se borra al momento";
  if (days && kind === "cookie") return `${inDays(days)} como máximo`;
  if (days)
    return `Se usa durante ${inDays(days)} y se queda hasta que lo borres, pulses «Rechazar» o llegues con otros parámetros`;
  const until = id === "theme" ? "Hasta que lo borres" : "Hasta que lo borres o pulses «Rechazar»";
  return cap
    ? `Las últimas ${count(cap, "entrada", "entradas")}, hasta que las borres o pulses «Rechazar»`
    : until;
}

function hostPurposes(site: Site): Record<ContactedHost["id"], string> {
  const measures = ` ${byMeasurement}, también enviar a Vercel las medidas, bajo la dirección «/_vercel/».`;
  return {
    site: `Recibir las páginas.${servicesOf(site).vercel ? measures : ""}`,
    googleScript: `${byMeasurement}, descargar Google Analytics (gtag).`,
    googleData: `${byMeasurement}, enviar las visitas y los clics a Google Analytics.`,
    sentry: `${byReplay}, enviar a Sentry los errores, las medidas de rendimiento y la grabación.`,
  };
}

function services(site: Site): string[] {
  const { google, vercel, sentry } = servicesOf(site);
  return [
    google || vercel
      ? "La analítica no se descarga ni se activa hasta que la aceptas. Si retiras el consentimiento, se detiene y se borra lo que había guardado en tu navegador."
      : "Hoy este sitio no usa analítica.",
    sentry
      ? `Solo si lo aceptas, Sentry recoge los errores que ocurren en tu navegador, mide el rendimiento y graba algunas visitas: una de cada\u00a0${1 / sampleRates.replays}, y también las que tienen un error, con los textos ocultos y sin el contenido de las páginas en las que preguntamos algo. No se descarga ni se activa hasta que lo aceptas. Se detiene si retiras el consentimiento.`
      : "Hoy este sitio no usa ningún servicio de aviso de errores.",
  ];
}
