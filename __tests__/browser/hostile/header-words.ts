import { CONSENT_COOKIE } from "@/lib/privacy/consent";
import { experiment } from "@/lib/config/experiment";

const words = (text: string) => text.trim().split(/\s+/);

/** Names by which the framework's parts speak to each other, some of them known from its advisories. */
export const INTERNAL = words(`
  RSC Content-Security-Policy Content-Security-Policy-Report-Only Next-Router-State-Tree
  Next-Router-Prefetch Next-Router-Segment-Prefetch Next-HMR-Refresh Next-Url Next-Resume
  X-Next-Resume-State-Length Next-Action X-Middleware-Subrequest X-Middleware-Rewrite
  X-Middleware-Redirect X-Middleware-Next X-Middleware-Invoke X-Middleware-Prefetch
  X-Middleware-Set-Cookie X-Middleware-Override-Headers X-Middleware-Request-Host X-Middleware-Skip
  X-Nextjs-Data X-Nextjs-Rewrite X-Nextjs-Redirect X-Nextjs-Prerender X-Nextjs-Cache
  X-Nextjs-Html-Request-Id X-Nextjs-Request-Id X-Nextjs-Postponed X-Nextjs-Deployment-Id X-Next-Cache-Tags
  X-Next-Revalidated-Tags X-Next-Revalidate-Tag-Token X-Prerender-Revalidate
  X-Prerender-Revalidate-If-Generated X-Matched-Path X-Now-Route-Matches X-Vercel-Cache X-Invoke-Path
  X-Invoke-Query X-Invoke-Status X-Invoke-Error X-Invoke-Output X-Action-Forwarded X-Action-Redirect
  X-Action-Revalidated X-Deployment-Id
`);

/** Names that a proxy sets, and that anybody can write. */
export const FORWARDED = words(`
  X-Forwarded-Host X-Forwarded-Proto X-Forwarded-Port X-Forwarded-For X-Forwarded-Server
  X-Forwarded-Prefix X-Forwarded-Scheme Forwarded X-Original-URL X-Rewrite-URL X-Original-Host X-Host
  X-HTTP-Method-Override X-HTTP-Method X-Method-Override X-Real-IP True-Client-IP CF-Connecting-IP Via
  X-Wap-Profile X-Forwarded-SSL Front-End-Https Origin Referer
`);

export const VALUES = [
  "1",
  "0",
  "",
  "true",
  "null",
  "500",
  "404",
  "{}",
  "[]",
  "%00",
  "%",
  "%7B",
  '{"__proto__":{"x":1}}',
  '["",{"children":["__PAGE__",{}]},null,null,true]',
  "%5B%22%22%2C%7B%7D%5D",
  "/_tree",
  "/_index",
  "/__PAGE__",
  "middleware:middleware:middleware:middleware:middleware",
  "src/middleware:src/middleware",
  "/_error",
  "/legal/terminos",
  "/trade-republic/v/b",
  "http://127.0.0.1:1/",
  "https://evil.example/",
  "//evil.example",
  "evil.example",
  "127.0.0.1",
  "x.vercel.app",
  "localhost:3000",
  "https",
  "javascript:",
  "for=1;host=evil.example;proto=https",
  "script-src 'nonce-abc'",
  "GET",
  "DELETE",
  "a".repeat(2000),
  "\xff\xfe\x80",
  "1, 2, 3",
  "Set-Cookie",
  "../../etc/passwd",
];

export const HOSTS = [
  "",
  " ",
  "localhost",
  "LOCALHOST:99999",
  "x.vercel.app",
  "127.0.0.1",
  "0",
  "[::1]",
  "[",
  "[::1",
  "planamigo.example:abc",
  "planamigo.example:80:80",
  "a b",
  "planamigo.example/x",
  "evil.example#",
  "evil.example?x",
  "@evil.example",
  "user:pass@evil.example",
  "..",
  "-",
  "%00",
  "%6c",
  "\xff",
  "x".repeat(3000),
  "planamigo.example, evil.example",
  "planamigo.example.",
  "null",
  "<script>",
  "'",
];

export const COOKIES = [
  experiment.cookie,
  CONSENT_COOKIE,
  "__prerender_bypass",
  "__next_preview_data",
  "__proto__",
  "",
  "NEXT_LOCALE",
  "x-vercel-protection",
];

export const CONDITIONS = [
  "If-Match",
  "If-None-Match",
  "If-Modified-Since",
  "If-Unmodified-Since",
  "If-Range",
  "Range",
];

export const CONDITION_VALUES = [
  "*",
  '"x"',
  'W/"x"',
  "W/",
  '"',
  "x",
  "",
  "bytes=0-0",
  "bytes=-1",
  "bytes=9-",
  "bytes=0-0,1-1,2-2,3-3",
  "bytes=99999999-",
  "bytes=-99999999999999999999",
  "bytes=a-b",
  "bytes=5-1",
  "lines=1-2",
  "bytes",
  "Thu, 01 Jan 1970 00:00:00 GMT",
  "Fri, 31 Dec 9999 23:59:59 GMT",
  "yesterday",
  "-1",
  '"a", "b", *',
  '"x"'.repeat(400),
];

export const NEGOTIATION = words(`
  Accept Accept-Encoding Accept-Language Accept-Charset User-Agent Content-Type Content-Encoding Purpose
  Sec-Purpose Sec-Fetch-Dest Save-Data Expect TE DNT Cache-Control Pragma Authorization
`);
