import { build } from "esbuild";

const entry = `
  export { pagePolicy } from "@/lib/http/page-policy";
  export { filePolicy, POLICY } from "@/lib/http/security-headers";
  export { errors } from "@/lib/copy/errors";
  export { servicesOf } from "@/lib/config/services";
  export { site } from "@/lib/config/site";
`;

/** @typedef {Pick<typeof import("../../lib/http/page-policy"), "pagePolicy">} Policies */
/** @typedef {Pick<typeof import("../../lib/http/security-headers"), "filePolicy" | "POLICY">} Headers */
/** @typedef {Pick<typeof import("../../lib/copy/errors"), "errors">} Words */
/** @typedef {Pick<typeof import("../../lib/config/services"), "servicesOf">} Services */
/** @typedef {Policies & Headers & Words & Services & Pick<typeof import("../../lib/config/site"), "site">} Library */

/**
 * What the end of a build takes from the site's own code, configured like the build.
 * @param {string} root
 * @returns {Promise<Library>}
 */
export async function readLibrary(root) {
  const { outputFiles } = await build({
    stdin: { contents: entry, resolveDir: root, loader: "ts" },
    absWorkingDir: root,
    bundle: true,
    platform: "node",
    format: "esm",
    charset: "utf8",
    write: false,
    logLevel: "silent",
  });
  const code = outputFiles.map(({ text }) => text).join("");
  return import(`data:text/javascript;base64,${Buffer.from(code).toString("base64")}`);
}
