import { reportLimits, traceTargets } from "@/lib/privacy/report-limits";

const targets = traceTargets("https://planamigo.example");
const traced = (address: string) => targets.some((target) => target.test(address));

test.each([
  "https://planamigo.example",
  "https://planamigo.example/x",
  "https://planamigo.example?x",
  "/api/x",
])("a request to %s carries trace headers", (address) => expect(traced(address)).toBe(true));

test.each([
  "https://ajeno.example/?r=https://planamigo.example/",
  "https://planamigo.example.ajeno.example/",
  "https://planamigoxexample/",
  "https://planamigo.example:8443/",
  "https://planamigo.example@ajeno.example/",
  "https://ajeno.example/api",
  "/otra",
])("a request to %s does not", (address) => expect(traced(address)).toBe(false));

test("reports tell neither cookies nor queries, and of headers only the program that asked", () => {
  expect(reportLimits).toEqual({
    cookies: false,
    urlQueryParams: false,
    httpHeaders: { request: { allow: ["user-agent"] }, response: false },
  });
});
