import { isDeepStrictEqual } from 'node:util';
import { acked, sent } from '#sync/outbox/operation-states.ts';
import type { OutboxRows, Rows, StoreTransaction, SyncStore } from '#sync/ports.ts';
import { EMPTY_MEMORY } from '#sync/outbox/empty-memory.ts';
import type {
  DayRow,
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
} from '#sync/records.ts';

/** Everything that one diary keeps on a device. Rows are never mutated, only replaced. */
export interface Tables {
  meals: Map<string, MealRow>;
  days: Map<string, DayRow>;
  weights: Map<string, WeightRow>;
  favourites: Map<string, FavouriteRow>;
  things: Map<string, ThingRow>;
  goals: Map<string, GoalsRow>;
  plan: Map<string, PlanRow>;
  user: Map<string, UserRow>;
  tombs: Map<string, TombRow>;
  talkTombs: Map<string, ConversationTombRow>;
  outbox: Map<number, Operation>;
  memory: SyncMemory;
  nextSeq: number;
}

/** When a transaction may begin and when its caller hears of its end: the simulation decides. */
export type Gate = <T>(name: 'write' | 'read' | 'picture', run: () => Promise<T>) => Promise<T>;

/** What survives when every tab is closed. */
export interface Disk {
  tables: Tables;
  pictures: Map<string, Blob>;
}

export const emptyDisk = (): Disk => ({
  tables: {
    meals: new Map(),
    days: new Map(),
    weights: new Map(),
    favourites: new Map(),
    things: new Map(),
    goals: new Map(),
    plan: new Map(),
    user: new Map(),
    tombs: new Map(),
    talkTombs: new Map(),
    outbox: new Map(),
    memory: EMPTY_MEMORY,
    nextSeq: 1,
  },
  pictures: new Map(),
});

/** `SyncStore` in memory, with whole transactions: a body that rejects leaves nothing behind. */
export class MemoryStore implements SyncStore {
  readonly disk: Disk;
  private readonly gate: Gate;
  private last: Promise<unknown> = Promise.resolve();

  constructor(disk: Disk = emptyDisk(), gate?: Gate) {
    this.disk = disk;
    this.gate = gate ?? ((_, run) => (this.last = this.last.then(run, run)) as ReturnType<typeof run>);
  }

  write<T>(body: (tx: StoreTransaction) => Promise<T>): Promise<T> {
    return this.gate('write', async () => {
      const draft = { ...this.disk.tables };
      const result = await body(transactionOver(draft, this.disk.tables));
      this.disk.tables = draft;
      return result;
    });
  }

  read<T>(body: (tx: StoreTransaction) => Promise<T>): Promise<T> {
    return this.gate('read', () => body(transactionOver({ ...this.disk.tables }, this.disk.tables)));
  }

  picture(name: string): Promise<Blob | undefined> {
    return this.gate('picture', async () => this.disk.pictures.get(name));
  }

  forgetPicture(name: string): Promise<void> {
    return this.gate('picture', async () => {
      this.disk.pictures.delete(name);
    });
  }
}

type TableName = Exclude<keyof Tables, 'memory' | 'nextSeq'>;

function transactionOver(draft: Tables, committed: Tables): StoreTransaction {
  const table = <Row>(name: TableName, keyOf: (row: Row) => string) =>
    new TableRows<Row>(draft, committed, name, keyOf);
  return {
    meals: new MealRows(draft, committed, 'meals', byId),
    days: table<DayRow>('days', byDate),
    weights: table<WeightRow>('weights', byDate),
    favourites: table<FavouriteRow>('favourites', byId),
    things: table<ThingRow>('things', byId),
    goals: table<GoalsRow>('goals', byDate),
    plan: table<PlanRow>('plan', byKey),
    user: table<UserRow>('user', byKey),
    tombs: table<TombRow>('tombs', byId),
    talkTombs: table<ConversationTombRow>('talkTombs', ({ talkId }) => talkId),
    // What was said lies in no table of the engine's.
    talks: { forgetConversations: async () => undefined, forgetExchanges: async () => undefined },
    // Nor do bytes: an undo needs them again.
    blobs: { deleteMany: async () => undefined },
    outbox: new OutboxTable(draft, committed),
    memory: {
      get: async () => draft.memory,
      put: async (memory) => {
        draft.memory = memory;
      },
    },
  };
}

