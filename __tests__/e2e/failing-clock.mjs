// Loaded before a server starts: from then on it cannot tell the day, so that a page made on demand fails.
let times = 0;
Date.prototype.toLocaleDateString = () => {
  // Another error each time: a reporter tells the same one once.
  times += 1;
  throw new Error(`provoked on the server, ${times}`);
};
