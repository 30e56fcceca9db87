// Loaded before a server starts: dates cannot be formatted, so that every answer fails.
const { toLocaleDateString } = Date.prototype;
let times = 0;
Date.prototype.toLocaleDateString = function (/** @type {unknown[]} */ ...args) {
  if (args[0] !== "en-CA") return Reflect.apply(toLocaleDateString, this, args);
  // A new message each time: the reporter drops an error that it has just sent.
  throw new Error(`provoked on the server, ${(times += 1)}`);
};
