/** Words of the buttons that show and erase what this browser keeps. */
export const localDataCopy = {
  show: "Ver mis datos",
  erase: "Borrar mis datos locales",
  nothing: "Este navegador no guarda ahora nada de este sitio.",
  found: "Esto es todo lo que este navegador guarda ahora de este sitio:",
  erased:
    "Hecho: este navegador ya no guarda nada de este sitio, tampoco tu respuesta sobre las cookies. Esta página no guarda nada más hasta que vuelvas a responder.",
  failed: "Este navegador no nos deja ver o borrar todo lo que guarda. Puedes hacerlo en sus ajustes.",
  kinds: { cookie: "Cookie", local: "Registro local", session: "Registro de la sesión" },
} as const;
