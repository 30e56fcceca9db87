/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs";
import { unstable_doesMiddlewareMatch } from "next/experimental/testing/server";
import { isMadeOnDemand, planQuery } from "@/lib/http/on-demand";
import { config } from "@/middleware";

const host = "planamigo.example";
const isMatched = (path: string) =>
  unstable_doesMiddlewareMatch({ config, url: `https://${host}${path}`, headers: { host } });
const isOnDemand = (path: string) => {
  const { pathname, searchParams } = new URL(path, `https://${host}`);
  return isMadeOnDemand(pathname, searchParams);
};

/** The addresses of the pages made on demand, with «paypal» for each dynamic segment. */
const dynamicPages = readdirSync("app", { recursive: true, encoding: "utf8" })
  .filter((file) => /(^|\/)page\.tsx$/.test(file))
  .filter((file) => readFileSync(`app/${file}`, "utf8").includes('dynamic = "force-dynamic"'))
  .map((file) => `/${file.replace(/\/?page\.tsx$/, "").replace(/\[\w+\]/g, "paypal")}`);

test.each([
  ...dynamicPages,
  "/legal/terminos",
  "/paypal/valor?importe=5",
  "/paypal/valor?utm_source=x&comisiones=abc",
  ...planQuery.map((name) => `/plan?utm_source=x&${name}=1`),
])("%s is made on demand, and the middleware gives it its policy", (path) =>
  expect([isOnDemand(path), isMatched(path)]).toEqual([true, true]),
);

test("a repeated amount makes the page on demand, even if empty", () => {
  expect(isOnDemand("/paypal/valor?importe=&importe=")).toBe(true);
});

test.each([
  ...["/", "/paypal", "/legal/privacidad", "/legal/terminos/x", "/x/legal/terminos", "/paypal/plazos"],
  ...["/plan", "/plan?utm_source=x", "/plan?dinero="],
  ...["/paypal/valor", "/paypal/valor?importe=", "/paypal/valor?utm_source=x", "/paypal?importe=5"],
  ...[
    "/x/paypal/plazos/fechas",
    "/paypal/plazos/fechas/x",
    "/comparar/paypal-vs-lowi",
    "/paypal/valor/x?importe=5",
  ],
])("%s is built ahead", (path) => expect(isOnDemand(path)).toBe(false));
