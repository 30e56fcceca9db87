import { execFile, execFileSync } from "node:child_process";
import { cpSync, readFileSync, rmSync, statSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "@playwright/test";
import { catalogue } from "@/lib/catalogue";
import { buildEnvironment, builds } from "../builds";
import { ask, startServer } from "../server";
import { copyRepository } from "./copy";

const source = resolve(".next-container/source");
const image = resolve(".next-container/image");
const PORT = builds.default.port + 6;

/** The steps of the Dockerfile without its engine: what is sent to it, the build, what the image gets, the start. */
test("the container's files are built from what is sent to it, and serve the site", async () => {
  test.setTimeout(600_000);
  rmSync(image, { recursive: true, force: true });
  copyRepository(source, /^$/);
  const ignored = ["ls-files", "-ci", "--exclude-from=.dockerignore"];
  for (const file of execFileSync("git", ignored, { encoding: "utf8" }).split("\n"))
    if (file) rmSync(join(source, file));
  const env = { ...buildEnvironment("default"), BUILD_OUTPUT: "standalone", TYPES_CHECKED: "" };
  await promisify(execFile)("npm", ["run", "build"], { cwd: source, env });
  const dockerfile = readFileSync("Dockerfile", "utf8");
  const steps = dockerfile.matchAll(/^COPY --from=build \/site\/(\S+) (\S+)$/gm);
  for (const [, from = "", to = ""] of steps) {
    const isFile = statSync(join(source, from)).isFile();
    cpSync(join(source, from), join(image, to, isFile ? basename(from) : ""), { recursive: true });
  }
  const program = { args: [".next/serve.mjs"], cwd: image };
  const pages = catalogue.enabled.map(({ detailPath }) => detailPath);
  const server = await startServer("default", PORT, program);
  try {
    for (const path of ["/", ...pages, "/plan?dinero=500", "/share/inicio.png", "/manifest.webmanifest"])
      expect((await ask(PORT, path)).status, path).toBe(200);
    const { headers } = await ask(PORT, "/", { headers: { "accept-encoding": "br" } });
    expect([headers["content-encoding"], headers["x-powered-by"]]).toEqual(["br", undefined]);
    for (const path of ["/nada", "/_next/image?url=%2Ficon.svg&w=64&q=75"])
      expect((await ask(PORT, path)).status, path).toBe(404);
    expect((await ask(PORT, "/paypal/")).headers.location).toBe("/paypal");
  } finally {
    await server.end();
  }
});
