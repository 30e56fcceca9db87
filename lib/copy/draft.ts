/** What an editor reads on an offer that visitors do not see yet. */
export const draft = {
  label: "Borrador.",
  text: (id: string) =>
    `Está desactivada: solo se ve aquí. Cuando esté lista, publícala con «npm run offers enable ${id}».`,
};
