/** @jest-environment node */
import type { IncomingHttpHeaders } from "node:http";
import { gradeAnswer } from "../../../../scripts/headers/grade.mjs";

const best: IncomingHttpHeaders = {
  "content-security-policy":
    "default-src 'none'; script-src 'self'; form-action 'self'; frame-ancestors 'none'",
  "cross-origin-resource-policy": "same-origin",
  "referrer-policy": "no-referrer",
  "strict-transport-security": "max-age=31536000",
  "x-content-type-options": "nosniff",
};
const score = (headers: IncomingHttpHeaders, html = "") => {
  const { score, grade } = gradeAnswer({ path: "/", headers: { ...best, ...headers }, html });
  return [score, grade];
};

test.each<[string, IncomingHttpHeaders, number, string]>([
  ["all there is", {}, 130, "A+"],
  ["a cookie well kept", { "set-cookie": ["a=1; Secure; SameSite=Lax"] }, 135, "A+"],
  ["a cookie without SameSite", { "set-cookie": ["a=1; Secure"] }, 130, "A+"],
  ["a cookie in the clear", { "set-cookie": ["a=1; SameSite=Lax"] }, 125, "A+"],
  ["no policy", { "content-security-policy": undefined }, 55, "C"],
  [
    "scripts in the page",
    { "content-security-policy": "script-src 'unsafe-inline'; object-src 'none'" },
    60,
    "C+",
  ],
  [
    "styles in the page",
    { "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'" },
    120,
    "A+",
  ],
  [
    "a default that is open",
    { "content-security-policy": "default-src 'self'; frame-ancestors 'none'" },
    125,
    "A+",
  ],
  [
    "no word on forms",
    { "content-security-policy": "default-src 'none'; frame-ancestors 'none'" },
    125,
    "A+",
  ],
  [
    "a source in the clear",
    { "content-security-policy": "default-src 'none'; img-src http://a.example; frame-ancestors 'none'" },
    80,
    "B+",
  ],
  ["a frame around it", { "content-security-policy": "default-src 'none'; form-action 'none'" }, 80, "B+"],
  ["the old way against frames", { "x-frame-options": "DENY" }, 130, "A+"],
  ["HTTPS for a month", { "strict-transport-security": "max-age=2592000" }, 120, "A+"],
  ["no HSTS", { "strict-transport-security": undefined }, 80, "B+"],
  ["guessed types", { "x-content-type-options": undefined }, 125, "A+"],
  ["shown by others", { "cross-origin-resource-policy": "cross-origin" }, 120, "A+"],
  ["nonsense on who may show it", { "cross-origin-resource-policy": "nobody" }, 115, "A+"],
  ["an address for everybody", { "referrer-policy": "unsafe-url" }, 120, "A+"],
  ["no word on addresses", { "referrer-policy": undefined }, 125, "A+"],
  ["credentials for everybody", { "access-control-allow-credentials": "true" }, 50, "C"],
])("%s: %j", (_name, headers, points, grade) => {
  expect(score(headers)).toEqual([points, grade]);
});

test.each([
  ['<script src="/a.js">', 130],
  ['<script src="https://a.example/a.js" integrity="sha256-x">', 135],
  ['<script src="https://a.example/a.js">', 125],
  ['<script src="//a.example/a.js">', 50],
])("%s gets %d", (html, points) => expect(score({}, html)[0]).toBe(points));
