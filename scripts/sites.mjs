// The builds of this tree that the end-to-end tests visit. Names, folders and ports stand here only.
import { testEnvironment } from "./environment.mjs";

/** @typedef {{ distDir: string, settings: Record<string, string> }} Site */
/** @typedef {keyof typeof sites} SiteName */

export const sites = {
  default: { distDir: ".next", settings: {} },
  preview: { distDir: ".next-preview", settings: { OFFERS_PREVIEW: "n26,revolut" } },
};

export const siteNames = /** @type {SiteName[]} */ (Object.keys(sites));

/** @param {SiteName} name */
export const sitePort = (name) => Number(process.env.E2E_PORT_BASE || 4310) + siteNames.indexOf(name);

/** @param {SiteName} name */
export const siteUrl = (name) => `http://localhost:${sitePort(name)}`;

/** @param {SiteName} name */
export function siteEnvironment(name) {
  /** @type {Site} */
  const { distDir, settings } = sites[name];
  return testEnvironment(process.env, { ...settings, DIST_DIR: distDir });
}
