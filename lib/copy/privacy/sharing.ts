import { list } from "../../format/format";
import { servicesOf } from "../../config/services";
import type { Site } from "../../config/site";
import type { LegalSection } from "../legal";
import { when } from "./services";

/** Who else receives data. */
export function recipients(site: Site): LegalSection {
  const { google, vercel, sentry } = servicesOf(site);
  return {
    id: "destinatarios",
    title: "Destinatarios",
    blocks: [
      {
        list: [
          "El proveedor de alojamiento, que trata los datos de conexión, incluida la dirección IP, para entregarte las páginas y protegerlas.",
          "El servicio de correo que usamos, si nos escribes.",
          "El proveedor de la promoción, si pulsas su enlace: recibe tu visita y, en un enlace de invitación, los parámetros de campaña. Es responsable de lo que haga con esos datos.",
          ...when(google, "Google, si aceptas Google Analytics."),
          ...when(vercel, "Vercel, si aceptas Vercel Web Analytics y Vercel Speed Insights."),
          ...when(
            sentry,
            site.storageConsent === "informed"
              ? "Sentry, que recibe los errores y las medidas de rendimiento de nuestro servidor; si no lo rechazas, los errores de tu navegador; y, si lo aceptas, sus medidas de rendimiento y la grabación de algunas visitas."
              : "Sentry, que recibe los errores y las medidas de rendimiento de nuestro servidor y, si lo aceptas, los de tu navegador y la grabación de algunas visitas.",
          ),
          "Las autoridades, cuando una ley nos obligue.",
        ],
      },
      "No vendemos datos ni los cedemos a nadie más.",
    ],
  };
}

/** Which data may leave the European Economic Area, and under which guarantee. */
export function transfers(site: Site): LegalSection {
  const { google, vercel, sentry } = servicesOf(site);
  const services = [...when(google, "Google"), ...when(vercel, "Vercel"), ...when(sentry, "Sentry")];
  return {
    id: "transferencias",
    title: "Transferencias internacionales",
    blocks: [
      "El proveedor de alojamiento y el servicio de correo pueden tratar datos fuera del Espacio Económico Europeo.",
      services.length > 0
        ? `${list(services)} ${services.length > 1 ? "pueden" : "puede"} tratar datos en Estados Unidos, solo en los casos que indica el apartado «Destinatarios».`
        : "No hay transferencias por analítica ni por aviso de errores, porque hoy este sitio no usa esos servicios.",
      "Una transferencia así solo es lícita con una garantía. Puede ser una decisión de adecuación de la Comisión Europea (artículo 45 del RGPD), como la del marco de privacidad entre la Unión Europea y Estados Unidos para las empresas adheridas, o las cláusulas contractuales tipo (artículo 46 del RGPD). Escríbenos si quieres saber cuál se aplica u obtener una copia.",
    ],
  };
}

/** How long each thing is kept. */
export function retention(site: Site): LegalSection {
  const { google, vercel, sentry } = servicesOf(site);
  return {
    id: "conservacion",
    title: "Plazos de conservación",
    blocks: [
      {
        list: [
          "Datos de conexión: el tiempo que el proveedor de alojamiento los necesite para entregar las páginas y por seguridad. No guardamos una base de datos de visitas.",
          "Datos guardados en tu navegador: los plazos que indica el apartado «Analítica y cookies», o hasta que los borres.",
          "Correos: mientras hagan falta para atenderte. Después, bloqueados hasta que prescriban las posibles responsabilidades (artículo 32 de la LOPDGDD).",
          ...when(google, "Google Analytics: el plazo de conservación configurado en ese servicio."),
          ...when(
            vercel,
            "Vercel Web Analytics y Vercel Speed Insights: el plazo de conservación de esos servicios.",
          ),
          ...when(sentry, "Sentry: el plazo de conservación configurado en ese servicio."),
        ],
      },
      ...when(google || vercel || sentry, "Si quieres saber el plazo exacto de un servicio, escríbenos."),
    ],
  };
}

/** What happens after a click that leaves the site. */
export const thirdPartyLinks: LegalSection = {
  id: "enlaces",
  title: "Enlaces de terceros",
  blocks: [
    "El sitio enlaza a webs de proveedores y a otras fuentes. Cuando sales del sitio, se aplica la política de privacidad de la web a la que llegas. No decidimos qué datos pide ni qué cookies usa.",
    "Si te das de alta con un proveedor, el responsable de los datos que le das es el proveedor. Nosotros no los recibimos, aunque puede comunicarnos que ha habido un alta para calcular nuestra comisión.",
  ],
};
