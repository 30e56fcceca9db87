import type { IncomingHttpHeaders } from "node:http";
import { passedOn, standIn } from "./proxy";
import { ask } from "./raw";

interface Kept {
  until: number;
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** How long a shared cache may keep an answer, in seconds (RFC 9111). */
function lifetime({ "cache-control": control = "", ...headers }: IncomingHttpHeaders): number {
  if (/\b(private|no-store|no-cache)\b/.test(control) || headers.vary === "*") return 0;
  const seconds = (name: string) => new RegExp(`\\b${name}=(\\d+)`).exec(control)?.[1];
  return Number(seconds("s-maxage") ?? seconds("max-age") ?? 0);
}

/**
 * A shared cache in front of a site, as a CDN runs it by default: it keys by address alone, obeys Cache-Control
 * and hands out what it kept with every header, Set-Cookie too.
 */
export async function sharedCache(site: string) {
  const kept = new Map<string, Kept>();
  const server = await standIn((request, response) => {
    const { url = "/", headers } = request;
    const serve = (answer: Omit<Kept, "until">, found: "hit" | "miss") => {
      response.writeHead(answer.status, { ...answer.headers, "x-cache": found });
      response.end(answer.body);
    };
    const known = kept.get(url);
    if (known && known.until > Date.now()) return serve(known, "hit");
    const passed = Object.entries(headers).flatMap(([name, value]) =>
      typeof value === "string" && !["connection", "accept-encoding"].includes(name) ? [[name, value]] : [],
    );
    ask(site, url, Object.fromEntries(passed)).then(
      (answer) => {
        const rest = passedOn(answer.headers);
        const whole = { status: answer.status, headers: rest, body: answer.body };
        const seconds = lifetime(rest);
        if (seconds > 0) kept.set(url, { ...whole, until: Date.now() + seconds * 1000 });
        serve(whole, "miss");
      },
      () => response.writeHead(502).end(),
    );
  });
  return { ...server, kept: kept as ReadonlyMap<string, Kept> };
}
