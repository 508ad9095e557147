import type { DiaryDay } from '#domain/diary/diary-day.ts';
import type { Goals, GoalsChange } from '#domain/body/goals.ts';
import type { MealType } from '#domain/diary/meal-type.ts';
import type { SaidNutrients } from '#domain/nutrition/kept-nutrients.ts';
import type { WaterRow } from '#domain/body/water.ts';
import type { Diet } from '#domain/plan/diet-plan-draft.ts';
import type { Conversation } from '#contract/assistant/conversations.ts';
import type { KeptDish } from '#contract/diary/favourites.ts';
import type { Ingredient } from '#contract/diary/meals.ts';
import type { Timestamp } from '#contract/primitives.ts';
import type { Plan, PlanEntry } from '#contract/plan/plan.ts';
import type { PlanMeal } from '#domain/plan/meal-plan.ts';
import type { ProfileFields } from '#contract/account/profile.ts';
import type { ThingValue } from '#contract/diary/things.ts';
import type { User } from '#contract/account/user.ts';

/** Epoch ms of the device's clock. */
export type EpochMs = number;
/** A user's revision on the server. */
export type Rev = number;

/** A logged dish as the device shows it: kcal and g of the whole dish. */
export interface MealEntry extends SaidNutrients {
  /** UUIDv7 made on the device at the tap. */
  id: string;
  date: DiaryDay;
  mealType: MealType;
  title: string;
  imageUrl: string;
  calories: number;
  proteins: number;
  carbs: number;
  fats: number;
  mealId: string | null;
  timestamp: Timestamp;
  amount: number | null;
  unit: string | null;
  ingredients: Ingredient[];
}

/** How far an entity's operations have come: `none` wait, some wait, or one was refused. */
export type Waiting = 'none' | 'waiting' | 'refused';

/** The last server truth of an entry. */
export type MealBase = MealEntry & { rev: Rev; pictureMissing: boolean };

/** Every view row is `base ⊕ operations`: `base` is the last server truth, null when the server never told. */
export interface MealRow {
  id: string;
  base: MealBase | null;
  view: MealEntry | null;
  /** The view's day, indexed; empty when there is nothing to show. */
  day: DiaryDay | '';
  waiting: Waiting;
}

/** A day's water. */
export interface DayRow {
  date: DiaryDay;
  base: { rev: Rev; rows: WaterRow[] } | null;
  waterMl: number;
  waiting: Waiting;
}

/** A day's weigh-in in kg; null: none, or taken back. */
export interface WeightRow {
  date: DiaryDay;
  base: { rev: Rev; kg: number | null; timestamp: Timestamp } | null;
  kg: number | null;
  waiting: Waiting;
}

/** A dish that is kept to be logged again; null: it was given up. */
export interface FavouriteRow {
  /** UUIDv7 made on the device. */
  id: string;
  base: { rev: Rev; dish: KeptDish | null } | null;
  view: KeptDish | null;
  waiting: Waiting;
}

/** A value by name and key, also one of a name that only a newer app knows; null: there is none, or it was deleted. */
export interface ThingRow {
  /** `name/key`. */
  id: string;
  base: { rev: Rev; value: ThingValue | null } | null;
  view: ThingValue | null;
  waiting: Waiting;
}

/** Goals valid from `date` on; a view of null: only a base that is gone. */
export interface GoalsRow {
  date: DiaryDay;
  base: (Goals & { rev: Rev }) | null;
  view: Goals | null;
  waiting: Waiting;
}

/** The one active plan, under the key `current`. */
export interface PlanRow {
  key: 'current';
  base: Plan | null;
  view: Plan | null;
  waiting: Waiting;
}

/** The signed-in user's record, under the key `current`. */
export interface UserRow {
  key: 'current';
  base: (User & { rev: Rev }) | null;
  view: User | null;
  waiting: Waiting;
}

/** An id that was deleted for good, and where it stood; `rev` is the server's, null while the deletion waits. */
export interface TombRow {
  id: string;
  rev: Rev | null;
  date: DiaryDay;
  mealType: MealType;
}

/** A conversation with the assistant that was deleted for good; `rev` is the server's, null while the deletion waits. */
export interface ConversationTombRow {
  talkId: string;
  rev: Rev | null;
}

/** A question to the assistant and its answer, as the server keeps them; `source`: who answered. */
export type Exchange = Pick<Conversation, 'id' | 'userMessage' | 'assistantResponse'> & {
  metadata: { conversationId: string; source: 'model' | 'coach' };
};

