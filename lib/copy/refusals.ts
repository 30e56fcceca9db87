/** What the site says, as plain text, where it refuses a request before any page is made. */
export const refusalCopy = {
  tooLong: "La dirección es demasiado larga: la página no lee tantos datos.",
} as const;
