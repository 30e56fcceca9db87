/** Words of the buttons that show and erase what this browser keeps. */
export const localData = {
  intro: "Con estos botones ves lo que guarda ahora este navegador y lo borras todo.",
  show: "Ver mis datos",
  erase: "Borrar mis datos locales",
  nothing: "Este navegador no guarda ahora nada de este sitio.",
  found: "Esto es todo lo que este navegador guarda ahora de este sitio:",
  erased:
    "Hecho: este navegador ya no guarda nada de este sitio. También se ha borrado tu respuesta sobre las cookies, así que te la volvemos a preguntar.",
  failed: "Este navegador no deja leer lo que guarda. Puedes verlo y borrarlo en sus ajustes.",
  kinds: { cookie: "Cookie", local: "Registro local", session: "Registro de la sesión" },
} as const;
