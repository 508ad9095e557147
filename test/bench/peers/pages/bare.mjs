// What is under our cold open: the database that our page has filled, opened and read by IndexedDB alone.
const done = (request) =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error));
  });

globalThis.peer = {
  /** Ms from nothing until the dishes of a day are there. */
  async open(day) {
    const started = performance.now();
    const db = await done(indexedDB.open('diary-bench-peer'));
    const found = await done(db.transaction('meals').objectStore('meals').index('day').getAll(day));
    return { ms: performance.now() - started, found: found.length };
  },
};
