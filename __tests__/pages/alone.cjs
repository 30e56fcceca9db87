/**
 * Chooses test files for jest (`filter` of its configuration). The checks of pages are gathered in a few `.test.ts` files,
 * so that pages are parsed once in a whole run; a check that is named by its path runs alone.
 *
 * @param {string[]} paths files that match what was asked for
 */
module.exports = function chooseTests(paths) {
  const isCheck = (path) => /[/\\]__tests__[/\\](pages|specification)[/\\](?!.*\.test\.)/.test(path);
  const isGathering = (path) => /[/\\](content|frame|pages)\.test\.ts$/.test(path);
  return { filtered: paths.some(isGathering) ? paths.filter((path) => !isCheck(path)) : paths };
};
