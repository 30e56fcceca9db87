import { defineConfig, globalIgnores } from "eslint/config";
import next from "eslint-config-next/core-web-vitals";
import typescript from "eslint-config-next/typescript";

export default defineConfig([
  ...next,
  ...typescript,
  globalIgnores([".next*/**", "next-env.d.ts", "coverage/**", "test-results/**"]),
  {
    linterOptions: { reportUnusedDisableDirectives: "error", noInlineConfig: true },
    rules: {
      eqeqeq: "error",
      "no-console": ["error", { allow: ["warn", "error", "info"] }],
      // Pages are plain HTML: a link is an <a>, a picture an <img srcset> built ahead.
      "@next/next/no-html-link-for-pages": "off",
      "@next/next/no-img-element": "off",
      "@next/next/no-location-assign-relative-destination": "off",
    },
  },
  {
    // Google's gtag recognises a command by its being an `arguments` object.
    files: ["lib/browser/analytics/gtag.ts"],
    rules: { "prefer-rest-params": "off" },
  },
]);
