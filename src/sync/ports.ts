import type {
  DayRow,
  EpochMs,
  FavouriteRow,
  GoalsRow,
  Lane,
  MealRow,
  NewOperation,
  Operation,
  PlanRow,
  SentOperation,
  SyncMemory,
  ConversationTombRow,
  ThingRow,
  TombRow,
  UserRow,
  WeightRow,
} from './records.ts';
import type { DiaryDay } from '#domain/diary/diary-day.ts';

/** Rows of one kind by their key, inside a transaction. */
export interface Rows<Row, Key> {
  get(key: Key): Promise<Row | undefined>;
  getMany(keys: readonly Key[]): Promise<(Row | undefined)[]>;
  all(): Promise<Row[]>;
  putMany(rows: readonly Row[]): Promise<void>;
  deleteMany(keys: readonly Key[]): Promise<void>;
}

/** The waiting operations of one user. */
export interface OutboxRows {
  /** Adds at the end, in their order, and gives each a `seq` above all that ever were; returns them with it. */
  add(operations: readonly NewOperation[]): Promise<Operation[]>;
  putMany(operations: readonly Operation[]): Promise<void>;
  /**
   * As `putMany`, of operations that leave together: they differ from what is stored in their request, their attempts (one more)
   * and the state `inflight` alone, so that a store may note all of them in one place.
   */
  putSent(operations: readonly SentOperation[]): Promise<void>;
  /** As `putMany`, of operations that were acknowledged together: as `operation-states` makes them of what is stored. */
  putAcked(operations: readonly Operation[]): Promise<void>;
  deleteMany(seqs: readonly number[]): Promise<void>;
  /** By tap order. */
  all(): Promise<Operation[]>;
  byLane(lane: Lane): Promise<Operation[]>;
  byLanes(lanes: readonly Lane[]): Promise<Operation[]>;
  bySeqs(seqs: readonly number[]): Promise<(Operation | undefined)[]>;
  /** As `bySeqs`, of operations that have left: a store that knows that they are as they left need not read them again. */
  afterSending(operations: readonly SentOperation[]): Promise<(Operation | undefined)[]>;
}

/**
 * One atomic transaction. Every method may be awaited, nothing else may be awaited inside:
 * IndexedDB commits a transaction that waits for something foreign.
 */
export interface StoreTransaction {
  meals: Rows<MealRow, string> & {
    byDay(day: DiaryDay): Promise<MealRow[]>;
    byBaseDays(days: readonly DiaryDay[]): Promise<MealRow[]>;
  };
  days: Rows<DayRow, DiaryDay>;
  weights: Rows<WeightRow, DiaryDay>;
  favourites: Rows<FavouriteRow, string>;
  things: Rows<ThingRow, string>;
  goals: Rows<GoalsRow, DiaryDay>;
  plan: Rows<PlanRow, 'current'>;
  user: Rows<UserRow, 'current'>;
  tombs: Rows<TombRow, string>;
  talkTombs: Rows<ConversationTombRow, string>;
  /** What was said, which only screens and commands read; a deletion elsewhere forgets it here. */
  talks: {
    forgetConversations(conversationIds: readonly string[]): Promise<void>;
    /** One that was given up before the server had it. */
    forgetExchanges(ids: readonly string[]): Promise<void>;
  };
  /** The bytes that wait under a name. */
  blobs: { deleteMany(names: readonly string[]): Promise<void> };
  outbox: OutboxRows;
  memory: { get(): Promise<SyncMemory>; put(memory: SyncMemory): Promise<void> };
}

/** The diary of one user on this device. */
export interface SyncStore {
  /** All of `body` or nothing; transactions that write run one after the other. Durable when it resolves. */
  write<T>(body: (tx: StoreTransaction) => Promise<T>): Promise<T>;
  read<T>(body: (tx: StoreTransaction) => Promise<T>): Promise<T>;
  /** The waiting picture of that name, or undefined when it is gone. */
  picture(name: string): Promise<Blob | undefined>;
  /** Forgets a picture that has arrived or was refused. */
  forgetPicture(name: string): Promise<void>;
}

export interface HttpRequest {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below `/api`, query included. */
  path: string;
  headers: Readonly<Record<string, string>>;
  body: string | { multipart: { thumbnail: Blob; name: string } } | null;
  /** The request is given up after this many ms. */
  timeoutMs: number;
}

/** An answer of whoever answered: perhaps not our server. */
export interface HttpAnswer {
  status: number;
  /** Lower-case names. */
  header(name: string): string | null;
  body: string;
}

export interface Http {
  /** Null: no answer came, for whatever reason; the request may or may not have arrived. */
  send(request: HttpRequest, signal: AbortSignal): Promise<HttpAnswer | null>;
}

export interface Clock {
  /** The wall clock, which the person may set. */
  now(): EpochMs;
  /** Ms that only grow, while this context lives. */
  monotonic(): number;
  /** Resolves after `ms`, or at once when the signal aborts. */
  sleep(ms: number, signal: AbortSignal): Promise<void>;
}

export interface Random {
  /** Uniform in [0, 1). */
  next(): number;
  /** A fresh UUIDv7. */
  uuid(): string;
}

/** Web Locks, or the like. */
export interface Locks {
  /**
   * Runs `body` while holding `name`; its signal aborts when the lock is stolen.
   * With `steal` the present holder loses it. Resolves false without running when `signal` aborts while waiting.
   */
  hold(
    name: string,
    options: { steal: boolean; signal: AbortSignal },
    body: (lost: AbortSignal) => Promise<void>,
  ): Promise<boolean>;
}

/** Why an engine is woken: there is something to do, or another network is there. */
export type WakeCause = 'work' | 'network';

/** Wakes others; carries no state. */
export interface Bus {
  wake(cause: WakeCause): void;
  onWake(listener: (cause: WakeCause) => void): () => void;
}

/** Everything the engine touches. */
export interface SyncPorts {
  store: SyncStore;
  http: Http;
  clock: Clock;
  random: Random;
  locks: Locks;
  bus: Bus;
}
