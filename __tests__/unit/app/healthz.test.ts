/** @jest-environment node */
import { GET } from "@/app/healthz/route";

test("a server that lives says so, each time anew, and to no search engine", async () => {
  const response = GET();
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ status: "ok" });
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(response.headers.get("x-robots-tag")).toBe("noindex, nofollow");
});
