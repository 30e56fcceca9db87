import type { Site } from "../../config/site";
import type { LegalSection } from "../legal";
import { mailBlock } from "../owner";

/** How the data are protected. */
export const security: LegalSection = {
  id: "seguridad",
  title: "Seguridad",
  blocks: [
    "La mejor protección es no tener datos: no hay cuentas ni contraseñas, y no guardamos una base de datos de visitas.",
    "Las páginas se entregan cifradas (HTTPS) y limitan qué código puede ejecutarse en ellas.",
    "Ningún sistema es infalible. Si hubiera una brecha de seguridad, la notificaríamos en los casos y plazos que fijan los artículos 33 y 34 del RGPD.",
  ],
};

/** What the visitor may ask for, how, and where to complain. */
export function rights(site: Site): LegalSection {
  return {
    id: "derechos",
    title: "Tus derechos",
    blocks: [
      "Puedes pedirnos, gratis:",
      {
        list: [
          "acceso: saber si tratamos datos tuyos y cuáles;",
          "rectificación: corregir los que sean inexactos;",
          "supresión: borrarlos;",
          "oposición: que dejemos de tratarlos cuando nos basamos en un interés legítimo;",
          "limitación: que solo los conservemos mientras se resuelve una reclamación, por ejemplo;",
          "portabilidad: recibir los que nos hayas dado, en un formato de uso común, cuando los tratamos con tu consentimiento.",
        ],
      },
      "También puedes retirar tu consentimiento cuando quieras, con el icono flotante. Lo que está guardado en tu navegador puedes borrarlo tú al momento.",
      "Para ejercer un derecho, escríbenos:",
      mailBlock(site),
      "Respondemos en el plazo de un mes. Si la petición es compleja, la ley permite ampliarlo otros dos, y te avisaríamos. Como no hay cuentas, puede que no tengamos forma de saber qué datos son tuyos (artículo 11 del RGPD); si es así, te lo diremos.",
      "Si crees que no hemos respetado tus derechos, puedes reclamar ante la Agencia Española de Protección de Datos:",
      { link: "Agencia Española de Protección de Datos", url: "https://www.aepd.es/" },
    ],
  };
}

/** How this policy changes. */
export const changes: LegalSection = {
  id: "cambios",
  title: "Cambios en esta política",
  blocks: [
    "Si cambia lo que hacemos con los datos, cambiaremos esta página antes. Si el cambio necesita tu consentimiento, te lo volveremos a pedir.",
  ],
};

/** Where to write. */
export function contact(site: Site): LegalSection {
  return {
    id: "contacto",
    title: "Contacto",
    blocks: ["Para cualquier duda sobre esta política, escribe a:", mailBlock(site)],
  };
}
