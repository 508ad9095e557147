import { Dexie, type Table, type Transaction } from 'dexie';
import type { DiaryDay } from '#domain/diary/diary-day.ts';
import { EMPTY_MEMORY } from '#sync/outbox/empty-memory.ts';
import type {
  DayRow,
  EpochMs,
  Exchange,
  FavouriteRow,
  GoalsRow,
  MealEntry,
  MealRow,
  NewOperation,
  Operation,
  PlanRow,
  SyncMemory,
  ConversationTombRow,
  ThingRow,
  TombRow,
  UserRow,
  WeightRow,
} from '#sync/records.ts';
import type { KeptScan } from '../products/kept-scan.ts';
import type { KeptPhoto } from '../photos/kept-photo.ts';
import type { ClockMark, LastOrder, PaymentMemory } from '../session/access/payment-memory.ts';
import type { ReminderMemory } from '../reminders/reminder-memory.ts';
import type { DiarySeed } from '../session/seed.ts';
import type { ShoppingMemory } from '../food/shopping/shopping-memory.ts';
import type { FlightRow } from './flights.ts';
import { memoryRows, type MemoryParts } from './memory-parts.ts';
import type { ImportPart, ImportRecord } from '../transfer/import/import-record.ts';
import type { DayChoice } from './reads/day-question.ts';

/** A picture that this device holds: until the server has it, or as long as its kept photo waits. Bytes, because WebKit loses stored Blobs. */
export interface BlobRow {
  name: string;
  bytes: ArrayBuffer;
  type: string;
}

/** One question to the assistant with its answer. `at`: when it was answered, epoch ms. */
export interface ExchangeRow extends Exchange {
  /** The conversation it belongs to: `metadata.conversationId`, indexed. */
  talkId: string;
  at: EpochMs;
}

/** A day that holds a dish, today or years ago. */
export interface LoggedDayRow {
  day: DiaryDay;
  /** What was eaten on it, one sum for each meal; absent since a dish of the day was written, until it is reckoned again. */
  eaten?: EatenMeal[];
}

/** The energy of one meal in kcal. */
export type EatenMeal = Pick<MealEntry, 'mealType' | 'calories'>;

/** What `kv` may hold, by its key. */
export interface KvValues extends MemoryParts {
  payment: PaymentMemory;
  'clock-mark': ClockMark;
  seed: DiarySeed;
  'day-choice': DayChoice;
  shopping: ShoppingMemory;
  recommendations: boolean;
  /** The way by which a dish was added last. */
  'add-meal-way': string;
  'last-order': LastOrder;
  reminders: ReminderMemory;
  /** The first day on which the weekly check-in is shown again. */
  'check-in': DiaryDay;
  /** A file that was taken in. */
  [record: `import:${string}`]: ImportRecord;
  /** What a part of it brought. */
  [part: `import-part:${string}`]: ImportPart;
  /** Barcodes that wait for a network or for the person's word, oldest first. */
  scans: readonly KeptScan[];
}
export type KvRow = { [Key in keyof KvValues]: { key: Key; value: KvValues[Key] } }[keyof KvValues];

/** Raised with every change of the tables; each version only adds to the one before. */
export const SCHEMA_VERSION = 11;

const PREFIX = 'diary-';

// On localhost Dexie keeps stacks and writes to the console; what we measure there is what people get.
Dexie.debug = false;

/** The name of a user's database. */
export const databaseName = (uid: string): string => `${PREFIX}${uid}`;

/** One user's diary on this device. */
export class DiaryDatabase extends Dexie {
  declare readonly meals: Table<MealRow, string>;
  declare readonly loggedDays: Table<LoggedDayRow, DiaryDay>;
  declare readonly days: Table<DayRow, string>;
  declare readonly weights: Table<WeightRow, string>;
  declare readonly favourites: Table<FavouriteRow, string>;
  declare readonly things: Table<ThingRow, string>;
  declare readonly goals: Table<GoalsRow, string>;
  declare readonly plan: Table<PlanRow, string>;
  declare readonly user: Table<UserRow, string>;
  declare readonly tombs: Table<TombRow, string>;
  declare readonly outbox: Table<Operation, number, NewOperation>;
  declare readonly flights: Table<FlightRow, number, Omit<FlightRow, 'id'>>;
  declare readonly blobs: Table<BlobRow, string>;
  declare readonly photos: Table<KeptPhoto, string>;
  declare readonly talks: Table<ExchangeRow, string>;
  declare readonly talkTombs: Table<ConversationTombRow, string>;
  declare readonly kv: Table<KvRow, string>;

  constructor(uid: string) {
    super(databaseName(uid), {
      // Its copies of query results cost more than an index range of a day, and worker writes pass it by.
      cache: 'disabled',
      // What a tap wrote survives a battery that dies in the next second.
      chromeTransactionDurability: 'strict',
    });
    // Dexie upgrades from the tables that it finds, so one step takes every older version here; each version that is named
    // would cost a start some milliseconds. What those were told of had no place in them: the next pull tells everything again.
    this.version(8)
      .stores({
        meals: 'id, day, base.date',
        loggedDays: 'day',
        days: 'date',
        weights: 'date',
        favourites: 'id',
        things: 'id',
        goals: 'date',
        plan: 'key',
        user: 'key',
        tombs: 'id',
        outbox: '++seq, lane, state',
        blobs: 'name',
        photos: 'id',
        talks: 'id, talkId, at',
        talkTombs: 'talkId',
        kv: 'key',
      })
      .upgrade(async (trans) => {
        await pullAnew(trans);
        const days = await trans.table('meals').where('day').above('').uniqueKeys();
        await trans.table('loggedDays').bulkPut(days.map((day) => ({ day })));
      });
    this.version(11).stores({ flights: '++id' }).upgrade(memoryInParts);
  }
}

/** The tables of a diary. */
export type TableName = {
  [Key in keyof DiaryDatabase]: DiaryDatabase[Key] extends Table ? Key : never;
}[Exclude<keyof DiaryDatabase, keyof Dexie>];

/** They had all of the memory in one row. */
async function pullAnew(trans: Transaction): Promise<void> {
  await kvOf(trans)
    .where('key')
    .equals('memory')
    .modify((row) => {
      if (row.key === 'memory') row.value = { ...row.value, cursor: 0, absent: [] };
    });
}

/** What was one row becomes one for each kind of reader. Older versions also began with small batches; now the first takes all, and trouble halves it. */
async function memoryInParts(trans: Transaction): Promise<void> {
  const row = await kvOf(trans).get('memory');
  if (row?.key !== 'memory') return;
  const whole: SyncMemory = { ...EMPTY_MEMORY, ...row.value, batchSize: EMPTY_MEMORY.batchSize };
  await kvOf(trans).bulkPut(memoryRows(whole));
}

const kvOf = (trans: Transaction) => trans.table<KvRow, string>('kv');
