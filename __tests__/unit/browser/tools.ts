import { pageLocation } from "@/lib/browser/attribution";
import type { Tools } from "@/lib/browser/tools";

/** Mocks of the entry file's tools. */
export function fakeTools() {
  const kept: Event[] = [];
  const note = jest.fn();
  return {
    attempt: (name, task) => {
      try {
        return task();
      } catch (error) {
        note(name, error);
        return undefined;
      }
    },
    note,
    openTab: jest.fn(),
    currentAnswer: () => undefined,
    eraseRefused: jest.fn(),
    pageLocation,
    experiment: () => undefined,
    errors: { kept, report: (event) => kept.push(event) },
  } satisfies Tools;
}

/** Resolves after two frames and the timers set in them, whatever the load of the machine. */
export async function finishTasks(): Promise<void> {
  for (let frame = 0; frame < 2; frame++) await new Promise((done) => requestAnimationFrame(done));
  await new Promise((done) => setTimeout(done, 5));
}
