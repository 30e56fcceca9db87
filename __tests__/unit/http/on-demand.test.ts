/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs";
import { unstable_doesMiddlewareMatch } from "next/experimental/testing/server";
import { assumptionNames } from "@/lib/config/paths";
import { experiment } from "@/lib/config/experiment";
import { comparing } from "@/lib/offers/comparison";
import { isMadeOnDemand } from "@/lib/http/on-demand";
import { config } from "@/middleware";

const matches = (path: string) =>
  unstable_doesMiddlewareMatch({
    config,
    url: `https://planamigo.example${path}`,
    headers: { host: "planamigo.example" },
  });
const isOnDemand = (path: string) => {
  const { pathname, searchParams } = new URL(path, "https://planamigo.example");
  return isMadeOnDemand(pathname, searchParams);
};

/** The addresses of the pages that say so, with a word for each part that is open. */
const made = readdirSync("app", { recursive: true, encoding: "utf8" })
  .filter((file) => /(^|\/)page\.tsx$/.test(file))
  .filter((file) => readFileSync(`app/${file}`, "utf8").includes('dynamic = "force-dynamic"'))
  .map((file) => `/${file.replace(/\/?page\.tsx$/, "").replace(/\[\w+\]/g, "paypal")}`);

test("there are such pages", () => expect(made.length).toBeGreaterThanOrEqual(4));

const withAmount = assumptionNames.flatMap((name) => [
  `/paypal/valor?${name}=5`,
  `/paypal/valor?utm_source=x&${name}=abc`,
]);

test.each([...made, ...withAmount])("%s is made when asked for, and passes the edge", (path) => {
  expect([isOnDemand(path), matches(path)]).toEqual([true, true]);
});

// The framework's helper for tests sees one of several values only; its server, as a visitor finds, sees them all.
test.each(assumptionNames)("a name that stands twice counts: %s", (name) => {
  expect(isOnDemand(`/paypal/valor?${name}=&${name}=`)).toBe(true);
});

test.each([
  "/",
  "/paypal",
  "/legal/privacidad",
  "/legal/terminos/",
  "/paypal/plazos",
  "/paypal/valor",
  "/paypal/valor?importe=",
  "/paypal/valor?utm_source=x",
  "/comparar/paypal-vs-lowi",
  "/ofertas.json",
  "/legal/terminos/x",
  "/x/legal/terminos",
  "/x/paypal/plazos/fechas",
  "/paypal/plazos/fechas/x",
  "/x/paypal/valor/calculo",
  "/paypal/valor/calculo/x",
  "/comparar/elegir/x",
  "/x/comparar/elegir",
  ...["/", "/paypal", "/paypal/valores", "/paypal/valor/x", "/x/paypal/valor"].map(
    (path) => `${path}?${assumptionNames[0]}=5`,
  ),
])("%s is not", (path) => expect(isOnDemand(path)).toBe(false));

test("the sample of nginx tells apart what a page reads of its address", () => {
  const [, listed = ""] = /\[\?&\]\(\?:([^)]+)\)=/.exec(readFileSync("docs/nginx.conf", "utf8")) ?? [];
  const read = [experiment.parameter, "alta", ...assumptionNames, comparing.field];
  expect(listed.split("|").sort()).toEqual(read.sort());
});
