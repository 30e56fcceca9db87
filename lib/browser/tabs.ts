/** What happened in another tab: an answer to the banner, or the erasure of everything. */
export type News = "answer" | "erasure";

/** Calls `onNews` when another tab announces a change, and returns the function that announces one to them. */
export function joinTabs(onNews: (news: News) => void): (news: News) => void {
  const open = () => {
    const opened = new BroadcastChannel("consent");
    opened.onmessage = ({ data }) => onNews(data);
    return opened;
  };
  let channel = open();
  addEventListener("pagehide", () => channel.close());
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) channel = open();
  });
  return (news) => channel.postMessage(news);
}
