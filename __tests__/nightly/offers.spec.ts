import { expect, test } from "@playwright/test";
import { addDraft, copyOf, ordinaryDay } from "../unit/scripts/offers-copy";

test("every offer takes an ordinary day's edits without a mistake", async () => {
  test.setTimeout(120_000);
  const copy = copyOf();
  try {
    expect(copy.ids().length).toBeGreaterThan(0);
    for (const id of copy.ids()) await ordinaryDay(copy, id);
    await addDraft(copy);
  } finally {
    copy.remove();
  }
});
