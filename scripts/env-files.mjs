// The framework's reader of .env files: what it finds it writes into the environment of this process.

/**
 * Reads the .env files as the framework will.
 * @param {string} root
 * @param {boolean} development whether those of the development server count
 */
export async function loadEnvFiles(root, development) {
  const environment = await import("@next/env");
  // The package is CommonJS, which a test's loader and Node see differently.
  const { loadEnvConfig } = environment.default ?? environment;
  loadEnvConfig(root, development, { info: () => {}, error: console.error });
}
