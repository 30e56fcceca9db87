// Whether an answer is right, told where it is given: as the offers' own check would tell it of the finished file.
import { asRead } from "./typeset.mjs";
import { endingFaults, typographyFaults } from "./typography.mjs";

/** @typedef {import("../content/bundle.mjs").Content} Content */

/**
 * What would be right, where an answer is not.
 * @param {import("./questions.mjs").Question} question
 * @param {string} answer
 * @param {Content} content
 * @returns {string | undefined}
 */
export function faultOf({ field, read, options, fault }, answer, content) {
  if (answer === "") return "una respuesta";
  const fields = content.offerSchema.shape;
  const few = options?.(fields);
  if (few) return few.includes(answer) ? undefined : `una de estas: ${few.join(", ")}`;
  const value = read ? asRead(answer, content) : answer;
  const { error } = (field && fields[field].safeParse(value)) ?? {};
  const words = field && read ? wordFaults(field, value) : [];
  return error?.issues[0]?.message ?? words[0] ?? fault?.(answer);
}

/**
 * @param {string} place
 * @param {string} text
 */
const wordFaults = (place, text) => [...typographyFaults(text), ...endingFaults({ place, text })];
