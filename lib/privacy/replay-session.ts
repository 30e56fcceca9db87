/** The name under which the session replay keeps that it is running. */
export const REPLAY_SESSION = "sentryReplaySession";
