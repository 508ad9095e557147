import type { OutboxRows, Rows, StoreTransaction, SyncStore } from '../../src/sync/ports.ts';
import { EMPTY_MEMORY } from '../../src/sync/empty-memory.ts';
import type {
  DayRow, GoalsRow, MealRow, Operation, PlanRow, SyncMemory, TombRow, UserRow, WeightRow,
} from '../../src/sync/records.ts';

/** Everything that one diary keeps on a device. Rows are never mutated, only replaced. */
export interface Tables {
  meals: Map<string, MealRow>;
  days: Map<string, DayRow>;
  weights: Map<string, WeightRow>;
  goals: Map<string, GoalsRow>;
  plan: Map<string, PlanRow>;
  user: Map<string, UserRow>;
  tombs: Map<string, TombRow>;
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
    meals: new Map(), days: new Map(), weights: new Map(), goals: new Map(), plan: new Map(), user: new Map(),
    tombs: new Map(), outbox: new Map(), memory: EMPTY_MEMORY, nextSeq: 1,
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
  // A table is copied when it is first written to.
  const writable = <Name extends TableName>(name: Name): Tables[Name] => {
    if (draft[name] === committed[name]) draft[name] = new Map(draft[name] as Map<never, never>) as Tables[Name];
    return draft[name];
  };
  const rows = <Row>(name: TableName, keyOf: (row: Row) => string): Rows<Row, string> => {
    const table = () => draft[name] as unknown as ReadonlyMap<string, Row>;
    const target = () => writable(name) as unknown as Map<string, Row>;
    return {
      get: async (key) => table().get(key),
      getMany: async (keys) => keys.map((key) => table().get(key)),
      all: async () => [...table().values()],
      putMany: async (all) => all.forEach((row) => target().set(keyOf(row), row)),
      deleteMany: async (keys) => keys.forEach((key) => target().delete(key)),
    };
  };
  const byDate = (row: { date: string }) => row.date;
  return {
    meals: {
      ...rows<MealRow>('meals', ({ id }) => id),
      byDay: async (day) => [...draft.meals.values()].filter((row) => row.day === day),
      byBaseDays: async (days) => {
        const wanted = new Set<string>(days);
        return [...draft.meals.values()].filter(({ base }) => base !== null && wanted.has(base.date));
      },
    },
    days: rows<DayRow>('days', byDate),
    weights: rows<WeightRow>('weights', byDate),
    goals: rows<GoalsRow>('goals', byDate),
    plan: rows<PlanRow>('plan', ({ key }) => key),
    user: rows<UserRow>('user', ({ key }) => key),
    tombs: rows<TombRow>('tombs', ({ id }) => id),
    outbox: outboxOf(draft, () => writable('outbox')),
    memory: {
      get: async () => draft.memory,
      put: async (memory) => {
        draft.memory = memory;
      },
    },
  };
}

function outboxOf(draft: Tables, target: () => Map<number, Operation>): OutboxRows {
  const bySeq = (one: Operation, other: Operation) => one.seq - other.seq;
  return {
    add: async (operations) => {
      const added = operations.map((operation) => ({ ...operation, seq: draft.nextSeq++ }));
      for (const operation of added) target().set(operation.seq, operation);
      return added;
    },
    putMany: async (operations) => operations.forEach((operation) => target().set(operation.seq, operation)),
    deleteMany: async (seqs) => seqs.forEach((seq) => target().delete(seq)),
    all: async () => [...draft.outbox.values()].sort(bySeq),
    byLane: async (lane) => [...draft.outbox.values()].filter((operation) => operation.lane === lane).sort(bySeq),
    byLanes: async (lanes) => {
      const wanted = new Set(lanes);
      return [...draft.outbox.values()].filter(({ lane }) => wanted.has(lane)).sort(bySeq);
    },
    bySeqs: async (seqs) => seqs.map((seq) => draft.outbox.get(seq)),
  };
}
