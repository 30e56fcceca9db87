import { servicesOf } from "../config/services";
import type { Site } from "../config/site";
import { count, list, present } from "../format/format";
import type { CalendarDate } from "../format/dates";
import { trackingParameters } from "../privacy/tracking";
import { unreadMailboxNote } from "./errors";
import { frameCopy } from "./frame";
import {
  bulletList,
  contactBlocks,
  writeToUsWords,
  type LegalBlock,
  type LegalDocument,
  ownerBlocks,
  section,
} from "./legal";
import { cookies, keptInBrowser } from "./privacy-storage";

/** The day of the last change of these words. */
export const privacyDate: CalendarDate = "2026-11-30";

/** The privacy policy: the sections of `/legal/privacidad` that apply to this configuration. */
export function privacy(site: Site): LegalDocument {
  const { google, vercel, sentry } = servicesOf(site);
  const informed = site.storageConsent === "informed";
  const isRead = !unreadMailboxNote(site);
  const processors = present([google && "Google Analytics", vercel && "Vercel", sentry && "Sentry"]);
  return {
    title: frameCopy.privacy,
    description: `Qué datos se tratan cuando visitas ${site.brand}, qué se guarda en tu navegador y cuáles son tus derechos.`,
    intro: `Esta política explica qué datos se tratan cuando visitas ${site.brand}, para qué y qué puedes hacer al respecto. En el sitio no hay formularios de registro ni áreas privadas: no hace falta que te identifiques.`,
    sections: [
      section("responsable", "Responsable del tratamiento", [
        "El responsable del tratamiento es el titular del sitio:",
        ...ownerBlocks(site),
        "Se aplican el Reglamento (UE) 2016/679, general de protección de datos (RGPD); la Ley Orgánica 3/2018, de protección de datos personales y garantía de los derechos digitales (LOPDGDD); y la Ley 34/2002, de servicios de la sociedad de la información y de comercio electrónico (LSSI).",
      ]),
      section("datos", "Datos que tratamos", [
        bulletList([
          "Datos de conexión: cuando pides una página, el proveedor de alojamiento recibe tu dirección IP, la dirección de la página y lo que envía tu navegador, como su nombre y su versión.",
          "Datos guardados en tu navegador: los detalla el apartado «Analítica y cookies».",
          `Parámetros de campaña: son los que puede llevar la dirección con la que llegas (${list(trackingParameters)}). Si pulsas el botón de una promoción, con nuestra invitación o sin ella, se añaden a la dirección del proveedor${informed ? ". Si has dicho que no," : " si lo has aceptado; si no,"} solo se añade refsrc. Si falta refsrc, ponemos uno que identifica a este sitio.`,
          `Lo que eliges en los filtros, los cálculos y otras herramientas del sitio: no lo guardamos. A veces forma parte de la dirección de la página: entonces la recibe el proveedor de alojamiento; si te suscribes al calendario o compartes la dirección, también tu servicio de calendario o la persona con quien la compartas.`,
          isRead && "Correos: si nos escribes, tu dirección y lo que nos cuentes.",
          google &&
            "Google Analytics, solo si lo aceptas: un identificador de tu navegador, las páginas que ves, la versión que te tocó en la prueba A/B, cómo llegaste, los botones de promociones que pulsas, datos del dispositivo y tu dirección IP, con la que calcula una ubicación aproximada.",
          vercel &&
            "Vercel Web Analytics y Vercel Speed Insights, solo si los aceptas: las páginas que ves y cuánto tardan en cargar, la versión que te tocó en la prueba A/B y si pulsas el enlace de esa página, cómo llegaste, datos del dispositivo y una ubicación aproximada.",
          sentry &&
            "Sentry, en tu navegador y solo si lo aceptas: los errores que ocurren, con la dirección de la página, datos del dispositivo, tu dirección IP y lo que pasó en la página justo antes; medidas de rendimiento; y la grabación de algunas visitas, con los textos ocultos y sin el contenido de las páginas en las que preguntamos algo.",
          sentry &&
            "Sentry, en nuestro servidor: los errores que ocurren al preparar una página y medidas de rendimiento. Pueden incluir la página pedida y, solo si lo aceptas y hay un error, tu dirección IP y el nombre y la versión de tu navegador.",
        ]),
        "No tienes obligación de darnos datos, pero sin los de conexión no es posible enviarte la página. El sitio es para mayores de edad. No elaboramos perfiles ni tomamos decisiones automatizadas que te afecten.",
      ]),
      section("finalidades", "Finalidades", [
        bulletList([
          "Enviarte las páginas y protegerlas de fallos y abusos.",
          "Comparar dos versiones de una página (prueba A/B), mostrarte siempre la misma y llevar, en tu navegador, un registro de cuál viste y de los botones de promociones que pulsas.",
          "Recordar cómo llegaste y añadirlo al botón de la promoción que pulses, para que el proveedor de la promoción sepa de dónde viene la visita.",
          "Recordar lo que elegiste sobre las cookies.",
          isRead ? "Responder a tus correos y atender tus derechos." : "Atender tus derechos.",
          (google || vercel) &&
            `Medir las visitas${vercel ? ", la velocidad de las páginas" : ""} y los clics en los botones de las promociones.`,
          sentry &&
            "Detectar y corregir errores y medir el rendimiento, en nuestro servidor y, si lo aceptas, en tu navegador, también con la grabación de algunas visitas.",
        ]),
        "No usamos ningún dato para enviarte comunicaciones comerciales.",
      ]),
      section("base-juridica", "Base jurídica", [legalBasis(site)]),
      cookies(site),
      section("destinatarios", "Destinatarios", [
        bulletList([
          `${site.onPlatform ? "Vercel, nuestro proveedor de alojamiento" : "El proveedor de alojamiento"}, que trata los datos de conexión para entregarte las páginas y protegerlas.`,
          isRead && "El servicio de correo que usamos, si nos escribes.",
          "El proveedor de la promoción, si pulsas su enlace: recibe tu visita y, con el botón de la promoción, los parámetros de campaña. Es responsable de lo que haga con esos datos.",
          google && "Google, si aceptas Google Analytics.",
          vercel &&
            "Vercel también, si aceptas la medición, por Vercel Web Analytics y Vercel Speed Insights, si están activados en nuestra cuenta.",
          sentry &&
            "Sentry, que recibe los errores y las medidas de rendimiento de nuestro servidor y, si lo aceptas, los de tu navegador y la grabación de algunas visitas.",
          "Las autoridades, cuando una ley nos obligue.",
        ]),
        "No vendemos datos ni los cedemos a nadie más.",
      ]),
      section("transferencias", "Transferencias internacionales", transfers(site)),
      section("conservacion", "Plazos de conservación", [
        bulletList([
          "Datos de conexión: el tiempo que el proveedor de alojamiento los tenga en sus registros. Nosotros no guardamos otros.",
          `Datos guardados en tu navegador: ${keptInBrowser(site)}. Puedes borrarlos antes. La lista entera está en el apartado «Analítica y cookies».`,
          isRead &&
            `Correos: hasta que te hayamos atendido. Después, la ley obliga a tenerlos bloqueados ${count(3, "año", "años")} como máximo, lo que tarda en prescribir la infracción que más tarda (artículos 32 y 72 de la LOPDGDD).`,
          processors.length > 0 &&
            `Datos de ${list(processors)}: hasta que acaba el plazo de conservación que tiene nuestra cuenta en ${processors.length > 1 ? "cada" : "ese"} servicio, que entonces los borra.${isRead ? " Puedes preguntarnos cuál es." : ""}`,
        ]),
        ...retentionPages(site),
      ]),
      section("enlaces", "Enlaces de terceros", [
        "En las webs a las que enlazamos se aplica su propia política de privacidad. Si te das de alta con un proveedor, el responsable de los datos que le das es él. Nosotros no los recibimos. Si el enlace lleva nuestro código de invitación, puede comunicarnos que ha habido un alta, para calcular nuestra comisión.",
      ]),
      section("seguridad", "Seguridad", [
        `No hay cuentas ni contraseñas, y no guardamos una base de datos de visitas. Las páginas ${site.url.startsWith("https:") ? "se entregan cifradas (HTTPS) y " : ""}limitan qué código puede ejecutarse en ellas.`,
      ]),
      section("derechos", "Tus derechos", [
        "Puedes pedirnos, gratis, que te digamos qué datos tuyos tratamos (acceso), que los corrijamos (rectificación), que los borremos (supresión), que dejemos de tratarlos cuando nos basamos en un interés legítimo (oposición), que solo los conservemos, sin usarlos (limitación), o que te demos en un formato de uso común los que tratemos con tu consentimiento, si los hay (portabilidad).",
        `También puedes ${informed && processors.length === 0 ? "cambiar tu elección" : "retirar tu consentimiento"} cuando quieras, con el icono flotante o con «Configurar cookies», al pie de cada página. Lo que está guardado en tu navegador puedes borrarlo tú al momento.`,
        `${unreadMailboxNote(site) ? "Todavía no hay un correo al que escribir para ejercer tus derechos." : "Para ejercer un derecho, escribe al correo de contacto."} La ley nos da un mes para responderte, o hasta tres si la petición es compleja. Como no hay cuentas, puede que no tengamos forma de saber qué datos son tuyos (artículo 11 del RGPD); si es así, te lo diremos.`,
        "Si crees que no hemos respetado tus derechos, puedes reclamar ante la autoridad de control:",
        { link: "Agencia Española de Protección de Datos", url: "https://www.aepd.es/" },
      ]),
      section("cambios", "Cambios en esta política", [
        "Si cambia lo que hacemos con los datos, cambiaremos esta página antes. Si el cambio necesita tu consentimiento, te lo pediremos antes.",
      ]),
      section("escribir", "Contacto", [
        writeToUsWords(site, "Para cualquier duda sobre esta política, escríbenos:"),
        ...contactBlocks(site),
      ]),
    ],
  };
}

