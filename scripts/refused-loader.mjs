import { refusal } from "./refused.mjs";

/**
 * Refuses a file that would bring the framework's script into a page. Thrown here, the message stands in the terminal and
 * in the browser, with the file's name; the stack would only name the bundler.
 * @this {{ resourcePath: string }}
 * @param {string} source
 */
export default function refuse(source) {
  const message = refusal(this.resourcePath.replaceAll("\\", "/"), source);
  if (message) throw Object.assign(new Error(message), { stack: "" });
  return source;
}
