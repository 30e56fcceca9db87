/** The words of the page «¿Cumplo los requisitos?», but for the questions, which are each offer's own. */
export function eligibility(brand: string) {
  return {
    title: `¿Cumplo los requisitos de ${brand}?`,
    description: `Responde sí o no y sabrás si cumples los requisitos de la promoción de ${brand}, o cuál te falta.`,
    lead: "Responde sí o no y sabrás si cumples. La respuesta sale en esta misma página: lo que contestes no se guarda ni se envía.",
    questions: "Preguntas",
    yes: "Sí",
    no: "No",
    toAnswer: "Ver la respuesta",
    again: "Empezar de nuevo",
    answer: {
      title: "Tu respuesta",
      pending: "Contesta a todas las preguntas y aquí verás si cumples las condiciones.",
      ifNo: "Si contestas que no:",
      ifAnyNo: "Si contestas que no a alguna pregunta:",
      ifAllYes: "Si contestas que sí a todas:",
      failed: "Puede que no cumplas los requisitos",
      failing: "Revisa esta condición:",
      failedText:
        "Debajo de la pregunta explicamos qué significa. Compruébalo en la web oficial antes de registrarte.",
      others: "Quizá te encaje otra promoción:",
      passed: "Cumples las condiciones que conocemos",
      passedText: `No es una promesa: decide ${brand}, según sus condiciones. Antes de registrarte, comprueba en su web oficial:`,
      ownLink: "Regístrate desde tu enlace de invitación: el de este botón no lleva código.",
      official: `Web oficial de ${brand}`,
    },
  } as const;
}

export type EligibilityWords = ReturnType<typeof eligibility>;
