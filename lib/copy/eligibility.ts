/** The words of the page «¿Cumplo los requisitos?», but for the questions, which are each offer's own. */
export function eligibility(brand: string) {
  return {
    title: `¿Cumplo los requisitos de ${brand}?`,
    description: `Responde sí o no y sabrás si cumples los requisitos de la promoción de ${brand}, o cuál te falta.`,
    lead: "Responde sí o no y sabrás si cumples. Lo que contestes no se guarda ni se envía.",
    questions: "Preguntas",
    yes: "Sí",
    no: "No",
    toAnswer: "Ver la respuesta",
    again: "Empezar de nuevo",
    answer: {
      title: "Tu respuesta",
      pending: "Contesta a todas y aquí verás si cumples.",
      ifNo: "Si contestas que no:",
      ifAnyNo: "Si contestas que no a alguna pregunta:",
      ifDoubt: "Si contestas que no a alguna de estas preguntas:",
      ifAllYes: "Si contestas que sí a todas:",
      failed: "No cumples los requisitos que conocemos",
      failing: "Te falta esto:",
      failedText: "Debajo de cada pregunta explicamos por qué. Valen los requisitos de la web oficial.",
      doubtful: "Quizá los cumplas",
      doubting: "Antes de registrarte, resuelve esto:",
      doubtfulText: "Debajo de cada pregunta explicamos qué mirar.",
      others: "Quizá te encaje otra promoción:",
      passed: "Cumples los requisitos que conocemos",
      passedText: `No es una promesa: decide ${brand}, según sus condiciones. Antes de registrarte, comprueba en su web oficial:`,
      ownLink: "Regístrate desde tu enlace de invitación: el del botón de esta página no lleva código.",
      official: `Web oficial de ${brand}`,
    },
  } as const;
}

export type EligibilityWords = ReturnType<typeof eligibility>;
