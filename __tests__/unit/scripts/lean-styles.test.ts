/** @jest-environment node */
import { parsePage, serializePage } from "../../../scripts/lean/document.mjs";
import { leaveOwnStyles } from "../../../scripts/lean/styles.mjs";

/** What is left of a style sheet on a page that has the classes `x_here`, `x_too` and `plain`, or others. */
function left(css: string, classes = ["x_here", "x_too"]): string | undefined {
  const [one, other] = classes;
  const page = parsePage(`<style>${css}</style><p class="${one} plain"><b class="${other}">a</b></p>`);
  leaveOwnStyles(page);
  return /<style>(.*?)<\/style>/s.exec(serializePage(page))?.[1];
}

test.each([
  ["the page's own class", ".x_here{color:red}"],
  ["no class at all", "a:hover,[hidden]{color:red}"],
  ["a class that is no module's, for a script may set it", ".shown .x_here{color:red}"],
  ["what it must not be", ".x_here:not(.x_gone){color:red}"],
  ["an alternative that is there", ":is(.x_gone,.x_here) a{color:red}"],
  ["a relation within", ".x_here:has(.x_too){color:red}"],
  ["keyframes, and a group that keeps a rule", "@keyframes x_in{to{top:0}}@media print{.x_too{top:0}}"],
  ["a layer's order, a font", "@layer a,b;@font-face{font-family:A}"],
])("keeps %s", (_name, css) => expect(left(css)).toBe(css));

test.each([
  ["a class that no element has", ".x_gone{color:red}", ""],
  ["its descendants and states", ".x_gone .x_here:hover::before{color:red}", ""],
  ["one selector of a list", ".x_gone,.x_here{color:red}", ".x_here{color:red}"],
  ["alternatives of which none is there", ":is(.x_gone,.x_lost>a){color:red}", ""],
  ["a class within a relation", ":root:has(.x_gone){color:red}", ""],
  ["a group left empty, and the group around it", "@layer a{@media print{.x_gone{top:0}}}", ""],
])("takes out %s", (_name, css, rest) => expect(left(css)).toBe(rest));

test("a sheet that stands in many pages leaves each its own", () => {
  const css = ".x_here{top:0}.x_too{top:1px}.x_gone{top:2px}";
  const own = { x_here: ".x_here{top:0}", x_too: ".x_too{top:1px}", x_gone: ".x_gone{top:2px}" };
  for (const round of [1, 2])
    for (const name of ["x_here", "x_too", "x_gone"] as const)
      expect([round, left(css, [name, "plain"])]).toEqual([round, own[name]]);
});
