// The scoring of the MDN HTTP Observatory (github.com/mdn/mdn-http-observatory, src/grader), for one answer. Where it
// tells more cases apart than a site like this can come to, the worst of them stands for all.
import { hasInsecureScheme, isLoose, parsePolicy } from "./policy.mjs";

/** @typedef {import("node:http").IncomingHttpHeaders} Headers */
/** @typedef {{ path: string, headers: Headers, html: string }} Answer */
/** @typedef {{ name: string, points: number, why: string }} Finding */

const HALF_A_YEAR = 15_768_000;
/** Bonuses count only for an answer that has lost no more than ten points. */
const BONUS_FROM = 90;

/** @type {[least: number, grade: string][]} */
const grades = [
  [100, "A+"],
  [90, "A"],
  [85, "A-"],
  [80, "B+"],
  [70, "B"],
  [65, "B-"],
  [60, "C+"],
  [50, "C"],
  [45, "C-"],
  [40, "D+"],
  [30, "D"],
  [25, "D-"],
];

/** @type {Record<string, (answer: Answer) => [points: number, why: string]>} */
const rules = {
  "content-security-policy": ({ headers }) => {
    const text = headers["content-security-policy"];
    if (!text) return [-25, "none"];
    const policy = parsePolicy(String(text));
    if (isLoose(policy, "script-src") || isLoose(policy, "object-src")) return [-20, "unsafe scripts"];
    if (hasInsecureScheme(policy)) return [-20, "insecure scheme"];
    if (isLoose(policy, "style-src")) return [0, "unsafe styles"];
    const form = policy.get("form-action")?.join(" ") ?? "";
    const strict = policy.get("default-src")?.join(" ") === "'none'" && /^'(none|self)'$/.test(form);
    return strict ? [10, "nothing unsafe, default-src 'none'"] : [5, "nothing unsafe"];
  },
  cookies: ({ headers }) => {
    const cookies = headers["set-cookie"] ?? [];
    if (cookies.length === 0) return [0, "none"];
    const insecure = cookies.some((cookie) => !/;\s*secure/i.test(cookie));
    if (insecure) return [headers["strict-transport-security"] ? -5 : -20, "without Secure"];
    if (cookies.some((cookie) => /samesite=none/i.test(cookie))) return [-20, "SameSite=None"];
    return cookies.every((cookie) => /;\s*samesite=(lax|strict)/i.test(cookie))
      ? [5, "Secure, SameSite"]
      : [0, "Secure"];
  },
  "cross-origin-resource-sharing": ({ headers }) =>
    headers["access-control-allow-credentials"] ? [-50, "with credentials"] : [0, "public or none"],
  "cross-origin-resource-policy": ({ headers }) => {
    const value = String(headers["cross-origin-resource-policy"] ?? "");
    if (["same-origin", "same-site"].includes(value)) return [10, value];
    return ["", "cross-origin"].includes(value) ? [0, value || "none"] : [-5, `invalid: ${value}`];
  },
  "referrer-policy": ({ headers }) => {
    const value = String(headers["referrer-policy"] ?? "");
    if (!value) return [0, "none"];
    return /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(value)
      ? [5, value]
      : [-5, value];
  },
  "strict-transport-security": ({ headers }) => {
    const seconds = /max-age=(\d+)/.exec(String(headers["strict-transport-security"] ?? ""))?.[1];
    if (seconds === undefined) return [-20, "none"];
    return Number(seconds) >= HALF_A_YEAR ? [0, `${seconds} s`] : [-10, `${seconds} s`];
  },
  "subresource-integrity": ({ html }) => {
    const foreign = [...html.matchAll(/<script\b[^>]*\bsrc="(https?:)?\/\/[^>]*>/g)].map(([tag]) => tag);
    if (foreign.length === 0) return [0, "scripts of its own only"];
    if (foreign.some((tag) => !/src="https:/.test(tag))) return [-50, "insecure scripts"];
    return foreign.every((tag) => tag.includes("integrity=")) ? [5, "with integrity"] : [-5, "without"];
  },
  "x-content-type-options": ({ headers }) =>
    headers["x-content-type-options"] === "nosniff" ? [0, "nosniff"] : [-5, "none"],
  "x-frame-options": ({ headers }) => {
    const policy = parsePolicy(String(headers["content-security-policy"] ?? ""));
    const ancestors = policy.get("frame-ancestors")?.join(" ");
    if (ancestors && /^'(none|self)'$/.test(ancestors)) return [5, "by frame-ancestors"];
    return /^(deny|sameorigin)$/i.test(String(headers["x-frame-options"] ?? "")) ? [5, "yes"] : [-20, "none"];
  },
};

/**
 * What the Observatory would say of an answer that came over HTTPS.
 * @param {Answer} answer
 * @returns {{ score: number, grade: string, findings: Finding[] }}
 */
export function gradeAnswer(answer) {
  const findings = Object.entries(rules).map(([name, rule]) => {
    const [points, why] = rule(answer);
    return { name, points, why };
  });
  const sum = (/** @type {(points: number) => boolean} */ counts) =>
    findings.reduce((total, { points }) => total + (counts(points) ? points : 0), 0);
  const without = Math.max(0, 100 + sum((points) => points < 0));
  const score = without >= BONUS_FROM ? without + sum((points) => points > 0) : without;
  return { score, grade: grades.find(([least]) => score >= least)?.[1] ?? "F", findings };
}
