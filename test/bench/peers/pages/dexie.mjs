import { Dexie, liveQuery } from 'dexie';

/** Nobody taps again before what a write has started is done. */
const BETWEEN_MS = 20;

const db = new Dexie('dexie-peer');
db.version(1).stores({ meals: 'id, date' });

globalThis.peer = {
  async fill(rows) {
    await db.meals.bulkPut(rows);
  },

  /** Ms from the put of each row until a live query of its day has told it. */
  async write(rows) {
    const took = [];
    let seen = () => undefined;
    const following = liveQuery(() => db.meals.where('date').equals(rows[0].date).toArray()).subscribe((found) =>
      seen(found),
    );
    for (const row of rows) {
      const started = performance.now();
      const told = new Promise((resolve) => {
        seen = (found) => found.some(({ id }) => id === row.id) && resolve();
      });
      const stored = db.meals.put(row);
      await told;
      took.push(performance.now() - started);
      await stored;
      await new Promise((resolve) => setTimeout(resolve, BETWEEN_MS));
    }
    following.unsubscribe();
    return took;
  },

  /** Ms from nothing until the dishes of a day are there. */
  async open(day) {
    const started = performance.now();
    const found = await db.meals.where('date').equals(day).toArray();
    return { ms: performance.now() - started, found: found.length };
  },
};
