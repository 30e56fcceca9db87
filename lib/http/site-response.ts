import { ServerResponse } from "node:http";
import { DIGEST, type ServedBuild } from "./built-files";
import { acceptedEncoding, compressQuickly, isTextType } from "./encoding";
import { cacheControl } from "./rules";
import { isCurrent } from "./file-response";
import { filePolicy, POLICY, securityHeaders } from "./security-headers";

/**
 * Internal headers of the framework, which trusts them from anybody: a visitor could get another page's payload, call
 * server actions, or choose the nonce of its scripts.
 */
export const INTERNAL =
  /^(rsc$|next-|x-(next|nextjs|middleware|invoke|prerender|now|action)-|x-matched-path$)/;

/** Headers that describe the body which the error page replaces. */
const OF_BODY = [
  DIGEST,
  "content-encoding",
  "content-length",
  "etag",
  "transfer-encoding",
  "link",
  "set-cookie",
];

/** Which sites may embed an answer. */
const RESOURCE_POLICY = "Cross-Origin-Resource-Policy";

/** Shorter texts are sent as they are, in bytes. */
const SHORT = 1000;

/**
 * A response of our server. A text or a prerendered file is sent whole, in one write, and a text compressed: a prerendered one as the build
 * compressed it. Before the head is sent, it adds missing security headers; removes the framework's internal ones, so that a page
 * fits the connection's first round trip; lets no cache keep a refusal or a failure. Whatever fails is answered with the
 * error page, and so is a prerendered file that has lost a part of itself, and a page without a policy: its file is lost,
 * and the framework has rendered it again, with a script that no policy allows.
 */
export class SiteResponse extends ServerResponse {
  /** Unknown where Node answers by itself, before our server hears of the request. */
  build: ServedBuild | undefined;
  readonly #parts: Uint8Array[] = [];
  #isCompleted = false;
  #isReplaced = false;

  /** Completes and sends the head. Node calls it, at the latest with the first byte of the body. */
  override writeHead(status: number, ...more: unknown[]): this {
    this.statusCode = status;
    this.#complete();
    return Reflect.apply(super.writeHead, this, [this.statusCode, ...more]);
  }

  /** Nothing: the head is sent with the body. */
  override flushHeaders(): void {}

