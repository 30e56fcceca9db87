import { createHash } from "node:crypto";

/** A source of a policy that allows one inline script or style sheet. */
export const hashSource = (text: string) =>
  `'sha256-${createHash("sha256").update(text, "utf8").digest("base64")}'`;
