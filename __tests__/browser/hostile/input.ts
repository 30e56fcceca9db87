import type { Random } from "./random";

/** What is sent: everything is text of one byte per character, written as it stands. */
export interface Input {
  method?: string;
  target: string;
  /** Header lines as they are written, after `Host`. */
  lines?: string[];
  host?: string;
  body?: string;
  /** The whole request, instead of all the above. */
  raw?: string;
}

export interface Kind {
  name: string;
  /** The right answers. 0 is the connection closed without one: as good as a 400 where there is no request. */
  statuses: readonly number[];
  /** Whether an address of a page may be answered with something else, which is the asker's own. */
  personal?: boolean;
  /** One more input; `mark` is a word that no page holds and no answer may repeat. */
  make: (random: Random, mark: string) => Input;
}

export const HOST = "planamigo.example";

/** The input as it goes out. */
export function wired({ method = "GET", target, lines = [], host = HOST, body, raw }: Input): string {
  if (raw !== undefined) return raw;
  const length =
    body === undefined || lines.some((line) => /^transfer-encoding/i.test(line))
      ? []
      : [`Content-Length: ${body.length}`];
  return [
    `${method} ${target} HTTP/1.1`,
    `Host: ${host}`,
    "Connection: close",
    ...lines,
    ...length,
    "",
    body ?? "",
  ].join("\r\n");
}
