import { connect } from "node:net";
import { experiment } from "@/lib/config/experiment";
import { plain } from "../browser/worlds";
import { HOST } from "./server";
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

/** Pages whose every answer is the same to the byte: neither dated by the day nor of the A/B test. */
export const pages = plain.addresses.filter((path) => !path.includes("?") && path !== "/legal/terminos");
/** Files whose every answer is the same too. */
export const files =
  "/ofertas.json /ofertas.schema.json /sitemap.xml /robots.txt /cambios.atom /llms.txt /icon-192.png /share/inicio.png".split(
    " ",
  );
/** Where somebody's answer may differ from another's. */
export const changing = "/legal/terminos /trade-republic /healthz".split(" ");

export const anywhere = (random: Random) => random.pick([...pages, ...files, ...changing, "/no-existe"]);

export interface Exchange {
  /** 0 without an answer. */
  status: number;
  headers: [name: string, value: string][];
  /** One byte per character. */
  body: string;
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
function parse(all: string, method: string): Omit<Exchange, "hung"> & { whole: boolean } {
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
  return { status, headers, body: content.body, whole: end >= 0 && content.whole };
}

/** The input as it goes out. */
function wired({ method = "GET", target, lines = [], host = HOST.host, body, raw }: Input): string {
  if (raw !== undefined) return raw;
  const length = body === undefined ? [] : [`Content-Length: ${body.length}`];
  const head = [`${method} ${target} HTTP/1.1`, `Host: ${host}`, "Connection: close", ...lines, ...length];
  return [...head, "", body ?? ""].join("\r\n");
}

/** Longer than any answer takes on a busy machine, in ms. */
const LIMIT = 20_000;

/** Sends an input to a port and waits for one whole answer, or for the other side to close. */
export function exchange(port: number, input: Input): Promise<Exchange> {
  const method = input.method ?? input.raw?.split(" ")[0] ?? "GET";
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    const parts: Buffer[] = [];
    const finish = (hung: boolean) => {
      clearTimeout(timer);
      socket.destroy();
      const { whole, ...answer } = parse(Buffer.concat(parts).toString("latin1"), method);
      resolve({ ...answer, hung: hung && !whole });
    };
    const timer = setTimeout(() => finish(true), LIMIT);
    socket.on("data", (part) => {
      parts.push(part);
      if (parse(Buffer.concat(parts).toString("latin1"), method).whole) finish(false);
    });
    socket.on("close", () => finish(false));
    // A server that has refused need not read to the end.
    socket.on("error", () => finish(false));
    socket.write(wired(input), "latin1");
  });
}

/** What no answer may hold: stacks, folders of the server, files of its tree, somebody's password file. */
const LEAK =
  /node_modules|\bat (?:async )?[\w.<>]+ \(|\/(?:tmp|home|root|srv|usr)\/\w|\.next\/|webpack-internal|ENOENT|EACCES|root:x:0|"devDependencies"|NODE_ENV|TypeError|ReferenceError/;

/** A page made on demand tells the framework's script its own address, as a string that cannot end the script. */
const PAYLOAD = /<script[^>]*>self\.__next_f\.push\([^<]*\)<\/script>/g;

/** What somebody typed into a field is shown to him again, in the field. */
const FIELD = / value="[^"<>]*"/g;

/** The body of each page and file whose every answer is the same, by path. */
export type CleanPages = ReadonlyMap<string, string>;

const isShared = (control: string) =>
  !/private|no-store|no-cache/.test(control) && /(s-maxage|max-age)=[1-9]/.test(control);

/** Whether an address for redirects stays on the site. */
const staysHere = (location: string, host: string) =>
  /^\/(?![/\\])/.test(location) ||
  (location.startsWith(`http://${host}/`) && !location.startsWith(`http://${host}//`));

/** What an answer says, but for where it leads to. */
function wordsOf({ headers, body }: Exchange): string {
  const location = headers.find(([name]) => name === "location")?.[1];
  const all = [...headers.map((header) => header.join(": ")), body]
    .join("\n")
    .replace(PAYLOAD, "")
    .replace(FIELD, "");
  return location ? all.replaceAll(location, "") : all;
}

/** What is wrong with an answer, in words; nothing when it is as it should be. */
export function faultsOf(
  kind: Kind,
  input: Input,
  answer: Exchange,
  mark: string,
  clean: CleanPages,
): string[] {
  const { status, headers, hung } = answer;
  const values = (name: string) => headers.flatMap(([key, value]) => (key === name ? [value] : []));
  const path = input.target.split("?")[0] ?? "";
  const asked = kind.personal || input.raw !== undefined || (input.method ?? "GET") !== "GET";
  const page = asked ? undefined : clean.get(path);
  const differs = page !== undefined && !(status === 200 && answer.body === page);
  const words = answer.body === page ? "" : wordsOf(answer);
  const cookies = values("set-cookie").filter(
    (cookie) => path !== experiment.path || !/^ab_variant=[ab];/.test(cookie),
  );
  const abroad = values("location").filter((location) => !staysHere(location, input.host ?? HOST.host));
  return [
    hung && "no whole answer in time",
    !kind.statuses.includes(status) && `status ${status}`,
    LEAK.test(words) && `tells ${LEAK.exec(words)?.[0]}`,
    words.includes(mark) && "repeats the visitor's words",
    headers.some(([name]) => /^x-(marca|powered-by)$/.test(name)) && "a header too many",
    status === 200 && differs && "not the page as it always is",
    differs &&
      ![206, 304].includes(status) &&
      isShared(values("cache-control").join()) &&
      `a shared cache would keep a ${status}`,
    cookies.length > 0 && `sets ${cookies.join()}`,
    abroad.length > 0 && `leads to ${abroad.join()}`,
  ].filter((fault) => fault !== false);
}