const byId = ({ id }: { id: string }) => id;
const byDate = ({ date }: { date: string }) => date;
const byKey = ({ key }: { key: string }) => key;
const bySeq = (one: Operation, other: Operation) => one.seq - other.seq;

/** A table of the draft; it is copied when it is first written to. */
class TableRows<Row> implements Rows<Row, string> {
  readonly draft: Tables;
  private readonly committed: Tables;
  private readonly name: TableName;
  private readonly keyOf: (row: Row) => string;

  constructor(draft: Tables, committed: Tables, name: TableName, keyOf: (row: Row) => string) {
    this.draft = draft;
    this.committed = committed;
    this.name = name;
    this.keyOf = keyOf;
  }

  private get rows(): ReadonlyMap<string, Row> {
    return this.draft[this.name] as unknown as ReadonlyMap<string, Row>;
  }

  private get target(): Map<string, Row> {
    if (this.draft[this.name] === this.committed[this.name]) {
      Object.assign(this.draft, { [this.name]: new Map(this.rows) });
    }
    return this.draft[this.name] as unknown as Map<string, Row>;
  }

  get = async (key: string) => this.rows.get(key);
  getMany = async (keys: readonly string[]) => keys.map((key) => this.rows.get(key));
  all = async () => [...this.rows.values()];
  putMany = async (rows: readonly Row[]) => {
    const { target } = this;
    for (const row of rows) target.set(this.keyOf(row), row);
  };
  deleteMany = async (keys: readonly string[]) => {
    const { target } = this;
    for (const key of keys) target.delete(key);
  };
}

class MealRows extends TableRows<MealRow> {
  byDay = async (day: string) => [...this.draft.meals.values()].filter((row) => row.day === day);
  byBaseDays = async (days: readonly string[]) =>
    [...this.draft.meals.values()].filter(({ base }) => base !== null && days.includes(base.date));
}

class OutboxTable implements OutboxRows {
  private readonly draft: Tables;
  private readonly committed: Tables;

  constructor(draft: Tables, committed: Tables) {
    this.draft = draft;
    this.committed = committed;
  }

  private get target(): Map<number, Operation> {
    if (this.draft.outbox === this.committed.outbox) this.draft.outbox = new Map(this.draft.outbox);
    return this.draft.outbox;
  }

  private where(wanted: (operation: Operation) => boolean): Operation[] {
    return [...this.draft.outbox.values()].filter(wanted).toSorted(bySeq);
  }

  add = async (operations: readonly NewOperation[]) => {
    const added = operations.map((operation) => ({ ...operation, seq: this.draft.nextSeq++ }));
    await this.putMany(added);
    return added;
  };
  putMany = async (operations: readonly Operation[]) => {
    const { target } = this;
    for (const operation of operations) target.set(operation.seq, operation);
  };
  // A store may keep only what the port says that it differs in.
  putSent = async (operations: readonly SentOperation[]) => {
    for (const one of operations) this.mustBe(one, (stored) => sent(stored, one.request));
    await this.putMany(operations);
  };
  putAcked = async (operations: readonly Operation[]) => {
    for (const one of operations) this.mustBe(one, (stored) => acked(stored, one.rev, one.generation));
    await this.putMany(operations);
  };
  private mustBe(one: Operation, of: (stored: Operation) => Operation): void {
    const stored = this.draft.outbox.get(one.seq);
    if (!stored || !isDeepStrictEqual(of(stored), one))
      throw new Error(`operation ${one.seq} differs in more than that`);
  }
  deleteMany = async (seqs: readonly number[]) => {
    const { target } = this;
    for (const seq of seqs) target.delete(seq);
  };
  all = async () => [...this.draft.outbox.values()].toSorted(bySeq);
  byLane = async (lane: Lane) => this.where((operation) => operation.lane === lane);
  byLanes = async (lanes: readonly Lane[]) => this.where((operation) => lanes.includes(operation.lane));
  bySeqs = async (seqs: readonly number[]) => seqs.map((seq) => this.draft.outbox.get(seq));
  afterSending = (operations: readonly SentOperation[]) => this.bySeqs(operations.map(({ seq }) => seq));
}
