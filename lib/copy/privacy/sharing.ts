import { count, list } from "../../format/format";
import { servicesOf } from "../../config/services";
import type { Site } from "../../config/site";
import { days } from "../lengths";
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
  const contracts = [
    ...(google ? [{ name: "Google", url: "https://business.safety.google/adsprocessorterms/" }] : []),
    ...(vercel ? [{ name: "Vercel", url: "https://vercel.com/legal/dpa" }] : []),
    ...(sentry ? [{ name: "Sentry", url: "https://sentry.io/legal/dpa/" }] : []),
  ];
  const names = contracts.map(({ name }) => name);
  return {
    id: "transferencias",
    title: "Transferencias internacionales",
    blocks: [
      "El proveedor de alojamiento y el servicio de correo pueden tratar datos fuera del Espacio Económico Europeo. La garantía son las cláusulas contractuales tipo de la Comisión Europea (artículo 46 del RGPD y decisión (UE) 2021/914), que forman parte del contrato con cada uno, o una decisión de adecuación (artículo 45 del RGPD) si la hay para su país.",
      ...(names.length > 0
        ? [
            `${list(names)} ${names.length > 1 ? "pueden" : "puede"} tratar datos en Estados Unidos, solo en los casos que indica el apartado «Destinatarios». La garantía es la decisión de adecuación (UE) 2023/1795, del marco de privacidad entre la Unión Europea y Estados Unidos, para las empresas adheridas. Puedes comprobarlo en la lista oficial:`,
            {
              link: "Lista del marco de privacidad (en inglés)",
              url: "https://www.dataprivacyframework.gov/list",
            },
            "Si una empresa deja de estar adherida, la garantía son las cláusulas contractuales tipo de su contrato de tratamiento de datos, que es público:",
            ...contracts.map(({ name, url }) => ({ link: `Contrato de ${name} (en inglés)`, url })),
          ]
        : [
            "No hay transferencias por analítica ni por aviso de errores, porque hoy este sitio no usa esos servicios.",
          ]),
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
          `Datos de conexión: ${days(30)} como máximo en los registros del servidor, salvo los que hagan falta para investigar un ataque. No guardamos una base de datos de visitas.`,
          "Datos guardados en tu navegador: los plazos que indica el apartado «Analítica y cookies», o hasta que los borres.",
          `Correos: mientras hagan falta para atenderte. Después, bloqueados durante ${count(3, "año", "años")}, hasta que prescriban las posibles infracciones (artículos 32 y 72 de la LOPDGDD).`,
          ...when(
            google,
            `Google Analytics: ${count(14, "mes", "meses")} como máximo los datos ligados a tu navegador. Después solo quedan totales.`,
          ),
          ...when(
            vercel,
            `Vercel Web Analytics: ${count(24, "hora", "horas")} el código que distingue tu visita. Después solo quedan totales, como los de Vercel Speed Insights, que no distingue visitas.`,
          ),
          ...when(sentry, `Sentry: ${days(90)} como máximo.`),
        ],
      },
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
