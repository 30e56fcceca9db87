/**
 * User agents that collect text for training models. Search engines and agents that fetch a page at a person's request
 * (OAI-SearchBot, ChatGPT-User, Claude-User…) are not listed.
 */
export const trainingCrawlers = [
  "GPTBot",
  "ClaudeBot",
  "Google-Extended",
  "Applebot-Extended",
  "CCBot",
  "Meta-ExternalAgent",
  "Amazonbot",
  "Bytespider",
] as const;
