// Loaded before a server starts: its clock is so many years from the true one as WRONG_YEARS says.
const shift = Number(process.env.WRONG_YEARS) * 365.2425 * 24 * 60 * 60 * 1000;
const { now } = Date;
const wrong = () => now() + shift;

globalThis.Date = new Proxy(Date, {
  apply: (date) => new date(wrong()).toString(),
  construct: (date, given, target) => Reflect.construct(date, given.length > 0 ? given : [wrong()], target),
  get: (date, name, receiver) => (name === "now" ? wrong : Reflect.get(date, name, receiver)),
});
