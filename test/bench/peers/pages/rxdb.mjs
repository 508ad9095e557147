import { addRxPlugin, createRxDatabase } from 'rxdb/plugins/core';
import { RxDBQueryBuilderPlugin } from 'rxdb/plugins/query-builder';
import { replicateRxCollection } from 'rxdb/plugins/replication';
import { getRxStorageDexie } from 'rxdb/plugins/storage-dexie';

addRxPlugin(RxDBQueryBuilderPlugin);

/** Nobody taps again before what a write has started is done. */
const BETWEEN_MS = 20;

const number = { type: 'number' };
const text = { type: 'string' };
const MEALS = {
  version: 0,
  primaryKey: 'id',
  type: 'object',
  properties: {
    id: { type: 'string', maxLength: 36 },
    date: { type: 'string', maxLength: 10 },
    title: text,
    mealType: text,
    calories: number,
    proteins: number,
    carbs: number,
    fats: number,
  },
  required: ['id', 'date', 'title', 'mealType', 'calories', 'proteins', 'carbs', 'fats'],
  indexes: ['date'],
};

const open = async () => {
  const db = await createRxDatabase({ name: 'rxdb-peer', storage: getRxStorageDexie(), multiInstance: true });
  const { meals } = await db.addCollections({ meals: { schema: MEALS } });
  return meals;
};

let meals;
let replication;
let reached = 0;
let wanted = Number.POSITIVE_INFINITY;
let allReached = () => undefined;

const send = async (method, path, token, body) => {
  const answer = await fetch(`/api${path}`, {
    method,
    headers: { Authorization: `Bearer ${token}`, ...(body && { 'Content-Type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return (await answer.json()).data;
};

globalThis.peer = {
  async fill(rows) {
    meals = await open();
    await meals.bulkInsert(rows);
  },

  /** Ms from the insert of each row until a query of its day has told it. */
  async write(rows) {
    const took = [];
    let seen = () => undefined;
    const following = meals.find({ selector: { date: rows[0].date } }).$.subscribe((found) => seen(found));
    for (const row of rows) {
      const started = performance.now();
      const told = new Promise((resolve) => {
        seen = (found) => found.some(({ id }) => id === row.id) && resolve();
      });
      const stored = meals.insert(row);
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
    meals = await open();
    const found = await meals.find({ selector: { date: day } }).exec();
    return { ms: performance.now() - started, found: found.length };
  },

  /** Keeps the collection in step with our server by its own calls: its best case, one request for all that waits. */
  async follow(token) {
    meals = await open();
    replication = replicateRxCollection({
      collection: meals,
      replicationIdentifier: 'lukma',
      live: true,
      waitForLeadership: false,
      push: {
        batchSize: 500,
        handler: async (rows) => {
          const operations = rows.map(({ newDocumentState: { date, _deleted, ...meal } }) => ({
            key: crypto.randomUUID(),
            method: 'POST',
            path: '/dashboard/meals',
            body: { meal, date },
          }));
          const parts = await send('POST', '/batch', token, { operations });
          if (parts.some(({ status }) => status >= 300)) throw new Error('a part was refused');
          reached += parts.length;
          if (reached >= wanted) allReached();
          return [];
        },
      },
      pull: {
        batchSize: 500,
        handler: async (checkpoint) => {
          const page = await send('GET', `/changes?since=${checkpoint?.rev ?? 0}&limit=500`, token);
          const documents = page.days.flatMap((day) =>
            Object.values(day.mealHistory.meals).flatMap(({ dishes }) =>
              dishes.map(({ id, date, title, mealType, calories, proteins, carbs, fats }) => {
                return { id, date, title, mealType, calories, proteins, carbs, fats, _deleted: false };
              }),
            ),
          );
          return { documents, checkpoint: { rev: page.rev } };
        },
      },
    });
    await replication.awaitInitialReplication();
  },

  async log(rows) {
    await meals.bulkInsert(rows);
  },

  /** From the `online` event until the server has all rows and the replication has noted it. */
  watchDrain(rows) {
    wanted = rows;
    const answered = new Promise((resolve) => (allReached = resolve));
    addEventListener(
      'online',
      async () => {
        const started = performance.now();
        await answered;
        await replication.awaitInSync();
        globalThis.drained = { ms: performance.now() - started, longestFrameMs: 0 };
      },
      { once: true },
    );
  },
};
