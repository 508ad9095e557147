import type { Table, Transaction } from 'dexie';
import type { DiaryDay } from '#domain/diary/diary-day.ts';
import type { Rows, OutboxRows, StoreTransaction, SyncStore } from '#sync/ports.ts';
import type {
  DayRow,
  FavouriteRow,
  GoalsRow,
  MealRow,
  NewOperation,
  Operation,
  PlanRow,
  ConversationTombRow,
  ThingRow,
  TombRow,
  UserRow,
  WeightRow,
} from '#sync/records.ts';
import type { KeptPhoto } from '../photos/kept-photo.ts';
import { memoryIn } from './engine-memory.ts';
import { Flights, type FlightRow } from './flights.ts';
import { mealWrites } from './meal-writes.ts';
import type { BlobRow, DiaryDatabase, KvRow, LoggedDayRow, ExchangeRow } from './schema.ts';

/** A transaction over everything, also over what the engine does not know of. */
export interface DiaryTransaction extends StoreTransaction {
  blobs: Rows<BlobRow, string>;
  photos: Rows<KeptPhoto, string>;
  /** Calls `act` as soon as all of it is on the disk, before anybody else hears of it. */
  onStored(act: () => void): void;
  /** What is remembered beside the diary itself. */
  kv: Table<KvRow, string>;
  talks: Rows<ExchangeRow, string> &
    StoreTransaction['talks'] & { ofConversation(talkId: string): Promise<ExchangeRow[]> };
}

/**
 * The diary of one user in IndexedDB. A failed write rejects with the error of IndexedDB or Dexie;
 * commands turn it into a StorageError.
 */
export class DexieStore implements SyncStore {
  private readonly db: DiaryDatabase;

  constructor(db: DiaryDatabase) {
    this.db = db;
  }

  write<T>(body: (tx: DiaryTransaction) => Promise<T>, scope?: Scope): Promise<T> {
    return this.run('rw', body, scope && SCOPES[scope]);
  }

  read<T>(body: (tx: DiaryTransaction) => Promise<T>): Promise<T> {
    return this.run('r', body);
  }

  async picture(name: string): Promise<Blob | undefined> {
    const row = await this.db.blobs.get(name);
    return row && new Blob([row.bytes], { type: row.type });
  }

  async forgetPicture(name: string): Promise<void> {
    await this.db.blobs.delete(name);
  }

  // Every scope has the outbox: overlapping scopes are what makes IndexedDB run writes one after the other.
  private async run<T>(
    mode: 'r' | 'rw',
    body: (tx: DiaryTransaction) => Promise<T>,
    tables: readonly string[] = this.db.tables.map(({ name }) => name),
  ): Promise<T> {
    return this.db.transaction(mode, tables, (trans) => body(transactionOver(trans)));
  }
}

/** The store of an open diary. Apart from the diary itself: what only shows a day does without the code that writes. */
export const storeOf = ({ db }: { db: DiaryDatabase }): DexieStore => new DexieStore(db);

/** What a write touches that is done many times a day: a transaction over all tables takes longer to begin than to end. */
const SCOPES = {
  dishes: ['outbox', 'flights', 'meals', 'loggedDays', 'tombs'],
  water: ['outbox', 'flights', 'days'],
} as const;
export type Scope = keyof typeof SCOPES;

function transactionOver(trans: Transaction): DiaryTransaction {
  const meals = trans.table<MealRow, string>('meals');
  const kv = trans.table<KvRow, string>('kv');
  return {
    meals: {
      ...rowsOf(meals),
      ...mealWrites(meals, trans.table<LoggedDayRow, DiaryDay>('loggedDays')),
      byDay: (day) => meals.where('day').equals(day).toArray(),
      byBaseDays: (days) => meals.where('base.date').anyOf(days).toArray(),
    },
    days: rowsOf(trans.table<DayRow, string>('days')),
    weights: rowsOf(trans.table<WeightRow, string>('weights')),
    favourites: rowsOf(trans.table<FavouriteRow, string>('favourites')),
    things: rowsOf(trans.table<ThingRow, string>('things')),
    goals: rowsOf(trans.table<GoalsRow, string>('goals')),
    plan: rowsOf(trans.table<PlanRow, string>('plan')),
    user: rowsOf(trans.table<UserRow, string>('user')),
    tombs: rowsOf(trans.table<TombRow, string>('tombs')),
    outbox: outboxOf(
      trans.table<Operation, number, NewOperation>('outbox'),
      new Flights(trans.table<FlightRow, number, Omit<FlightRow, 'id'>>('flights')),
    ),
    blobs: rowsOf(trans.table<BlobRow, string>('blobs')),
    photos: rowsOf(trans.table<KeptPhoto, string>('photos')),
    onStored: (act) => tellWhenStored(trans.idbtrans, act),
    talkTombs: rowsOf(trans.table<ConversationTombRow, string>('talkTombs')),
    talks: exchangesOf(trans.table<ExchangeRow, string>('talks')),
    kv,
    memory: memoryIn(kv),
  };
}

