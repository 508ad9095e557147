import type { DiaryDay } from '#domain/diary-day.ts';
import { hasAccess } from '#domain/trial.ts';
import type {
  ConversationRow,
  DayRow,
  FavouriteRow,
  GoalsRow,
  IdempotencyRow,
  PlanRow,
  TalkMarkRow,
  UserRow,
  WaterEntryRow,
  WeightRow,
} from '../store/schema.ts';
import type { Changes } from './changes.ts';
import type { Loaded, StoredMeal } from './load.ts';

/** What one operation changes. Rows carry the operation's revision. */
export interface Effect {
  user?: Partial<UserRow>;
  meals?: StoredMeal[];
  days?: DayRow[];
  water?: WaterEntryRow[];
  weights?: WeightRow[];
  goals?: GoalsRow[];
  plan?: PlanRow;
  conversations?: ConversationRow[];
  talkMarks?: TalkMarkRow[];
  favourites?: FavouriteRow[];
  key?: IdempotencyRow;
}

/**
 * A user's loaded rows with the changes decided so far on top. An operation reads here and answers an Effect;
 * one that is refused leaves no trace, so operations of a batch are independent without a savepoint each.
 */
export class Work {
  user: UserRow;
  readonly pictures: ReadonlySet<string>;
  readonly pictureDays: readonly DiaryDay[];
  readonly #nowMs: number;
  readonly #meals: Table<string, StoredMeal>;
  readonly #days = new Table<string, DayRow>([], ({ date }) => date);
  readonly #water: Table<string, WaterEntryRow>;
  readonly #waterOf = new Map<DiaryDay, WaterEntryRow[]>();
  readonly #weights: Table<string, WeightRow>;
  readonly #goals: Table<string, GoalsRow>;
  readonly #plan: Table<string, PlanRow>;
  readonly #conversations: Table<string, ConversationRow>;
  readonly #talkMarks: Table<string, TalkMarkRow>;
  readonly #favourites: Table<string, FavouriteRow>;
  readonly #keys: Table<string, IdempotencyRow>;
  #userChanged = false;

  constructor(
    readonly userId: string,
    loaded: Loaded,
    nowMs: number,
  ) {
    if (!loaded.user) throw new Error('Work needs a user');
    const { weight: _, ...user } = loaded.user;
    this.user = user;
    this.#nowMs = nowMs;
    this.pictures = new Set(loaded.pictures?.map(({ name }) => name));
    this.pictureDays = loaded.pictureDays?.map(({ date }) => date) ?? [];
    this.#meals = new Table(loaded.meals ?? [], ({ id }) => id);
    this.#water = new Table(loaded.water ?? [], ({ id }) => id);
    this.#weights = new Table([...(loaded.recentWeights ?? []), ...(loaded.weights ?? [])], ({ date }) => date);
    this.#goals = new Table(loaded.goals ?? [], ({ date }) => date);
    this.#plan = new Table(loaded.plan ?? [], () => 'plan');
    this.#conversations = new Table([...(loaded.exchangesOf ?? []), ...(loaded.conversations ?? [])], ({ id }) => id);
    this.#talkMarks = new Table(loaded.talkMarks ?? [], ({ conversationId }) => conversationId);
    this.#favourites = new Table(loaded.favourites ?? [], ({ id }) => id);
    this.#keys = new Table(loaded.keys ?? [], ({ key }) => key);
    for (const row of loaded.water ?? []) this.#addToDay(row);
  }

