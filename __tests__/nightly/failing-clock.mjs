// Loaded before a server starts: it cannot tell which day it is, so that a page made on demand fails.
const { toLocaleDateString } = Date.prototype;
let times = 0;

Date.prototype.toLocaleDateString = function (/** @type {unknown[]} */ ...given) {
  if (given[0] !== "en-CA") return Reflect.apply(toLocaleDateString, this, given);
  // Another error each time: a reporter tells the same one once.
  times += 1;
  throw new Error(`provoked on the server, ${times}`);
};