  override write(...args: unknown[]): boolean {
    const isHeld = isTextType(this.#header("Content-Type")) || this.hasHeader(DIGEST);
    if (this.headersSent || !isHeld) {
      this.#complete();
      if (!this.#isReplaced) return Reflect.apply(super.write, this, args);
    }
    this.#keep(args);
    for (const done of args) if (isCallback(done)) process.nextTick(done);
    return true;
  }

  override end(...args: unknown[]): this {
    const isHeld = !this.headersSent;
    this.#keep(args);
    const body = Buffer.concat(this.#parts);
    this.#complete(body);
    if (!isHeld && !this.#isReplaced) return Reflect.apply(super.end, this, args);
    const whole = this.#isReplaced ? Buffer.from(this.build?.errorPage.html ?? "") : body;
    const sent = isHeld ? this.#encode(whole) : whole;
    return Reflect.apply(super.end, this, [sent, ...args.filter(isCallback)]);
  }

  #header(name: string): string {
    return String(this.getHeader(name) ?? "");
  }

  /** Keeps a part of the body, as `write` and `end` get it. */
  #keep([chunk, encoding]: unknown[]): void {
    if (typeof chunk === "string")
      this.#parts.push(Buffer.from(chunk, encoding === "latin1" ? encoding : "utf8"));
    else if (chunk instanceof Uint8Array) this.#parts.push(chunk);
  }

  /** Whether a prerendered file has another size than it was built with. A file answers HEAD without a size. */
  #isBroken(body: Buffer): boolean {
    const built = this.build?.size(this.#header(DIGEST));
    if (built === undefined || this.statusCode === 304) return false;
    if (this.req.method !== "HEAD") return body.length !== built;
    return isPage(this.#header("Content-Type")) && Number(this.#header("Content-Length")) !== built;
  }

  /** Completes the headers, once, and decides whether the error page replaces the body, if that is known already. */
  #complete(body?: Buffer): void {
    if (this.#isCompleted) return;
    this.#isCompleted = true;
    const type = this.#header("Content-Type");
    const path = String(this.req.url).replace(/\?.*/s, "");
    const isUnguarded = this.statusCode === 200 && isPage(type) && !this.hasHeader(POLICY);
    const isLost = isUnguarded || (body !== undefined && this.#isBroken(body));
    this.#isReplaced = isLost || (this.statusCode >= 500 && !type.startsWith("application/json"));
    if (isLost) {
      console.error(`${path}: its file is missing or broken, and visitors get the error page. Build again.`);
      this.statusCode = 500;
    }
    for (const name of this.getHeaderNames())
      if (INTERNAL.test(name) || (this.#isReplaced && OF_BODY.includes(name))) this.removeHeader(name);
    this.#vary((names) => names.filter((name) => !INTERNAL.test(name.toLowerCase())));
    if (this.#isReplaced && this.build) {
      this.setHeader("Content-Type", "text/html; charset=utf-8");
      this.setHeader(POLICY, this.build.errorPage.policy);
    }
    // Header rules match by path, so the 404 page at a file's path has the file's policy beside its own.
    const policies = [this.getHeader(POLICY) ?? []].flat();
    if (policies.length > 1) this.setHeader(POLICY, String(policies.at(-1)));
    if (this.statusCode >= 400) this.removeHeader(RESOURCE_POLICY);
    // The framework lets caches decide for how long they keep a redirect of its own, and one of ours, which keeps a visitor's
    // campaign, has the caching of the pages at addresses of its kind.
    if ([301, 308].includes(this.statusCode) || this.statusCode >= 400) {
      this.setHeader("Cache-Control", cacheControl.none);
      // No condition may turn it into a 304.
      this.removeHeader("ETag");
    }
    for (const [name, value] of Object.entries({ ...securityHeaders, [POLICY]: filePolicy(path) }))
      if (!this.hasHeader(name)) this.setHeader(name, value);
  }

  #vary(change: (names: readonly string[]) => readonly string[]): void {
    const names = change(this.#header("Vary").split(/,\s*/).filter(Boolean));
    if (names.length > 0) this.setHeader("Vary", names.join(", "));
    else this.removeHeader("Vary");
  }

  /** The body as this visitor's browser takes it, with the headers that say so. */
  #encode(body: Buffer): Buffer {
    const digest = this.#header(DIGEST);
    this.removeHeader(DIGEST);
    // The framework tags pages, but no prerendered file.
    if (digest && this.statusCode === 200 && !this.hasHeader("ETag")) {
      this.setHeader("ETag", `"${digest}"`);
      if (isCurrent(`"${digest}"`, this.req.headers["if-none-match"])) this.statusCode = 304;
    }
    // A 304 names no type.
    if (this.statusCode !== 304 && !isTextType(this.#header("Content-Type"))) return body;
    this.#vary((names) => [...names, "Accept-Encoding"]);
    // Strong, it would promise the same bytes in every encoding.
    if (this.hasHeader("ETag")) this.setHeader("ETag", this.#header("ETag").replace(/^"/, 'W/"'));
    const encoding = acceptedEncoding(this.req.headers["accept-encoding"]);
    if (!encoding || this.statusCode === 304) return body;
    const isHead = this.req.method === "HEAD";
    const ready = digest ? this.build?.compressed(digest, encoding) : undefined;
    const encoded = ready ?? (body.length < SHORT ? undefined : compressQuickly(body, encoding));
    // The length of a text that is compressed per request is unknown to HEAD.
    if (encoded) this.setHeader("Content-Encoding", encoding);
    if (encoded || !isHead) this.setHeader("Content-Length", (encoded ?? body).length);
    else this.removeHeader("Content-Length");
    return encoded ?? body;
  }
}

const isPage = (type: string) => type.startsWith("text/html");

const isCallback = (value: unknown): value is () => void => typeof value === "function";
