import { servicesOf } from "../../config/services";
import type { Site } from "../../config/site";
import { definitions, type LegalSection } from "../legal";
import { mailBlock, ownerBlocks } from "../owner";
import { noAnalytics, noErrorReports, when } from "./services";

/** Who answers for the data. */
export function controller(site: Site): LegalSection {
  return {
    id: "responsable",
    title: "Responsable del tratamiento",
    blocks: [
      "El responsable del tratamiento es el titular del sitio:",
      ...ownerBlocks(site),
      "Correo para cualquier asunto de privacidad:",
      mailBlock(site),
      "Se aplican el Reglamento (UE) 2016/679, general de protección de datos (RGPD); la Ley Orgánica 3/2018, de protección de datos personales y garantía de los derechos digitales (LOPDGDD); y la Ley 34/2002, de servicios de la sociedad de la información y de comercio electrónico (LSSI).",
      definitions,
    ],
  };
}

/** What is processed, and what is not. */
export function data(site: Site): LegalSection {
  const { google, vercel, sentry } = servicesOf(site);
  return {
    id: "datos",
    title: "Datos que tratamos",
    blocks: [
      "No hay formularios de registro ni áreas privadas. No te pedimos tu nombre, tu teléfono ni tus datos bancarios. Estos son los datos que se pueden tratar:",
      {
        list: [
          "Datos de conexión: cuando pides una página, el proveedor de alojamiento recibe tu dirección IP, la dirección de la página y lo que envía tu navegador, como su nombre y su versión.",
          "Datos guardados en tu navegador: los detalla el apartado «Analítica y cookies».",
          "Parámetros de campaña: son los que puede llevar la dirección con la que llegas (utm_source, utm_medium, utm_campaign, utm_term, utm_content, gclid, msclkid, fbclid y refsrc). Si pulsas un enlace de invitación, se añaden a él o, si has dicho que no, solo refsrc. Si falta refsrc, se añade uno que identifica a este sitio.",
          `Lo que eliges en los filtros, los cálculos y otras herramientas del sitio: sirve para darte el resultado y no lo guardamos. A veces forma parte de la dirección de la página: la recibe entonces el proveedor de alojamiento${google ? " y, si aceptas la medición, Google Analytics" : ""}.`,
          "Correos: si nos escribes, tu dirección y lo que nos cuentes.",
          ...when(
            google,
            "Google Analytics, solo si lo aceptas: un identificador de tu navegador, las páginas que ves y, en la página de la prueba A/B, su versión, cómo llegaste, los enlaces de invitación que pulsas, datos del dispositivo y una ubicación aproximada.",
          ),
          ...when(
            vercel,
            "Vercel Web Analytics y Vercel Speed Insights, solo si los aceptas: las páginas que ves y, en la página de la prueba A/B, su versión y si pulsas su enlace, cómo llegaste, cuánto tardan en cargar, datos del dispositivo y una ubicación aproximada.",
          ),
          ...when(
            sentry,
            site.storageConsent === "informed"
              ? "Sentry, en tu navegador, si ocurre un error y no lo has rechazado: el error, la dirección de la página y datos del dispositivo."
              : "Sentry, en tu navegador y solo si lo aceptas: los errores que ocurren, la dirección de la página y datos del dispositivo.",
            "Sentry, en tu navegador y solo si lo aceptas: además, lo que pasó en la página justo antes de un error, tu dirección IP, medidas de rendimiento y la grabación de algunas sesiones de uso del sitio, con los textos ocultos.",
            "Sentry, en nuestro servidor: los errores que ocurren al preparar una página y medidas de rendimiento. Pueden incluir la página pedida y el nombre y la versión de tu navegador y, solo si lo aceptas, tu dirección IP.",
          ),
        ],
      },
      ...when(!vercel, noAnalytics),
      ...when(!sentry, noErrorReports),
      "No tienes obligación de darnos datos, pero sin los de conexión no es posible enviarte la página. El sitio es para mayores de edad.",
      "No elaboramos perfiles ni tomamos decisiones automatizadas que te afecten.",
    ],
  };
}

/** What the data are for. */
export function purposes(site: Site): LegalSection {
  const { google, vercel, sentry } = servicesOf(site);
  return {
    id: "finalidades",
    title: "Finalidades",
    blocks: [
      {
        list: [
          "Enviarte las páginas y protegerlas de fallos y abusos.",
          "Comparar dos versiones de una página (prueba A/B) y mostrarte siempre la misma.",
          "Recordar cómo llegaste y añadirlo al enlace de invitación que pulses, para que el proveedor sepa de dónde viene la visita.",
          "Llevar, en tu navegador, un registro de los enlaces de invitación que pulsas y de la versión de la página que viste.",
          "Recordar lo que elegiste sobre las cookies.",
          "Responder a tus correos y atender tus derechos.",
          ...when(google, "Medir las visitas y los clics en enlaces de invitación (Google Analytics)."),
          ...when(
            vercel,
            "Medir las visitas y la velocidad de las páginas (Vercel Web Analytics y Vercel Speed Insights).",
          ),
          ...when(
            sentry,
            "Detectar y corregir errores, medir el rendimiento y, si lo aceptas, grabar algunas visitas (Sentry).",
          ),
        ],
      },
      "No usamos los datos para enviarte comunicaciones comerciales.",
    ],
  };
}

/** By what right, purpose by purpose. */
export function basis(site: Site): LegalSection {
  const { google, vercel, sentry } = servicesOf(site);
  const consent = "tu consentimiento (artículo 6.1.a del RGPD y artículo 22.2 de la LSSI)";
  return {
    id: "base-juridica",
    title: "Base jurídica",
    blocks: [
      {
        list: [
          "Enviarte las páginas y protegerlas: nuestro interés legítimo en que el sitio funcione y sea seguro (artículo 6.1.f del RGPD).",
          "Añadir los parámetros de campaña al enlace de invitación que pulsas: nuestro interés legítimo en que el proveedor sepa de dónde viene la visita (artículo 6.1.f del RGPD).",
          site.storageConsent === "required"
            ? `La prueba A/B y los registros que se guardan en tu navegador: ${consent}.`
            : "La prueba A/B y los registros que se guardan en tu navegador: nuestro interés legítimo en mejorar el sitio y en saber qué enlace te trajo (artículo 6.1.f del RGPD). Puedes oponerte cuando quieras: basta con pulsar «Rechazar».",
          "Recordar tu elección sobre las cookies: cumplir una obligación legal (artículo 6.1.c del RGPD).",
          "Responder a tus correos: nuestro interés legítimo en atenderte (artículo 6.1.f del RGPD). Si ejerces un derecho, cumplir una obligación legal (artículo 6.1.c del RGPD).",
          ...when(google || vercel, `La analítica: ${consent}.`),
          ...when(
            sentry,
            `Las medidas de rendimiento y la grabación de sesiones en tu navegador: ${consent}.`,
            site.storageConsent === "informed"
              ? "Los errores que ocurren en tu navegador: nuestro interés legítimo en corregirlos (artículo 6.1.f del RGPD). Puedes oponerte cuando quieras: basta con pulsar «Rechazar»."
              : `Los errores que ocurren en tu navegador: ${consent}.`,
            "Los errores y las medidas de rendimiento de nuestro servidor: nuestro interés legítimo en que el sitio funcione (artículo 6.1.f del RGPD).",
          ),
        ],
      },
      "Puedes retirar tu consentimiento en cualquier momento, con la misma facilidad con que lo diste. Lo que se hizo antes de retirarlo sigue siendo lícito.",
    ],
  };
}