  /** Premium, or an active trial. */
  get access(): boolean {
    return userHasAccess(this.user, this.#nowMs);
  }

  get plan(): PlanRow | undefined {
    return this.#plan.get('plan');
  }

  /** The newest weigh-in in kg, with `added` on top; operations that ask for it want `newestWeight`. */
  newestWeight(added: readonly WeightRow[] = []): number | null {
    let newest: WeightRow | null = null;
    for (const row of [...this.#weights.all(), ...added]) {
      if (row.weight !== null && (!newest || row.date >= newest.date)) newest = row;
    }
    return newest?.weight ?? null;
  }

  meal(id: string): StoredMeal | undefined {
    return this.#meals.get(id);
  }

  waterRow(id: string): WaterEntryRow | undefined {
    return this.#water.get(id);
  }

  /** A day's rows in the order in which they came. */
  waterOn(date: DiaryDay): readonly WaterEntryRow[] {
    return this.#waterOf.get(date) ?? [];
  }

  weighing(date: DiaryDay): WeightRow | undefined {
    return this.#weights.get(date);
  }

  goalsTimeline(): GoalsRow[] {
    return this.#goals.all();
  }

  conversation(id: string): ConversationRow | undefined {
    return this.#conversations.get(id);
  }

  talkMark(conversationId: string): TalkMarkRow | undefined {
    return this.#talkMarks.get(conversationId);
  }

  /** What stands in a talk. */
  exchangesOf(conversationId: string): ConversationRow[] {
    return this.#conversations.all().filter((row) => row.conversationId === conversationId && !row.deleted);
  }

  favourite(id: string): FavouriteRow | undefined {
    return this.#favourites.get(id);
  }

  key(key: string): IdempotencyRow | undefined {
    return this.#keys.get(key);
  }

  /** Whether an operation of this work has used the key. */
  decidedKey(key: string): boolean {
    return this.#keys.hasChanged(key);
  }

  apply({
    user,
    meals = [],
    days = [],
    water = [],
    weights = [],
    goals = [],
    plan,
    conversations = [],
    talkMarks = [],
    favourites = [],
    key,
  }: Effect): void {
    if (user) {
      this.user = { ...this.user, ...user };
      this.#userChanged = true;
    }
    meals.forEach((row) => this.#meals.put(row));
    days.forEach((row) => this.#days.put(row));
    weights.forEach((row) => this.#weights.put(row));
    goals.forEach((row) => this.#goals.put(row));
    if (plan) this.#plan.put(plan);
    conversations.forEach((row) => this.#conversations.put(row));
    talkMarks.forEach((row) => this.#talkMarks.put(row));
    favourites.forEach((row) => this.#favourites.put(row));
    if (key) this.#keys.put(key);
    for (const row of water) {
      this.#water.put(row);
      this.#addToDay(row);
    }
  }

  changes(): Changes {
    return {
      user: this.#userChanged ? this.user : null,
      meals: this.#meals.changed().map(({ pictureMissing: _, ...row }) => row),
      days: this.#days.changed(),
      water: this.#water.changed(),
      weights: this.#weights.changed(),
      goals: this.#goals.changed(),
      plan: this.#plan.changed(),
      conversations: this.#conversations.changed(),
      talkMarks: this.#talkMarks.changed(),
      favourites: this.#favourites.changed(),
      keys: this.#keys.changed(),
    };
  }

  #addToDay(row: WaterEntryRow): void {
    const rows = this.#waterOf.get(row.date);
    if (rows) rows.push(row);
    else this.#waterOf.set(row.date, [row]);
  }
}

/** Whether the user's paid features are open at `nowMs`. */
export function userHasAccess(user: UserRow, nowMs: number): boolean {
  return hasAccess({ startedAt: user.trialStartedMs, isPremium: isPremium(user, nowMs) }, nowMs);
}

/** Premium is computed from its end, never stored. */
export const isPremium = (user: UserRow, nowMs: number): boolean =>
  user.premiumUntilMs !== null && user.premiumUntilMs > nowMs;

/** Rows by key, with those that changed. */
class Table<Key, Row> {
  readonly #rows = new Map<Key, Row>();
  readonly #changed = new Set<Key>();
  readonly #keyOf: (row: Row) => Key;

  constructor(rows: readonly Row[], keyOf: (row: Row) => Key) {
    this.#keyOf = keyOf;
    for (const row of rows) this.#rows.set(keyOf(row), row);
  }

  get(key: Key): Row | undefined {
    return this.#rows.get(key);
  }

  put(row: Row): void {
    const key = this.#keyOf(row);
    this.#rows.set(key, row);
    this.#changed.add(key);
  }

  all(): Row[] {
    return [...this.#rows.values()];
  }

  hasChanged(key: Key): boolean {
    return this.#changed.has(key);
  }

  changed(): Row[] {
    return this.all().filter((row) => this.#changed.has(this.#keyOf(row)));
  }
}
