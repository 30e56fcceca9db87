import { stringify } from "yaml";
import type { OpenOffer } from "./open-data";

/** The fields of an offer's front matter. None is called `title`, which linters take for a second main heading. */
const inFrontMatter: readonly (keyof OpenOffer)[] = [
  "id",
  "brand",
  "category",
  "url",
  "officialUrl",
  "sourceUrl",
  "status",
  "asOf",
  "verifiedOn",
  "validFrom",
  "validUntil",
  "risk",
  "authorisationText",
  "terms",
  "gain",
  "facts",
  "deadlines",
  "money",
  "minutes",
  "invitation",
  "invitationCode",
  "pays",
];

/** The YAML block at the top of an offer's Markdown twin: its data without the prose, which follows it. */
export function frontMatter(offer: OpenOffer): string {
  const fields = inFrontMatter.flatMap((name) => (offer[name] === undefined ? [] : [[name, offer[name]]]));
  return `---\n${stringify(Object.fromEntries(fields), { lineWidth: 0, aliasDuplicateObjects: false })}---`;
}
