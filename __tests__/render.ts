import type { ReactNode } from "react";
import { renderToReadableStream } from "react-dom/server.edge";

/**
 * The HTML of a tree of server components, async ones included, as the build writes it. A tree may hold the
 * whole document.
 */
export async function htmlOf(tree: ReactNode): Promise<string> {
  const stream = await renderToReadableStream(tree, { progressiveChunkSize: Infinity });
  await stream.allReady;
  const decoder = new TextDecoder();
  let html = "";
  for await (const chunk of stream) html += decoder.decode(chunk, { stream: true });
  return html;
}

/** Puts a tree of server components on the page, for Testing Library's `screen`. */
export async function renderPage(tree: ReactNode): Promise<void> {
  document.body.innerHTML = await htmlOf(tree);
}
