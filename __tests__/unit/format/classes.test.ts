import { classes } from "@/lib/format/format";

test.each([
  [["a"], "a"],
  [["a", undefined, "b"], "a b"],
  [["a", false, "b c"], "a b c"],
  [[undefined, false], ""],
])("of %j an element gets «%s»", (given, expected) => {
  expect(classes(...(given as Parameters<typeof classes>))).toBe(expected);
});
