import { existsSync } from "node:fs";
import { copyFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { build } from "esbuild";
import { servingConfig } from "../lib/config/serving";
import { SERVER_FILE } from "../lib/http/built-files";

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
  // The settings of `next.config.ts` that the framework reads while it serves; the file itself needs a compiler.
  await writeFile(join(container, "next.config.mjs"), `export default ${JSON.stringify(servingConfig)};\n`);
}
