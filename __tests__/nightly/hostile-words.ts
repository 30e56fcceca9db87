/** Words apart by spaces, and such as hold a space or nothing. */
export const words = (text: string, ...more: string[]) => [...text.trim().split(/\s+/), ...more];

export const BROKEN = words(
  `% %zz %00 %ff %c0%ae %E0%A4%A %u0041 %25 %2525 %5Bslug%5D [slug] %ed%a0%80 \xff \xc3\xb1 \x7f %0d%0aX-Marca: %0a
  %3Cscript%3E "'<> ; | { ^ \` $%7B %ef%bb%bf %e2%80%ae`,
);

export const UP = words(
  String.raw`.. %2e%2e .%2e %252e%252e ..; ..%00 ..%5c ..\ .... %c0%ae%c0%ae ..%2f %uff0e%uff0e`,
);

export const SECRETS = words(
  `etc/passwd package.json .env .env.local .git/config .next/BUILD_ID .next/required-server-files.json
  server/app/index.html node_modules/next/package.json lib/config/site.ts proc/self/environ next.config.ts`,
);

export const FOLDERS = words(
  `assets heroes md share _next _next/static _next/static/chunks _next/data _next/image _next/server
  trade-republic/v comparar legal .well-known api`,
  "",
);

export const ENDINGS = words(
  ".md .json .rsc .txt .html .prefetch.rsc .segments/_tree.segment.rsc .action .php .bak ~ .meta",
  "",
);

/** Names that the framework, or whatever reads a query, might take for its own. */
export const STRANGE = words(
  `_rsc nxtPslug nxtIslug __nextLocale __nextDataReq __nextDefaultLocale slug slug[] dpl __proto__
  constructor[prototype][x] __proto__[x] toString hasOwnProperty length path url redirect next callback % %00 %ff []
  a[b][c] amp;v _method preview __prerender_bypass`,
  "",
);

export const GIVEN = words(
  `% %zz %ff%fe %00 %0d%0aSet-Cookie:%20x=1 %0d%0a%0d%0a<html> null undefined NaN -1 1e309 9999999999999999999999 0x10
  true [] {} %F0%9F%98%80 <script>alert(1)</script> %3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E "onmouseover=alert(1)
  javascript:alert(1) //evil.example https://evil.example/ \${7*7} {{7*7}} ../../etc/passwd '+OR+1=1-- $(id) \xff\xfe
  %E2%80%AE`,
  "",
  "a".repeat(3000),
);

export const ANSWERS = words(
  "2026-02-30 0000-00-00 2025-09-01 9999-12-31 -271821-04-20 275760-09-13 2025-09-01T00:00 ١٢٣ lowi 15.000,5 1e6",
);

/** Names by which the framework's parts speak to each other, some of them known from its advisories. */
export const INTERNAL = words(
  `RSC Content-Security-Policy Next-Router-State-Tree Next-Router-Prefetch Next-Router-Segment-Prefetch Next-HMR-Refresh
  Next-Url Next-Resume X-Next-Resume-State-Length Next-Action X-Middleware-Subrequest X-Middleware-Rewrite
  X-Middleware-Redirect X-Middleware-Next X-Middleware-Invoke X-Middleware-Prefetch X-Middleware-Set-Cookie
  X-Middleware-Override-Headers X-Middleware-Request-Host X-Middleware-Skip X-Nextjs-Data X-Nextjs-Rewrite
  X-Nextjs-Redirect X-Nextjs-Prerender X-Nextjs-Cache X-Nextjs-Html-Request-Id X-Nextjs-Request-Id X-Nextjs-Postponed
  X-Next-Cache-Tags X-Next-Revalidated-Tags X-Next-Revalidate-Tag-Token X-Prerender-Revalidate X-Matched-Path
  X-Prerender-Revalidate-If-Generated X-Now-Route-Matches X-Invoke-Path X-Invoke-Query X-Invoke-Status X-Invoke-Error
  X-Invoke-Output X-Action-Forwarded X-Action-Redirect X-Action-Revalidated X-Deployment-Id`,
);

