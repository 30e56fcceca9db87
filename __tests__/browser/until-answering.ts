import type { ChildProcess } from "node:child_process";
import { ask } from "./raw";

/** Waits until a server answers for its health, and fails as soon as its process has ended or a minute is over. */
export async function untilAnswering(url: string, process: ChildProcess, path = "/healthz"): Promise<void> {
  const limit = Date.now() + 60_000;
  for (;;) {
    const status = await ask(url, path).then(
      (answer) => answer.status,
      () => 0,
    );
    if (status === 200) return;
    const hasEnded = process.exitCode !== null || process.signalCode !== null;
    if (hasEnded || Date.now() > limit) throw new Error(`nothing answers at ${url}`);
    await new Promise((next) => setTimeout(next, 100));
  }
}