/** Why each use is lawful (RGPD art. 6), and how to object or withdraw. */
function legalBasis(site: Site): LegalBlock {
  const { google, vercel, sentry } = servicesOf(site);
  const informed = site.storageConsent === "informed";
  const isLocal = !site.url.startsWith("https:");
  const stored = "la prueba A/B y los registros que se guardan en tu navegador";
  const campaign = "los parámetros de campaña que recibe el proveedor de la promoción";
  const agreed = present([
    !informed && stored,
    !informed && campaign,
    (google || vercel) && "la analítica",
    sentry &&
      "los errores que ocurren en tu navegador, las medidas de su rendimiento, la grabación de visitas y, en los errores de nuestro servidor, tu dirección IP y el nombre y la versión de tu navegador",
  ]);
  const interests = present([
    "que el sitio funcione y sea seguro",
    "que el proveedor de la promoción sepa, si pulsas su enlace, de qué sitio vienes",
    !unreadMailboxNote(site) && "atender tus correos",
    sentry && "saber cuándo falla nuestro servidor y cuánto tarda",
  ]);
  return bulletList([
    agreed.length > 0 &&
      `Tu consentimiento (artículo 6.1.a del RGPD y artículo 22.2 de la LSSI): ${agreed.join("; ")}. Puedes retirarlo en cualquier momento, con la misma facilidad con que lo diste. Lo que se hizo antes sigue siendo lícito.`,
    // Storing what is not needed takes consent, and until the answer there is none: the page says both.
    informed &&
      `Tu consentimiento (artículo 6.1.a del RGPD y artículo 22.2 de la LSSI), que das o niegas en el aviso, es la base de ${stored}, y de ${campaign}. ${isLocal ? "Como este sitio está en pruebas" : "Por decisión del titular"}, empiezan en tu primera visita, antes de que contestes: hasta que aceptes, no tienen esa base. Con «Rechazar» dejan de guardarse y se borra lo guardado${isLocal ? ". En una dirección pública, si no se configura otra cosa, esperan a que los aceptes" : "; si crees que debían esperar a tu respuesta, puedes reclamar como dice el apartado «Tus derechos»"}.`,
    `Nuestro interés legítimo (artículo 6.1.f del RGPD): ${interests.join("; ")}. ${objection(site)}`,
    "Cumplir una obligación legal (artículo 6.1.c del RGPD): recordar tu elección sobre las cookies y atender tus derechos.",
  ]);
}

