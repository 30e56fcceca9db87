/**
 * Agents that gather text to train models, by the names that their makers publish. Not among them are search
 * engines, nor agents that fetch a page because a person asked (OAI-SearchBot, ChatGPT-User, Claude-User…).
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
