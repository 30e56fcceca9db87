/** @typedef {Map<string, string[]>} Policy */

/**
 * A policy as its directives, in small letters where case does not matter. Of a name that stands twice the first counts.
 * @param {string} text
 * @returns {Policy}
 */
export function parsePolicy(text) {
  /** @type {Policy} */
  const directives = new Map();
  for (const directive of text.split(";")) {
    const [name = "", ...values] = directive.trim().split(/\s+/);
    if (name && !directives.has(name.toLowerCase())) directives.set(name.toLowerCase(), values);
  }
  return directives;
}

const UNSAFE = ["'unsafe-inline'", "'unsafe-eval'", "'unsafe-hashes'", "data:"];
const BROAD = ["*", "http:", "https:", "ws:", "wss:"];

/**
 * What applies to a kind of content: its own directive, else the default one.
 * @param {Policy} policy
 * @param {string} name
 */
export function sourcesOf(policy, name) {
  return policy.get(name) ?? policy.get("default-src");
}

/**
 * Whether a kind of content is left open, or open to what an attacker could bring.
 * @param {Policy} policy
 * @param {string} name
 */
export function isLoose(policy, name) {
  const sources = sourcesOf(policy, name);
  return !sources || sources.some((source) => [...UNSAFE, ...BROAD].includes(source.toLowerCase()));
}

/**
 * Whether a policy names something that travels in the clear.
 * @param {Policy} policy
 */
export function hasInsecureScheme(policy) {
  return [...policy.values()].flat().some((source) => /^(http|ws):/.test(source));
}
