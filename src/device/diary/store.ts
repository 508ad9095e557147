import type { Table, Transaction } from 'dexie';
import type { DiaryDay } from '#domain/diary-day.ts';
import { EMPTY_MEMORY } from '#sync/empty-memory.ts';
import type { Rows, OutboxRows, StoreTransaction, SyncStore } from '#sync/ports.ts';
import type {
  DayRow,
  FavouriteRow,
  GoalsRow,
  MealRow,
  NewOperation,
  Operation,
  PlanRow,
  TalkTombRow,
  ThingRow,
  TombRow,
  UserRow,
  WeightRow,
} from '#sync/records.ts';
import type { KeptPhoto } from '../photos/kept-photo.ts';
import { mealWrites } from './meal-writes.ts';
import type { BlobRow, DiaryDatabase, KvRow, LoggedDayRow, TalkRow } from './schema.ts';

/** A transaction over everything, also over what the engine does not know of. */
export interface DiaryTransaction extends StoreTransaction {
  blobs: Rows<BlobRow, string>;
  photos: Rows<KeptPhoto, string>;
  /** What is remembered beside the diary itself. */
  kv: Table<KvRow, string>;
  talks: Rows<TalkRow, string> & StoreTransaction['talks'] & { ofTalk(talkId: string): Promise<TalkRow[]> };
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

  write<T>(body: (tx: DiaryTransaction) => Promise<T>): Promise<T> {
    return this.run('rw', body);
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

  // One scope for all writes: overlapping scopes are what makes IndexedDB run them one after the other.
  private async run<T>(mode: 'r' | 'rw', body: (tx: DiaryTransaction) => Promise<T>): Promise<T> {
    return this.db.transaction(mode, this.db.tables, (trans) => body(transactionOver(trans)));
  }
}

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
    outbox: outboxOf(trans.table<Operation, number, NewOperation>('outbox')),
    blobs: rowsOf(trans.table<BlobRow, string>('blobs')),
    photos: rowsOf(trans.table<KeptPhoto, string>('photos')),
    talkTombs: rowsOf(trans.table<TalkTombRow, string>('talkTombs')),
    talks: talksOf(trans.table<TalkRow, string>('talks')),
    kv,
    memory: {
      get: async () => {
        const row = await kv.get('memory');
        return row?.key === 'memory' ? row.value : EMPTY_MEMORY;
      },
      put: async (value) => {
        await kv.put({ key: 'memory', value });
      },
    },
  };
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

const talksOf = (talks: Table<TalkRow, string>): DiaryTransaction['talks'] => ({
  ...rowsOf(talks),
  ofTalk: (talkId) => talks.where('talkId').equals(talkId).sortBy('at'),
  forgetTalks: async (talkIds) => {
    await talks.where('talkId').anyOf(talkIds).delete();
  },
  forgetExchanges: (ids) => talks.bulkDelete([...ids]),
});

function outboxOf(outbox: Table<Operation, number, NewOperation>): OutboxRows {
  return {
    add: async (operations) => {
      // IndexedDB gives the number; the row gets it as its key path says.
      const seqs = await outbox.bulkAdd(operations, { allKeys: true });
      return operations.map((operation, at) => ({ ...operation, seq: seqs[at] ?? 0 }));
    },
    putMany: async (operations) => {
      await outbox.bulkPut(operations);
    },
    deleteMany: (seqs) => outbox.bulkDelete([...seqs]),
    all: () => outbox.toArray(),
    byLane: (lane) => outbox.where('lane').equals(lane).toArray(),
    byLanes: async (lanes) => {
      // One lane is the usual tap: `equals` reads it in one request, where `anyOf` steps a cursor.
      const [only] = lanes;
      if (only !== undefined && lanes.length === 1) return outbox.where('lane').equals(only).toArray();
      const found = await outbox.where('lane').anyOf(lanes).toArray();
      return found.toSorted((one, other) => one.seq - other.seq);
    },
    bySeqs: (seqs) => outbox.bulkGet([...seqs]),
  };
}
