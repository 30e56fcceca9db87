import { connect } from "node:net";

export interface Exchange {
  /** 0 without an answer. */
  status: number;
  headers: [name: string, value: string][];
  /** One byte per character. */
  body: string;
  /** Everything that came, for words that must not be in it. */
  text: string;
  /** Neither a whole answer nor an end within the time. */
  hung: boolean;
}

function unchunked(text: string): { body: string; whole: boolean } {
  let body = "";
  for (let rest = text; ; ) {
    const [line, size = ""] = /^([\da-f]+)[^\r\n]*\r\n/i.exec(rest) ?? [""];
    const length = Number.parseInt(size, 16);
    if (!line || rest.length < line.length + length + 2) return { body, whole: false };
    if (length === 0) return { body, whole: true };
    body += rest.slice(line.length, line.length + length);
    rest = rest.slice(line.length + length + 2);
  }
}

/** Reads the first answer in what came; `whole` once nothing more of it is to come. */
export function parse(all: string, method: string): Omit<Exchange, "hung"> & { whole: boolean } {
  // «Go on», which comes before an answer, is none.
  const text = all.replace(/^HTTP\/1\.1 1\d\d[^]*?\r\n\r\n/, "");
  const end = text.indexOf("\r\n\r\n");
  const [first = "", ...lines] = text.slice(0, Math.max(end, 0)).split("\r\n");
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(first)?.[1] ?? 0);
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(":");
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
  });
  const header = (name: string) => headers.find(([key]) => key === name)?.[1];
  const sent = end < 0 ? "" : text.slice(end + 4);
  const length = header("content-length");
  const bare = method === "HEAD" || [204, 304].includes(status);
  const content =
    header("transfer-encoding") === "chunked" && !bare
      ? unchunked(sent)
      : { body: sent, whole: bare || (length !== undefined && sent.length >= Number(length)) };
  return { status, headers, text, body: content.body, whole: end >= 0 && content.whole };
}

/** Writes something to a port and waits for one whole answer, or for the other side to close. */
export function exchange(port: number, request: string, method: string, limitMs: number): Promise<Exchange> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    const parts: Buffer[] = [];
    const finish = (hung: boolean) => {
      clearTimeout(timer);
      socket.destroy();
      const { whole, ...answer } = parse(Buffer.concat(parts).toString("latin1"), method);
      resolve({ ...answer, hung: hung && !whole });
    };
    const timer = setTimeout(() => finish(true), limitMs);
    socket.on("data", (part) => {
      parts.push(part);
      if (parse(Buffer.concat(parts).toString("latin1"), method).whole) finish(false);
    });
    socket.on("close", () => finish(false));
    // A server that has refused need not read to the end.
    socket.on("error", () => finish(false));
    socket.write(request, "latin1");
  });
}
