import { notConfirmed, protectionNames } from "../copy/protection";
import { type Protection, protectionRows } from "../offers/protection";

/** Facts about the provider of an offer. */
interface ProtectionFacts {
  facts: { name: string; text: string }[];
  /** One sentence about what is unknown and where to ask; undefined where everything is known. */
  missing: string | undefined;
}

/** The facts in their order; those that do not apply are left out, those that are unknown are named together. */
export function protectionFacts(protection: Protection): ProtectionFacts {
  const unknown = protectionRows.filter((row) => protection[row] === undefined);
  return {
    facts: protectionRows.flatMap((row) => {
      const text = protection[row];
      return text ? { name: protectionNames[row], text } : [];
    }),
    missing: unknown.length > 0 ? notConfirmed(unknown.map((row) => protectionNames[row])) : undefined,
  };
}
