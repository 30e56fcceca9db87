import { existsSync } from "node:fs";
import { copyFile, cp, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { build } from "esbuild";
import { servingConfig } from "../lib/config/serving";
import { SERVER_FILE } from "../lib/http/built-files";

/**
 * What the framework needs in order to read a configuration, and does not copy for a container: its own `server.js` has the
 * settings written into it. If one is missing, the server does not start and names it; a nightly test starts it.
 */
const UNTRACED = ["webpack", "@babel/runtime/package.json"].map(
  (name) => `node_modules/next/dist/compiled/${name}`,
);

/**
 * Bundles the server (`scripts/serve.ts`) into a finished build, and into what the framework made for a container
 * (`output: "standalone"`): there it replaces the framework's own `server.js`, which has the framework's packages copied.
 */
export async function bundleServer(distDir: string): Promise<void> {
  const file = join(distDir, SERVER_FILE);
  await build({
    entryPoints: ["scripts/serve.ts"],
    outfile: file,
    bundle: true,
    platform: "node",
    target: "node20",
    format: "esm",
    external: ["next"],
    logLevel: "warning",
  });
  const container = join(distDir, "standalone");
  if (!existsSync(container)) return;
  await copyFile(file, join(container, distDir, SERVER_FILE));
  for (const path of UNTRACED) await cp(path, join(container, path), { recursive: true });
  // The settings of `next.config.ts` that the framework reads while it serves; the file itself needs a compiler.
  await writeFile(join(container, "next.config.mjs"), `export default ${JSON.stringify(servingConfig)};\n`);
}