/** Names that a proxy sets, and that anybody can write. */
export const FORWARDED = words(
  `X-Forwarded-Host X-Forwarded-Proto X-Forwarded-Port X-Forwarded-For X-Forwarded-Server X-Forwarded-Prefix Forwarded
  X-Forwarded-Scheme X-Original-URL X-Rewrite-URL X-Original-Host X-Host X-HTTP-Method-Override X-HTTP-Method
  X-Method-Override X-Real-IP True-Client-IP CF-Connecting-IP Via X-Forwarded-SSL Front-End-Https Origin Referer`,
);

export const NEGOTIATION = words(
  `Accept Accept-Encoding Accept-Language Accept-Charset User-Agent Content-Type Content-Encoding Purpose Sec-Purpose
  Sec-Fetch-Dest Save-Data Expect TE DNT Cache-Control Pragma Authorization`,
);

export const VALUES = words(
  `1 0 true null 500 404 {} [] %00 % %7B {"__proto__":{"x":1}} ["",{"children":["__PAGE__",{}]},null,null,true] /_tree
  %5B%22%22%2C%7B%7D%5D /_index /__PAGE__ middleware:middleware:middleware:middleware:middleware /_error
  src/middleware:src/middleware /legal/terminos /trade-republic/v/b http://127.0.0.1:1/ https://evil.example/
  //evil.example evil.example 127.0.0.1 x.vercel.app localhost:3000 https javascript: GET DELETE \xff\xfe\x80 Set-Cookie
  for=1;host=evil.example;proto=https ../../etc/passwd`,
  "",
  "1, 2, 3",
  "script-src 'nonce-abc'",
  "a".repeat(2000),
);

export const HOSTS = words(
  `localhost LOCALHOST:99999 x.vercel.app 127.0.0.1 0 [::1] [ [::1 planamigo.example:abc planamigo.example:80:80
  planamigo.example/x evil.example# evil.example?x @evil.example user:pass@evil.example .. - %00 %6c \xff
  planamigo.example. null <script> '`,
  "",
  " ",
  "a b",
  "x".repeat(3000),
  "planamigo.example, evil.example",
);

export const CONDITIONS = words(
  "If-Match If-None-Match If-Modified-Since If-Unmodified-Since If-Range Range",
);

export const CONDITION_VALUES = words(
  `* "x" W/"x" W/ " x bytes=0-0 bytes=-1 bytes=9- bytes=0-0,1-1,2-2,3-3 bytes=99999999- bytes=-99999999999999999999
  bytes=a-b bytes=5-1 lines=1-2 bytes yesterday -1`,
  "",
  "Thu, 01 Jan 1970 00:00:00 GMT",
  "Fri, 31 Dec 9999 23:59:59 GMT",
  '"a", "b", *',
  '"x"'.repeat(400),
);

export const METHODS = words(
  `POST PUT PATCH DELETE TRACE TRACK CONNECT PROPFIND MKCOL LOCK SEARCH PURGE LINK SOURCE M-SEARCH REPORT QUERY get GETT`,
);

export const TYPES = [
  "text/plain;charset=UTF-8",
  "application/json",
  "application/x-www-form-urlencoded",
  "multipart/form-data; boundary=x",
  "multipart/form-data",
  "text/x-component",
  "",
];

export const FIELDS = words(
  "$ACTION_ID_x $ACTION_REF_1 $ACTION_1:0 1_$ACTION_KEY 0 1 __proto__ constructor.prototype",
);

/** Bodies that would call something on the server, had it anything to call. */
export const CALLS = words(
  `[] ["$K1"] {"then":"$1:__proto__:then","status":"resolved_model","value":"{}"} ["$F1"] $ACTION_ID_x= null {`,
  "[".repeat(5_000),
  "a".repeat(200_000),
);
