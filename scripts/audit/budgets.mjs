/**
 * What a page may cost: every limit of the audit and of `__tests__/browser/budgets.spec.ts`. Bytes, requests, elements and
 * layout shift are exact wherever they are measured; times are Lighthouse's simulated phone on slow 4G, and only the
 * audit holds them.
 */
export const budgets = {
  /** Of every page that was built ahead. */
  page: {
    /** HTML as sent with gzip, styles inside; the first flight of a connection. */
    htmlBytes: 14_000,
    /** The styles in it, compressed by themselves. */
    cssBytes: 6 * 1024,
    /** Scripts in the page that run: the early characters, which fetch the site's one script. */
    scripts: 1,
    /** Scripts of the framework. */
    frameworkScripts: 0,
    /** Stylesheets and fonts apart from the page. */
    stylesheets: 0,
    /** Elements. */
    nodes: 1500,
  },

  /** Of a page that the server makes when asked: it keeps the framework's script (docs/performance.md says why). */
  onDemand: { htmlBytes: 30_000, nodes: 1500 },

  /** Of every page that was built ahead, as a browser gets it. */
  arrival: {
    /** Until the site's script is asked for, icons apart: page, hero, script. */
    requests: 3,
    /** Cumulative layout shift. */
    cls: 0,
  },

  /** The site's one script, with brotli. */
  entryBytes: 3 * 1024,
  /** A hero picture, at the width that a phone takes. */
  heroBytes: 21 * 1024,

  /** Lighthouse's categories; search engines' only on pages that may be found. */
  scores: { performance: 100, accessibility: 100, "best-practices": 100, seo: 100 },
  /** Milliseconds, simulated. */
  timings: { fcp: 780, lcp: 800, lcpWithHero: 950, tbt: 0 },
  /** Against the same page without any script: bytes more, and times as many milliseconds. */
  twin: { moreBytes: 3.5 * 1024, fcp: 1.05, lcp: 1.05 },

  /** From the click to the next page's first paint, the server 150 ms away, in ms. */
  clickToPaint: 90,
  /** From pressing a control to the next paint, with the processor slowed down four times, in ms. */
  control: 100,
};
