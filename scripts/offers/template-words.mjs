/**
 * Words that fit any offer, to be rewritten for this one.
 * @param {string} brand
 */
export const genericWords = (brand) => ({
  description: `Un programa de invitación para hacerte cliente de ${brand}, con un beneficio si cumples los requisitos.`,
  seoDescription: `Plan amigo de ${brand}: qué recibes con la invitación, qué tienes que hacer, pasos y preguntas frecuentes.`,
  lead: `Hazte cliente de ${brand} con una invitación y cumple los requisitos de la promoción.`,
  imageAlt: `Una persona se hace cliente de ${brand} con una invitación.`,
  enter: `Entra en ${brand} desde el botón de esta página y completa el alta desde ahí. Sin el enlace, la invitación no cuenta.`,
  receive: "Consulta en la web oficial cuándo y cómo se recibe el beneficio.",
  what: `Un programa de invitación: te haces cliente de ${brand} con un enlace, cumples los requisitos y recibes el beneficio.`,
  entity: `Consulta en la web oficial de ${brand} qué entidad es, quién la supervisa y qué garantía tiene.`,
  deadlines: `No conocemos los plazos de esta promoción. Consulta en la web oficial de ${brand} cuáles hay y desde cuándo se cuentan.`,
  failure: "Quien no cumple los requisitos, o los cumple tarde, no recibe el beneficio.",
  terms: `Las condiciones pueden cambiar: las que valen son las que muestra ${brand} el día en que te das de alta.`,
  remaining: "Cuándo se recibe el beneficio, y si la promoción sigue activa: puede cambiar.",
  gain: "Depende de la promoción: míralo en su web oficial.",
  spend: "Lo que pidan los requisitos",
  blocked: "Consulta en la web oficial si hay que dejar dinero y hasta cuándo.",
  supposed: "No se cuenta ningún gasto que la promoción no pida.",
  when: "No tenemos un plazo confirmado. Antes de darte de alta, mira si las condiciones oficiales lo indican.",
  where: `En la web oficial de ${brand}. Léelas antes de darte de alta: son las que valen si algo no coincide con esta página.`,
});

/**
 * The words of the template that an offer of this brand still holds if nobody rewrote them.
 * @param {{ brand: string }} offer
 */
export const templateTexts = ({ brand }) => Object.values(genericWords(brand));
