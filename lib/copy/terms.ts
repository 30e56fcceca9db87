import { count } from "../format/format";
import { pagePaths } from "../config/paths";
import type { Site } from "../config/site";
import { changes } from "./changes";
import { frame, riskLines, taxLine } from "./frame";
import { definitions, type LegalDocument, mailBlock, unused, ownerBlocks } from "./legal";
import { openDataWords } from "./open-data";

/** The terms and conditions: the twelve sections of `/legal/terminos`. */
export function terms(site: Site): LegalDocument {
  const { brand } = site;
  return {
    title: frame.terms,
    description: `Quién está detrás de ${brand}, cómo puedes usar el sitio, cómo se financia y qué ley se aplica.`,
    intro: `Estos términos regulan el uso de ${brand}. Léelos antes de usar el sitio; si no los aceptas, no lo uses.`,
    sections: [
      {
        id: "quienes-somos",
        title: "Quiénes somos",
        blocks: [
          `${brand} es un comparador independiente de promociones de invitación («plan amigo») para personas que están en España. Compara promociones de bancos, empresas tecnofinancieras (fintech), brókeres, plataformas de criptoactivos y operadores de telecomunicaciones.`,
          definitions,
          "El artículo 10 de la Ley 34/2002, de servicios de la sociedad de la información y de comercio electrónico (LSSI), obliga a identificar al titular del sitio:",
          ...ownerBlocks(site),
          "Correo de contacto:",
          mailBlock(site),
        ],
      },
      {
        id: "uso",
        title: "Uso del sitio",
        blocks: [
          `Para usar el sitio debes ser mayor de edad (${count(18, "año", "años")} o más). Cada proveedor puede pedir, además, sus propios requisitos.`,
          "El uso es gratuito y no necesitas registrarte. Puedes consultar, enlazar y compartir las páginas.",
          "No puedes:",
          {
            list: [
              "usar el sitio para algo ilícito;",
              "atacarlo, sobrecargarlo o impedir que otras personas lo usen;",
              "hacerte pasar por el sitio o por su titular.",
            ],
          },
        ],
      },
      {
        id: "exactitud",
        title: "Exactitud de las promociones",
        blocks: [
          "Las promociones son solo para nuevos clientes. Sus condiciones las fija el proveedor, que puede cambiarlas o retirarlas sin avisarnos.",
          "Cada promoción muestra la fecha en que la comprobamos por última vez. Si ha pasado demasiado tiempo, lo decimos.",
          "Lee las condiciones en la web oficial del proveedor antes de darte de alta. Si no coinciden con lo que has leído aquí, valen las del proveedor.",
          "Los cálculos, los plazos y las preguntas sobre requisitos son orientativos. Parten de los supuestos que se muestran y de lo que tú indicas. Quien decide si te corresponde el beneficio es el proveedor.",
          "Lo que cambia en cada promoción queda anotado, con su fecha:",
          { link: changes.name, url: pagePaths.changes },
          "Si encuentras un error, escríbenos y lo revisaremos.",
        ],
      },
      {
        id: "compensacion",
        title: "Programas de invitación y compensación",
        blocks: [
          frame.disclosure,
          "Si te das de alta con un enlace de invitación, el proveedor puede pagarnos una comisión o darnos otra recompensa. Así se financia el sitio.",
          "Un enlace de invitación es publicidad. Por eso lo acompaña la palabra «Publicidad».",
          "Cada promoción ofrece también un enlace oficial sin invitación, por el que no cobramos. Si lo usas, puedes quedarte sin regalo.",
          "El orden de la lista responde a un criterio editorial. Está explicado aquí:",
          { link: frame.methodology, url: pagePaths.methodology },
        ],
      },
      {
        id: "sin-asesoramiento",
        title: "Sin asesoramiento financiero",
        blocks: [
          `${brand} no es una entidad financiera. No abre cuentas, no guarda dinero, no ejecuta operaciones y no presta servicios de inversión, de pago ni de criptoactivos.`,
          "El contenido es informativo. No es asesoramiento financiero, fiscal ni jurídico, ni una recomendación hecha a tu medida. La decisión es tuya: si tienes dudas, consulta a un profesional.",
          riskLines.investment,
          riskLines.crypto,
          taxLine,
        ],
      },
      {
        id: "enlaces",
        title: "Enlaces de terceros",
        blocks: [
          "El sitio enlaza a webs de proveedores y a otras fuentes. No las gestionamos: cada una tiene sus propias condiciones y su propia política de privacidad.",
          "Si contratas con un proveedor, el contrato es entre ese proveedor y tú. No somos parte de él.",
          "Si sabemos que un enlace lleva a un contenido ilícito, lo retiramos.",
        ],
      },
      {
        id: "propiedad-intelectual",
        title: "Propiedad intelectual",
        blocks: [
          "Las marcas, los nombres y los logotipos de los proveedores pertenecen a sus titulares. Los usamos solo para identificar cada promoción.",
          `${brand} es independiente: no está afiliado oficialmente a esas empresas, y ellas no patrocinan ni avalan el sitio.`,
          "Los textos y el diseño del sitio pertenecen a su titular o se usan con permiso. Puedes enlazarlos y citarlos si indicas la fuente.",
          "Los datos abiertos de las promociones se pueden reutilizar si indicas la fuente. Su licencia es:",
          { link: openDataWords.licence.name, url: openDataWords.licence.url },
        ],
      },
      {
        id: "privacidad-y-analitica",
        title: "Privacidad y analítica",
        blocks: [
          "No hay formularios de registro ni áreas privadas. Un aviso en tu primera visita y un icono flotante te permiten aceptar o rechazar las cookies y cambiar de opinión.",
          site.analytics.enabled ? "La analítica solo se activa si la aceptas." : unused.analytics,
          "La política de privacidad explica qué datos se tratan, qué se guarda en tu navegador y cuáles son tus derechos.",
          { link: frame.privacy, url: "/legal/privacidad" },
        ],
      },
      {
        id: "responsabilidad",
        title: "Limitación de responsabilidad",
        blocks: [
          "Ponemos cuidado en lo que publicamos, pero no podemos garantizar que esté siempre al día ni que el sitio funcione sin interrupciones.",
          "Hasta donde permite la ley, no respondemos de:",
          {
            list: [
              "las decisiones de un proveedor, como cambiar una promoción, rechazar un alta o no pagar un beneficio;",
              "los productos y servicios del proveedor, ni lo que ganes o pierdas con ellos;",
              "el contenido y el funcionamiento de las webs de terceros;",
              "las interrupciones y los fallos ajenos a nuestro control.",
            ],
          },
          "Nada de esto limita la responsabilidad que la ley no permite limitar, como la que nace del dolo. Tampoco limita los derechos que te da, si eres consumidor o usuario, la Ley General para la Defensa de los Consumidores y Usuarios (texto refundido aprobado por el Real Decreto Legislativo 1/2007).",
        ],
      },
      {
        id: "modificaciones",
        title: "Modificaciones",
        blocks: [
          "Podemos cambiar el sitio y estos términos. Los cambios se aplican desde que se publican y no afectan a lo ocurrido antes.",
          "El texto de esta página es el vigente el día en que la lees. Por eso la fecha que muestra es la de hoy.",
        ],
      },
      {
        id: "ley-aplicable",
        title: "Ley aplicable y jurisdicción",
        blocks: [
          "Estos términos se rigen por la ley española.",
          "Los conflictos se someten a los juzgados y tribunales de Madrid. Si eres consumidor o usuario, esto no te quita el derecho a acudir a los que te correspondan por ley, como los de tu domicilio.",
        ],
      },
      {
        id: "contacto",
        title: "Contacto",
        blocks: [
          "Para cualquier duda sobre estos términos o para avisar de un error, escribe a:",
          mailBlock(site),
        ],
      },
    ],
  };
}
