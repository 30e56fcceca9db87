// One answer of every kind that the site gives. The test of headers and `npm run audit:headers` ask for them.

/** @typedef {{ kind: string, path: string, status: number, method?: string, headers?: Record<string, string> }} Kind */

/**
 * @param {string} home the home page, which names the site's script
 * @param {{ offer: string, others: string }} paths of a page of an offer that is enabled, and of a comparison
 * @returns {Kind[]}
 */
export function kindsOfAnswer(home, { offer, others }) {
  const script = /data-script="([^"]+)"/.exec(home)?.[1] ?? "/missing";
  return [
    { kind: "home", path: "/", status: 200 },
    { kind: "landing page", path: offer, status: 200 },
    { kind: "landing page, campaign", path: `${offer}?utm_source=x`, status: 200 },
    { kind: "A/B test, a", path: "/trade-republic?v=a", status: 200 },
    { kind: "A/B test, b", path: "/trade-republic?v=b", status: 200 },
    { kind: "legal page", path: "/legal/privacidad", status: 200 },
    { kind: "terms, dated today", path: "/legal/terminos", status: 200 },
    { kind: "deadlines of a day", path: `${offer}/plazos/fechas?alta=2026-01-02`, status: 200 },
    { kind: "deadlines, no day", path: `${offer}/plazos/fechas`, status: 200 },
    { kind: "net value", path: `${offer}/valor`, status: 200 },
    { kind: "net value of an amount", path: `${offer}/valor?importe=100`, status: 200 },
    { kind: "net value, no amount", path: `${offer}/valor?importe=`, status: 200 },
    { kind: "net value, amount twice", path: `${offer}/valor?importe=&importe=`, status: 200 },
    { kind: "net value, internal address", path: `${offer}/valor/calculo`, status: 200 },
    { kind: "comparison", path: others, status: 200 },
    { kind: "comparison on demand", path: others.replace("/comparar/", "/comparar/otras/"), status: 200 },
    { kind: "choice", path: "/comparar/elegir", status: 303 },
    { kind: "script", path: script, status: 200 },
    { kind: "share picture", path: "/share/inicio.png", status: 200 },
    { kind: "picture", path: "/heroes/not-found-640.avif", status: 200 },
    { kind: "drawing", path: "/heroes/not-found.svg", status: 200 },
    { kind: "icon", path: "/icon.svg", status: 200 },
    { kind: "icon of an app", path: "/icon-192.png", status: 200 },
    { kind: "favicon", path: "/favicon.ico", status: 200 },
    { kind: "open data", path: "/ofertas.json", status: 200 },
    { kind: "schema", path: "/ofertas.schema.json", status: 200 },
    { kind: "feed", path: "/cambios.atom", status: 200 },
    { kind: "feed in JSON", path: "/cambios.json", status: 200 },
    { kind: "twin", path: `${offer}.md`, status: 200 },
    { kind: "for agents", path: "/llms.txt", status: 200 },
    { kind: "sitemap", path: "/sitemap.xml", status: 200 },
    { kind: "manifest", path: "/manifest.webmanifest", status: 200 },
    { kind: "security contact", path: "/.well-known/security.txt", status: 200 },
    { kind: "robots", path: "/robots.txt", status: 200 },
    { kind: "calendar", path: `${offer}/plazos/calendario.ics?alta=2026-01-02`, status: 200 },
    { kind: "calendar, no day", path: `${offer}/plazos/calendario.ics`, status: 400 },
    { kind: "health", path: "/healthz", status: 200 },
    { kind: "slash at the end", path: `${offer}/`, status: 308 },
    { kind: "two slashes", path: `/${offer}`, status: 308 },
    { kind: "internal address of b", path: "/trade-republic/v/b", status: 308 },
    { kind: "no page", path: "/no-existe", status: 404 },
    { kind: "no file", path: "/heroes/no-existe.png", status: 404 },
    { kind: "no twin", path: "/no-existe.md", status: 404 },
    { kind: "no script", path: "/assets/no.js", status: 404 },
    { kind: "no file of the framework", path: "/_next/static/no.js", status: 404 },
    { kind: "no offer's deadlines", path: "/no-existe/plazos/fechas", status: 404 },
    { kind: "malformed", path: "/%ff", status: 404 },
    { kind: "brackets", path: "/%5Bslug%5D", status: 404 },
    { kind: "internal error page", path: "/_global-error", status: 404 },
    { kind: "asked by the router", path: offer, status: 200, headers: { rsc: "1" } },
    { kind: "method", path: "/", status: 405, method: "DELETE" },
    { kind: "head", path: "/", status: 200, method: "HEAD" },
    { kind: "options", path: "/healthz", status: 405, method: "OPTIONS" },
    { kind: "target", path: "http://otro.example/", status: 400 },
  ];
}
