import { brotliCompressSync, constants, gzipSync } from "node:zlib";

/** How a text can be compressed, the best way first, and the ending of a file that holds it so. */
export const encodings = [
  ["br", ".br"],
  ["gzip", ".gz"],
] as const;

/** A content coding, as HTTP names it. */
export type Encoding = (typeof encodings)[number][0];

/** The best encoding that an Accept-Encoding header allows; undefined for none. */
export function acceptedEncoding(header = ""): Encoding | undefined {
  const weights = header
    .toLowerCase()
    .split(",")
    .map((part) => /^\s*([\w-]+)\s*(?:;\s*q=([\d.]+)\s*)?$/.exec(part));
  const accepted = weights.flatMap((found) => (found && Number(found[2] ?? 1) > 0 ? [found[1]] : []));
  return encodings.map(([name]) => name).find((name) => accepted.includes(name));
}

/** Compresses a text as far as possible: seconds for a build, too slow for an answer. */
export function compressFully(body: Buffer, encoding: Encoding): Buffer {
  return encoding === "gzip" ? gzipSync(body, { level: 9 }) : brotli(body, 11);
}

/** Compresses a text within some two milliseconds. */
export function compressQuickly(body: Buffer, encoding: Encoding): Buffer {
  return encoding === "gzip" ? gzipSync(body) : brotli(body, 5);
}

const brotli = (body: Buffer, quality: number) =>
  brotliCompressSync(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });

const TEXT = /^(?:text\/|image\/svg\+xml|application\/(?:[\w.-]+\+)?(?:json|xml)|application\/javascript)/;

/** Whether a Content-Type names a text, which compresses well. */
export const isText = (type: string) => TEXT.test(type);