/** What an operation does to the diary: the person's intention, before it has any bytes. */
export type Change =
  | { kind: 'meal.put'; meal: MealEntry; restore: boolean }
  | { kind: 'meal.delete'; id: string; date: DiaryDay; mealType: MealType }
  /** The row's id on the server is the operation's id, but a re-send names the row that it brings back. */
  | { kind: 'water.add'; date: DiaryDay; ml: number; rowId?: string }
  | { kind: 'weight.put'; date: DiaryDay; kg: number }
  | { kind: 'weight.delete'; date: DiaryDay }
  | { kind: 'favourite.put'; id: string; dish: KeptDish }
  | { kind: 'favourite.delete'; id: string }
  /** A value under its key; null: it is deleted. */
  | { kind: 'thing.set'; name: string; key: string; value: ThingValue | null }
  | { kind: 'goals.change'; date: DiaryDay; change: GoalsChange }
  /** `next`: the week after, of the same diet; the goals stay. */
  | { kind: 'diet.choose'; dietId: Diet; date: DiaryDay; next?: true }
  | { kind: 'profile.change'; fields: ProfileFields }
  /** Another dish in the place of a planned one; the undo is the same with both exchanged. */
  | {
      kind: 'plan.swap';
      planId: string;
      day: number;
      meal: PlanMeal;
      old: PlanEntry;
      dish: PlanEntry;
      /** The day that the dish is for; absent in what an older app wrote. */
      date?: DiaryDay;
    }
  /** The week as it was before a restore, or as a file has it, in the place of the one that the device knows. */
  | { kind: 'plan.put'; plan: Pick<Plan, 'planId' | 'dietId' | 'days' | 'next'> }
  /** One question to the assistant with its answer; kept once, never changed. `restore`: also in a conversation that was deleted. */
  | { kind: 'talk.keep'; exchange: Exchange; restore?: boolean }
  /** A conversation with all that was said in it. */
  | { kind: 'talk.delete'; talkId: string }
  /** The bytes wait in the blobs table under the same name. */
  | { kind: 'picture.put'; name: string; mealId: string };

/** Operations of one lane leave strictly first-in-first-out; lanes do not wait for each other. */
export type Lane =
  | `meal:${string}`
  | `water:${DiaryDay}`
  | `weight:${DiaryDay}`
  | `favourite:${string}`
  | `thing:${string}`
  | 'goals'
  | 'plan'
  | 'profile'
  | 'chat'
  | `picture:${string}`;

// queued ─send→ inflight ─2xx→ acked ─a pull reaches its rev→ (gone)
//   ↑              ├─ no answer, no envelope, 5xx, 408/425/429, 409 in progress → queued, later
//   └─ Retry ──────┴─ any other 4xx → failed (the person decides)
export type OperationState = 'queued' | 'inflight' | 'acked' | 'failed';

/** The exact request, frozen in the transaction before the first fetch; it never changes again. */
export interface FrozenRequest {
  method: 'POST' | 'PUT' | 'DELETE';
  /** Below `/api`, query included. */
  path: string;
  /** The JSON text, or null where there is none (a deletion, a picture). */
  body: string | null;
}

/** One row of the outbox. */
export interface Operation {
  /** Order of the taps, given by the store. */
  seq: number;
  /** The idempotency key; for water also the row's id. */
  opId: string;
  lane: Lane;
  change: Change;
  request: FrozenRequest | null;
  state: OperationState;
  attempts: number;
  /** Not to be sent before this time. */
  nextAt: EpochMs;
  /** When the server put it off for longer than any backoff; absent or null: it did not. */
  heldSince?: EpochMs | null;
  /** The answer's revision once acked. */
  rev: Rev | null;
  /** The generation in which it was acked. */
  generation: string | null;
  /** Why it waits or failed: a code of the contract or of the engine, and the server's words. */
  error: { code: string; status: number | null; message: string; issues: { path: string; message: string }[] } | null;
  /** When it was tapped. */
  createdAt: EpochMs;
  /** Since when the server has answered nothing but 5xx, for the notice after 24 h. */
  failingSince: EpochMs | null;
  /** A re-send after a restore names the revision that this device last saw. */
  asOf: Rev | null;
}

/** An operation on its way. */
export type SentOperation = Operation & { request: FrozenRequest };

/** An operation before the store has given it its place. */
export type NewOperation = Omit<Operation, 'seq'>;

/** The engine's own memory of one diary. */
export interface SyncMemory {
  /** The bearer token of this diary, only of this one. Null: signed out, entries stay. */
  token: string | null;
  cursor: Rev;
  generation: string | null;
  /** Raised by every holder of the lock; a holder whose epoch is no longer this one must not write. */
  epoch: number;
  /** Highest server time seen, epoch ms. */
  serverTime: EpochMs | null;
  /** The device's clock minus the server's at the last answer, ms. */
  clockOffset: number | null;
  /** A run through all pages from cursor 0 is under way (first pull, or after a new generation). */
  pullingAnew: boolean;
  /** Most operations of the next batch; it halves on trouble and doubles on success. */
  batchSize: number;
  /** What stops the engine until the person or an update acts. */
  pause: 'signed-out' | 'app-too-old' | null;
  /** Counted up by the holder of the lock while it lives; it means nothing but "not frozen". */
  heartbeat: number;
  /** Entries that a page lacked: gone unless a later page of the same pull brings them. */
  absent: string[];
  /** Whether the last request was answered by our server; null before the first one. */
  reached: boolean | null;
  /** A run is sending or pulling. */
  working: boolean;
  /** Diaries that became part of this one: by user, the `seq` up to which their outbox was taken over. Absent: none. */
  takenOver?: Readonly<Record<string, number>>;
}
