// Loaded before a server starts: from then on it cannot tell the day, so that a page made on demand fails.
Date.prototype.toLocaleDateString = () => {
  throw new Error("provoked on the server");
};
