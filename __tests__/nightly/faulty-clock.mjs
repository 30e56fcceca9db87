// Loaded before a server starts. WRONG_YEARS moves its clock; without it the day cannot be read, so that a page made on
// demand fails.
const { WRONG_YEARS } = process.env;
const shift = Number(WRONG_YEARS) * 365.2425 * 24 * 60 * 60 * 1000;
const { now } = Date;
const moved = () => now() + shift;

if (WRONG_YEARS)
  globalThis.Date = new Proxy(Date, {
    apply: (date) => new date(moved()).toString(),
    construct: (date, given, target) => Reflect.construct(date, given.length > 0 ? given : [moved()], target),
    get: (date, name, receiver) => (name === "now" ? moved : Reflect.get(date, name, receiver)),
  });
else {
  const { toLocaleDateString } = Date.prototype;
  let times = 0;
  Date.prototype.toLocaleDateString = function (/** @type {unknown[]} */ ...given) {
    if (given[0] !== "en-CA") return Reflect.apply(toLocaleDateString, this, given);
    // A new message each time: the reporter drops an error that it has just sent.
    throw new Error(`provoked on the server, ${(times += 1)}`);
  };
}
