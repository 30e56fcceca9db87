/** What `next build` writes, trimmed by hand to the parts that the adapter knows. */

export const site = '<script data-script="/assets/site-R2CWFPQK.js">early()</script>';

export const structured =
  '<script type="application/ld+json">{"@type":"Thing","name":"\\u003c/script>"}</script>';

export const boot =
  '<script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":[]});</script>';

/** A piece of payload as the framework writes it into the page. */
export function push(piece: [kind: number, value: unknown]): string {
  return `<script>self.__next_f.push(${JSON.stringify(piece).replaceAll("<", "\\u003c")})</script>`;
}

/** Rows of a payload. */
export function rows(...lines: string[]): string {
  return lines.map((line) => `${line}\n`).join("");
}

/** A built page with everything that has to go, and what a test adds. */
export function pageWith({ head = "", body = "" }: { head?: string; body?: string }): string {
  return (
    '<!DOCTYPE html><html lang="es-ES"><head><meta charSet="utf-8"/>' +
    '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a.js"/>' +
    '<link rel="preload" href="/_next/static/chunks/e.css" as="style"/>' +
    `${site}<script src="/_next/static/chunks/turbopack-b.js" async=""></script>` +
    `<title>Uno</title>${head}<style data-precedence="next" data-href="/_next/static/chunks/c.css">a{color:red}</style>` +
    '<script src="/_next/static/chunks/d.js" noModule=""></script></head>' +
    '<body><div hidden=""><!--$--><!--/$--></div><main><h1>Uno<!-- --> &amp; dos</h1><p>10\u00a0€ más</p></main>' +
    `${structured}<script type="speculationrules">{"prefetch":[]}</script>${body}<!--$--><!--/$-->${boot}` +
    `<script>(self.__next_f=self.__next_f||[]).push([0])</script>${push([1, '3:I[10,[],"default"]\n'])}</body></html>`
  );
}

const modules: Record<string, number> = {
  "[project]/node_modules/next/dist/esm/client/components/layout-router.js": 10,
  "[project]/components/islands/counter.tsx": 11,
  "[project]/node_modules/some-package/index.js": 12,
  "[project]/node_modules/next/dist/client/app-dir/link.js": 13,
  "[project]/node_modules/next/dist/client/script.js": 14,
  "[project]/app/error.tsx": 20,
  "[project]/app/[slug]/error.tsx": 21,
};

/** A client reference manifest as the build leaves it beside a page. */
export const manifest =
  "globalThis.__RSC_MANIFEST = globalThis.__RSC_MANIFEST || {};\n" +
  `globalThis.__RSC_MANIFEST["/[slug]/page"] = ${JSON.stringify({
    clientModules: Object.fromEntries(
      Object.entries(modules).map(([source, id]) => [source, { id, name: "*" }]),
    ),
  })};\n`;
