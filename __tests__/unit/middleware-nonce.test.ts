/** @jest-environment node */
import { NextRequest } from "next/server";
import { middleware } from "@/middleware";

const production = "https://planamigo.example";

function visit(path: string) {
  const headers = { host: new URL(production).host, "content-security-policy": "script-src 'nonce-theirs'" };
  return middleware(new NextRequest(new URL(path, production), { headers }));
}

describe("pages made on demand", () => {
  const policyOf = (path: string) => visit(path).headers.get("content-security-policy");
  const hash = "INLINE_SCRIPTS";

  afterEach(() => void Reflect.deleteProperty(globalThis, hash));

  test("have no policy in development, where there is no built script", () => {
    expect(policyOf("/legal/terminos")).toBeNull();
  });

  test.each([
    "/legal/terminos",
    "/paypal/plazos/fechas?alta=2026-01-02",
    "/indexa-capital/valor?importe=5",
    "/comparar/elegir?oferta=a",
  ])("%s gets a nonce of its own, told to the framework, and no shared cache keeps it", (path) => {
    Reflect.set(globalThis, hash, "'sha256-abc='");
    const response = visit(path);
    const policy = response.headers.get("content-security-policy") ?? "";
    expect(policy).toMatch(/; script-src 'self' 'nonce-[\w+/=]{40,}' 'sha256-abc='; style-src 'self'; /);
    expect(response.headers.get("x-middleware-request-content-security-policy")).toBe(policy);
    expect(response.headers.get("cache-control")).toMatch(/^private/);
    expect(policyOf(path)).not.toBe(policy);
  });

  test.each(["/paypal/valor?importe=", "/trade-republic", "/%ff"])("%s has none from the edge", (path) => {
    Reflect.set(globalThis, hash, "'sha256-abc='");
    expect(policyOf(path)).toBeNull();
  });
});
