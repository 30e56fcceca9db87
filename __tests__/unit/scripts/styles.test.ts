import { stylesFor } from "@/lib/site/page-styles";
import { piecesOf } from "../../../scripts/lean/styles";

const stylesOf = (css: string, classes: string[]) => stylesFor(piecesOf(css), new Set(classes));

test.each([
  // A class of the page; no class; a negated class.
  ".x_here{top:0}a:hover,[hidden]{top:0;left:0}.plain .x_here{top:0}.x_here:not(.x_gone){top:0}",
  // Alternatives and relations of which one is present.
  ":is(.x_gone,.x_here) a{top:0}.x_here:has(.x_too){top:0}.x_here:has(a:nth-child(6),a:nth-last-child(-n + 2)){top:0}",
  "@keyframes x_in{to{top:0}}@media print{.x_too{animation:1s x_in}}@layer a,b;@font-face{font-family:A}",
])("a page keeps the rules that can match something on it: %s", (css) => {
  expect(stylesOf(css, ["x_here", "x_too", "plain", "<a"])).toBe(css);
});

test.each([
  [".x_gone{top:0}.x_gone .x_here:hover{top:0}", ""],
  [".x_gone,.x_here{top:0}", ".x_here{top:0}"],
  [":is(.x_gone,.x_lost>a){top:0}:has(.x_gone){top:0}", ""],
  [":is(:is(.x_gone,b) .x_lost,.x_here:is(.x_gone)) a{top:0}", ""],
  ["@layer a{@media print{.x_gone{top:0}}}", ""],
  [
    "@media print{.x_gone{top:0}@supports (top:0){.x_here{top:0}}}",
    "@media print{@supports (top:0){.x_here{top:0}}}",
  ],
  // An element that the page lacks, and one that the site's script may add.
  ["table{top:0}a table,a{top:0}.x_here:has(table) dt{top:0}dt{top:0}", "a{top:0}dt{top:0}"],
  [".gone{top:0}.x_here{}@keyframes x_in{to{top:0}}", ""],
  [".x_here{animation:x_in-too}@keyframes x_in{to{top:0}}", ".x_here{animation:x_in-too}"],
])("a page loses the rules that cannot match: %s", (css, rest) => {
  expect(stylesOf(css, ["x_here", "<a"])).toBe(rest);
});
