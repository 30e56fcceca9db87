import { createServer } from "node:http";

/** One thing that error reporting sent: an error, spans of a trace, a recording. */
export interface Report {
  /** Which SDK sent it: the browser's or the server's. */
  sdk: string;
  type: string;
  /** The head of the whole envelope. */
  head: { trace?: Record<string, string> };
  /** What was sent, as text. */
  text: string;
}

const BROWSER_SDK = "sentry.javascript.browser";

/** A place that takes what error reporting sends, as the service would. */
export function listen(port: number) {
  const reports: Report[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      reports.push(...readEnvelope(Buffer.concat(parts).toString("latin1")));
      response.writeHead(200, { "Access-Control-Allow-Origin": "*" }).end("{}");
    });
  });
  return {
    /** What an SDK, the browser's unless told, sent of one kind. */
    sent: (type: string, sdk = BROWSER_SDK) =>
      reports.filter((report) => report.type === type && report.sdk === sdk),
    all: () => reports.filter(({ sdk }) => sdk === BROWSER_SDK).map(({ type }) => type),
    /** All that browsers and servers sent, as text. */
    everything: () => reports.map(({ head, text }) => `${JSON.stringify(head)}\n${text}`),
    forget: () => reports.splice(0),
    start: () => new Promise<void>((done) => server.listen(port, "127.0.0.1", done)),
    stop: () => new Promise((done) => server.close(done).closeAllConnections()),
  };
}

/** An envelope is lines of JSON: its head, then for each thing a head and its content. */
function readEnvelope(text: string): Report[] {
  const [first = "", ...lines] = text.split("\n");
  const head = parse(first);
  return lines.flatMap((line, i) => {
    const { type } = parse(line);
    const isHead = typeof type === "string" && /^[a-z_]+$/.test(type) && Object.keys(parse(line)).length <= 4;
    return isHead
      ? [
          {
            sdk: String(parse(JSON.stringify(head.sdk)).name),
            type,
            head,
            text: lines.slice(i + 1).join("\n"),
          },
        ]
      : [];
  });
}

function parse(line: string): Record<string, unknown> & Report["head"] {
  try {
    return Object(JSON.parse(line));
  } catch {
    return {};
  }
}
