import { expect, test } from "./test";

/**
 * Runs a check on each item in one browser window, as steps of one test: to open a window costs more than to
 * load a page. All are run; the ones that fail are told together, by name.
 */
export async function inTurn<T>(
  items: readonly T[],
  nameOf: (item: T) => string,
  check: (item: T) => Promise<void>,
): Promise<void> {
  const failures: string[] = [];
  test.setTimeout(30_000 + items.length * 10_000);
  for (const item of items)
    await test
      .step(nameOf(item), () => check(item))
      .catch((error: unknown) => failures.push(`${nameOf(item)}: ${(error as Error).stack}`));
  expect(items.length).toBeGreaterThan(0);
  expect(failures.length, failures.join("\n\n")).toBe(0);
}

/** The name of a view, of an offer, of anything with an address. */
export const addressOf = ({ address }: { address: string }) => address;
