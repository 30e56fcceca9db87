/** What the site says where it refuses a request before any page is made. */
export const refusalCopy = {
  tooLong: {
    title: "La dirección es demasiado larga",
    text: "Esta página no lee tantos datos.",
    again: "Empieza de nuevo sin ellos",
    home: "Ve al inicio",
  },
} as const;