/** How to object to what rests on a legitimate interest: by mail only where somebody reads it. */
function objection(site: Site): string {
  return unreadMailboxNote(site)
    ? "Todavía no hay un correo al que escribir para oponerte."
    : "Puedes oponerte cuando quieras por correo.";
}

/** Pages on which the services publish how long they can keep data: how long they do is a setting of the owner's account. */
function retentionPages(site: Site): LegalBlock[] {
  const { google, sentry } = servicesOf(site);
  return present<LegalBlock>([
    (google || sentry) && `Los plazos que ofrece${google && sentry ? " cada uno" : ""} están en su web:`,
    google && {
      link: "Google Analytics: conservación de los datos",
      url: "https://support.google.com/analytics/answer/7667196?hl=es",
    },
    sentry && {
      link: "Sentry: conservación de los datos (en inglés)",
      url: "https://docs.sentry.io/security-legal-pii/security/data-retention-periods/",
    },
  ]);
}

/** Paragraphs on where data may go outside the European Economic Area, and what protects it there. */
function transfers(site: Site): (LegalBlock | false)[] {
  const { google, sentry } = servicesOf(site);
  const isRead = !unreadMailboxNote(site);
  const ask = isRead ? " Puedes preguntarnos cuál se aplica." : "";
  const contracts = present([
    google && { name: "Google", url: "https://business.safety.google/adsprocessorterms/" },
    site.onPlatform && { name: "Vercel", url: "https://vercel.com/legal/dpa" },
    sentry && { name: "Sentry", url: "https://sentry.io/legal/dpa/" },
  ]);
  const names = list(contracts.map(({ name }) => name));
  return [
    `Si ${isRead ? "el proveedor de alojamiento o el servicio de correo tratan" : "el proveedor de alojamiento trata"} datos fuera del Espacio Económico Europeo, la ley exige una garantía: una decisión de adecuación para su país (artículo 45 del RGPD) o las cláusulas contractuales tipo de la Comisión Europea (artículo 46 del RGPD y decisión (UE) 2021/914).${ask}`,
    names &&
      `${names} ${contracts.length > 1 ? "pueden" : "puede"} tratar datos en Estados Unidos, solo en los casos que indica el apartado «Destinatarios». La ley lo permite con una garantía: la decisión de adecuación (UE) 2023/1795, si la empresa está adherida al marco de privacidad entre la Unión Europea y Estados Unidos, o las cláusulas contractuales tipo.${ask} Esta es la lista de empresas adheridas, y ${contracts.length > 1 ? "estas son las condiciones de tratamiento de datos que publica cada una" : "estas, las condiciones de tratamiento de datos que publica"}:`,
    names && {
      link: "Lista oficial de empresas adheridas (en inglés)",
      url: "https://www.dataprivacyframework.gov/list",
    },
    ...contracts.map(({ name, url }) => ({ link: `Condiciones de ${name} (en inglés)`, url })),
  ];
}
