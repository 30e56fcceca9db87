/** @jest-environment node */
import { unstable_doesMiddlewareMatch } from "next/experimental/testing/server";
import { config } from "@/middleware";

const matches = (path: string, host = "planamigo.example") =>
  unstable_doesMiddlewareMatch({ config, url: `https://${host}${path}`, headers: { host } });

test.each([
  "/trade-republic",
  "/trade-republic?v=b",
  "/trade-republic/v/a",
  "/trade-republic/v/b",
  "/trade-republic/v/b/c",
  "/trade-republic/v",
  "/%74rade-republic/v/b",
  "/_global-error",
  "/%5Bslug%5D",
  "/[slug]",
  "/%ff",
  "/%c0%ae",
  "/assets/%ff",
  "/a%20b",
  "/%C3%B1",
  "/a%5bb",
  "/%E0%A4%A",
  "/%",
  "/a%zz",
])("%s: yes", (path) => expect(matches(path)).toBe(true));

test.each([
  "/",
  "/paypal",
  "/trade-republic-x",
  "/legal/privacidad",
  "/heroes/lowi-640.avif",
  "/paypal?nombre=%C3%B1",
])("%s: no, on a production host", (path) => expect(matches(path)).toBe(false));

test.each(["/", "/paypal", "/assets/x.js", "/robots.txt", "/nada"])("%s: yes, on preview hosts", (path) => {
  for (const host of ["mio.vercel.app", "localhost:3000", "127.0.0.1:3000", "promos.localhost"])
    expect(matches(path, host)).toBe(true);
});
