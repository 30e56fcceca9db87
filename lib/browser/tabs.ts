/** Calls `onNews` when another tab announces a change, and returns the function that announces one to them. */
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
