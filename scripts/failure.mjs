/** A problem that the reader can mend: its message is shown alone, without a stack. */
export class Failure extends Error {
  /**
   * @param {string} message what is wrong, and how to mend it
   * @param {number} [exitCode]
   */
  constructor(message, exitCode = 1) {
    super(message);
    this.exitCode = exitCode;
  }
}
