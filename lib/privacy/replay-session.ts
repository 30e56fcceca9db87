/** Session replay's key in sessionStorage. */
export const REPLAY_SESSION = "sentryReplaySession";
