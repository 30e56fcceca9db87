import type { Tools } from "@/lib/browser/tools";

/** Tools that only note what is asked of them. */
export function fakeTools() {
  const kept: Event[] = [];
  return {
    attempt: (_name, task) => task(),
    note: jest.fn(),
    openTab: jest.fn(),
    eraseAll: jest.fn(),
    rememberVisit: jest.fn(),
    errors: { kept, tell: (event) => kept.push(event) },
  } satisfies Tools;
}

/** Lets what is under way come to its end. */
export const settled = () => new Promise((done) => setTimeout(done, 20));
