import { experiment } from "@/lib/config/experiment";
import { HOST, type Input, type Kind } from "./input";
import type { Exchange } from "./wire";

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
  const abroad = values("location").filter((location) => !staysHere(location, input.host ?? HOST));
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
