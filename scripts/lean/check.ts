import { readFile } from "node:fs/promises";
import { parse } from "parse5";
import { POLICY } from "../../lib/http/security-headers";
import { attribute, elementsOf } from "./document";
import { policyOf } from "./strip";

/** What only the framework writes: its payload, its chunks, what starts it. */
const FRAMEWORK = /self\.__next_f|globalThis\["TURBOPACK"\]|\/_next\/static\/[^"'\s<>]*\.js/;

/**
 * Reads the finished files of a build once more, as the server will: every page without the framework's script and
 * payload, and with a policy that fits it.
 */
export async function checkOutput(files: Iterable<string>): Promise<void> {
  for (const file of files) {
    const meta = await readFile(file.replace(/\.\w+$/, ".meta"), "utf8").catch(() => undefined);
    const headers = meta === undefined ? undefined : JSON.parse(meta).headers;
    const fault = file.endsWith(".html")
      ? pageFault(await readFile(file, "utf8"), headers)
      : fileFault(headers);
    if (fault) throw new Error(`${file}: ${fault}`);
  }
}

const fileFault = (headers: Record<string, string> | undefined) =>
  headers?.[POLICY] ? undefined : "a file without a policy";

/**
 * What is wrong with a built page; undefined for a page as it should be. The two error pages of the framework have no
 * headers of their own: their policy is in the page.
 */
export function pageFault(html: string, headers: Record<string, string> | undefined): string | undefined {
  const [found] = FRAMEWORK.exec(html) ?? [];
  if (found) return `contains ${found}, of the framework's script`;
  const document = parse(html);
  const inPage = elementsOf(document, "meta").find((meta) => attribute(meta, "http-equiv") === POLICY);
  const policy = headers?.[POLICY] ?? (inPage && attribute(inPage, "content"));
  if (!policy) return "a page without a policy";
  const missing = policyOf(document)
    .match(/'sha256-[^']+'/g)
    ?.find((source) => !policy.includes(source));
  return missing && `its policy does not allow ${missing}, a script or style of the page`;
}
