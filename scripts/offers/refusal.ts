/** Ends a command with a message for the editor. */
export class Refusal extends Error {}
