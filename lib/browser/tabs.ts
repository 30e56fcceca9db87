/**
 * Joins this page with the site's other tabs. Not while it rests in the browser's memory, from which an open channel
 * could keep it out.
 *
 * @param onNews runs when another tab has told its news
 * @returns tells the others that there are news
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
