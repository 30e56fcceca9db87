import { count } from "@/lib/format";
import { servicesOf } from "@/lib/services";
import type { Site } from "@/lib/site";
import type { LegalBlock, LegalSection } from "@/lib/copy/legal";
import { noAnalytics, noErrorReports } from "./services";

const limits = {
  variantCookie: count(180, "día", "días"),
  variantViews: count(100, "entrada", "entradas"),
  referralClicks: count(50, "entrada", "entradas"),
  campaign: count(30, "día", "días"),
  consent: count(24, "mes", "meses"),
};

const untilErased = "hasta que lo borres o pulses «Rechazar»";

/** Everything that the site itself keeps in the browser: name, purpose, how long. */
const kept: LegalBlock = {
  list: [
    `ab_variant (cookie y registro local): la versión de la página que te ha tocado en la prueba A/B, «a» o «b». La cookie dura ${limits.variantCookie}; el registro local, ${untilErased}.`,
    `ab_tracking_data (registro local): cuándo viste la página de la prueba, su dirección y en qué versión. Guarda las últimas ${limits.variantViews}, ${untilErased}.`,
    `referral_clicks (registro local): qué enlaces de invitación pulsaste, cuándo, desde qué página y con qué parámetros de campaña. Guarda las últimas ${limits.referralClicks}, ${untilErased}.`,
    `last_utm_source, last_utm_timestamp y last_refsrc (registros locales): de dónde llegaste la última vez y cuándo. Se usan durante ${limits.campaign}.`,
    `utm_data (registro local): los parámetros de campaña con los que llegaste. Se usan durante ${limits.campaign}.`,
    `El registro de tu elección sobre las cookies: qué aceptaste o rechazaste y cuándo. Dura ${limits.consent} como máximo; después te volvemos a preguntar.`,
  ],
};

const beforeChoice = {
  informed:
    "La cookie ab_variant y los registros locales de esta lista se guardan desde tu primera visita, antes de que elijas. El aviso te lo explica. Si pulsas «Rechazar», los borramos y dejamos de guardarlos; solo queda el registro de tu elección.",
  required:
    "Nada de esta lista se guarda antes de que elijas. Si pulsas «Rechazar», solo se guarda el registro de tu elección. Si aceptas y más tarde rechazas, borramos lo demás.",
} as const satisfies Record<Site["storageConsent"], string>;

/** Consent, what the browser keeps, and the optional measurements. */
export function cookies(site: Site): LegalSection {
  return {
    id: "analitica-y-cookies",
    title: "Analítica y cookies",
    blocks: [
      "El consentimiento se gestiona con una herramienta que muestra un aviso en tu primera visita y un icono flotante en todas las páginas. En el aviso puedes aceptar, rechazar o elegir por tipos, y rechazar es tan fácil como aceptar. El icono vuelve a abrirlo para que cambies de opinión.",
      "Esto es todo lo que el propio sitio puede guardar en tu navegador:",
      kept,
      beforeChoice[site.storageConsent],
      "Los registros locales se quedan en tu navegador, con una excepción: si pulsas un enlace de invitación, el proveedor recibe los parámetros de campaña. La cookie ab_variant viaja al sitio con cada petición, para que recibas tu versión de la página.",
      "Con «Borrar mis datos locales», en esta misma página, lo borras todo. También puedes hacerlo en los ajustes de tu navegador. El sitio funciona igual sin estos datos.",
      ...analytics(site),
      ...errorReports(site),
    ],
  };
}

function analytics(site: Site): LegalBlock[] {
  const { google, vercel } = servicesOf(site);
  if (!vercel) return [noAnalytics];
  return [
    "La analítica no se descarga ni se activa hasta que la aceptas. Si retiras el consentimiento, se detiene y se borra lo que había guardado en tu navegador.",
    {
      list: [
        ...(google
          ? [
              "Google Analytics (gtag) mide las visitas y los clics en enlaces de invitación. Guarda las cookies _ga y otras cuyo nombre empieza por _ga_, que distinguen un navegador de otro y duran dos años como máximo desde tu última visita.",
            ]
          : []),
        "Vercel Web Analytics cuenta las visitas. Según su documentación, no usa cookies de terceros: distingue cada visita con un código calculado a partir de la petición, que descarta a las 24 horas.",
        "Vercel Speed Insights mide la velocidad de las páginas.",
      ],
    },
  ];
}

function errorReports(site: Site): LegalBlock[] {
  if (!servicesOf(site).sentry) return [noErrorReports];
  return [
    "Sentry recoge los errores que ocurren en tu navegador y graba algunas sesiones de uso: una parte elegida al azar y aquellas en las que ocurre un error. No se descarga ni se activa hasta que lo aceptas, y se detiene si retiras el consentimiento. Mientras dura la sesión puede guardar sentryReplaySession en tu navegador, que se borra al cerrar la pestaña.",
  ];
}
