import { plain } from "../worlds";

const DATED = ["/legal/terminos"];

/** Pages whose every answer is the same to the byte: neither dated by the day nor of the A/B test. */
export const pages = plain.views
  .filter(({ path, variant }) => !variant && !DATED.includes(path))
  .map(({ path }) => path);

/** Files whose every answer is the same too. */
export const files = [
  "/ofertas.json",
  "/ofertas.schema.json",
  "/sitemap.xml",
  "/robots.txt",
  "/cambios.atom",
  "/llms.txt",
  "/paypal.md",
  "/icon-192.png",
  "/share/inicio.png",
];

/** Where somebody's answer may differ from another's. */
export const changing = [...DATED, "/trade-republic", "/healthz"];
