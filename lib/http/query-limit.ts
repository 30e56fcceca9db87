/** No link to the site and no form of it comes near these. The framework's cost grows faster than the parameters. */
const MOST_PARAMETERS = 200;
const MOST_BYTES = 4096;

/** Whether a query, without its question mark, is longer than any that the site or a link to it has. */
export function isOverlong(query: string): boolean {
  return query.length > MOST_BYTES || query.split("&", MOST_PARAMETERS + 1).length > MOST_PARAMETERS;
}
