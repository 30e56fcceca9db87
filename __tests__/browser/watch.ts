import { expect, type BrowserContext, type ConsoleMessage } from "@playwright/test";

const HERE = /^([^/]+\.)?localhost$|^127\.0\.0\.1$/;

/** Whether an address stays on this machine. */
const isLocal = (url: URL) => !url.protocol.startsWith("http") || HERE.test(url.hostname);

const isNoise = (message: ConsoleMessage) => ["error", "warning"].includes(message.type());

/**
 * Notes what a visitor's browser must never do: complain in the console, throw, or call another machine.
 * `page.route` or `context.route` in a test goes first, so what a test stubs is not noted.
 */
export async function watch(context: BrowserContext, expected: RegExp[]) {
  const complaints: string[] = [];
  const complain = (text: string) => {
    if (!expected.some((pattern) => pattern.test(text))) complaints.push(text);
  };
  context.on("console", (message) => {
    if (isNoise(message))
      complain(`console ${message.type()}: ${message.text()} (${message.location().url})`);
  });
  context.on("weberror", (error) => complain(`thrown: ${error.error().stack ?? error.error().message}`));
  await context.route(
    (url) => !isLocal(url),
    (route) => {
      complain(`request to another machine: ${route.request().url()}`);
      return route.abort();
    },
  );
  return { check: () => expect(complaints, "what the browser must not do").toEqual([]) };
}
