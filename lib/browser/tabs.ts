/**
 * Connects this page with the site's other tabs. The channel is closed while the page is in the back/forward cache,
 * which it could prevent.
 *
 * @param onNews called when another tab announces a change
 * @returns a function that announces a change to the other tabs
 */
export function joinTabs(onNews: () => void): () => void {
  const open = () => {
    const opened = new BroadcastChannel("consent");
    opened.onmessage = onNews;
    return opened;
  };
  let channel = open();
  addEventListener("pagehide", () => channel.close());
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) channel = open();
  });
  return () => channel.postMessage("news");
}