const toTell = new WeakMap<EventTarget, () => void>();
const heard = new WeakSet<IDBDatabase>();

/**
 * Listens on the way to the transaction, at its connection: at the transaction itself browsers tell in the order of asking, and Dexie, which asked first, has every
 * query asked again that the write touches.
 */
function tellWhenStored(transaction: IDBTransaction, act: () => void): void {
  toTell.set(transaction, act);
  if (heard.has(transaction.db)) return;
  heard.add(transaction.db);
  transaction.db.addEventListener('complete', ({ target }) => target && toTell.get(target)?.(), { capture: true });
}

function rowsOf<Row, Key extends string>(table: Table<Row, string>): Rows<Row, Key> {
  return {
    get: (key) => table.get(key),
    getMany: (keys) => table.bulkGet([...keys]),
    all: () => table.toArray(),
    putMany: async (rows) => {
      await table.bulkPut(rows);
    },
    deleteMany: (keys) => table.bulkDelete([...keys]),
  };
}

const exchangesOf = (talks: Table<ExchangeRow, string>): DiaryTransaction['talks'] => ({
  ...rowsOf(talks),
  ofConversation: (talkId) => talks.where('talkId').equals(talkId).sortBy('at'),
  forgetConversations: async (conversationIds) => {
    await talks.where('talkId').anyOf(conversationIds).delete();
  },
  forgetExchanges: (ids) => talks.bulkDelete([...ids]),
});

/** So few are written as rows of their own. */
const FEW = 8;

function outboxOf(outbox: Table<Operation, number, NewOperation>, flights: Flights): OutboxRows {
  const putMany = async (operations: readonly Operation[]) => {
    await Promise.all([flights.leave(operations.map(({ seq }) => seq)), outbox.bulkPut(operations)]);
  };
  // A lane in which nothing waits, as of a new entry, is no reason to ask for flights.
  const over = async <Row extends Operation | undefined>(rows: PromiseLike<Row[]>): Promise<Row[]> => {
    const read = await rows;
    return read.length > 0 ? flights.over(read) : read;
  };
  return {
    add: async (operations) => {
      // IndexedDB gives the number; the row gets it as its key path says.
      const seqs = await outbox.bulkAdd(operations, { allKeys: true });
      return operations.map((operation, at) => ({ ...operation, seq: seqs[at] ?? 0 }));
    },
    putMany,
    putSent: (operations) => (operations.length < FEW ? putMany(operations) : flights.depart(operations)),
    putAcked: async (operations) => {
      const others = await flights.arrive(operations);
      if (others.length > 0) await putMany(others);
    },
    deleteMany: async (seqs) => {
      await Promise.all([
        flights.leave(seqs),
        ...runsOf(seqs).map(([from, to]) =>
          from === to ? outbox.delete(from) : outbox.where(':id').between(from, to, true, true).delete(),
        ),
      ]);
    },
    all: async () => {
      const [rows] = await Promise.all([outbox.toArray(), flights.all()]);
      return flights.over(rows);
    },
    byLane: (lane) => over(outbox.where('lane').equals(lane).toArray()),
    byLanes: async (lanes) => {
      // One lane is the usual tap: `equals` reads it in one request, where `anyOf` steps a cursor.
      const [only] = lanes;
      if (only !== undefined && lanes.length === 1) return over(outbox.where('lane').equals(only).toArray());
      const found = await over(outbox.where('lane').anyOf(lanes).toArray());
      return found.toSorted((one, other) => one.seq - other.seq);
    },
    bySeqs: (seqs) => over(rowsAt(outbox, seqs)),
    afterSending: async (operations) =>
      operations.length >= FEW && (await flights.areUnderWay(operations))
        ? [...operations]
        : over(
            rowsAt(
              outbox,
              operations.map(({ seq }) => seq),
            ),
          ),
  };
}

/** What waits together was mostly tapped one after the other: one range is one request, where each key would be one. */
async function rowsAt(
  outbox: Table<Operation, number, NewOperation>,
  seqs: readonly number[],
): Promise<(Operation | undefined)[]> {
  const [from, to] = [Math.min(...seqs), Math.max(...seqs)];
  if (seqs.length < FEW || to - from >= 2 * seqs.length) return outbox.bulkGet([...seqs]);
  const rows = await outbox.where(':id').between(from, to, true, true).toArray();
  const bySeq = new Map(rows.map((row) => [row.seq, row]));
  return seqs.map((seq) => bySeq.get(seq));
}

/** Keys as runs of one after the other, each its first and its last. */
function runsOf(seqs: readonly number[]): [number, number][] {
  const runs: [number, number][] = [];
  for (const seq of seqs.toSorted((one, other) => one - other)) {
    const last = runs.at(-1);
    if (last && seq <= last[1] + 1) last[1] = seq;
    else runs.push([seq, seq]);
  }
  return runs;
}
