import type { DaySnapshot } from '#contract/diary/day.ts';
import { unknownFields } from '#domain/diary/unknown-fields.ts';
import { keptDish } from '#domain/diary/kept-figures.ts';
import { MEAL_TYPES } from '#domain/diary/meal-type.ts';
import { isUnsent, waitingOf, type DraftOperation } from '#sync/outbox/lanes.ts';
import {
  appended,
  replaced,
  withoutRefused,
  withoutUnsentTail,
  type LaneContext,
  type LaneEdit,
} from '#sync/outbox/lane-edit.ts';
import type { StoreTransaction } from '#sync/ports.ts';
import type { Change, MealBase, MealEntry, MealRow, NewOperation, TombRow } from '#sync/records.ts';
import type { Entity, Recorded } from '../parts/entity.ts';
import { basesHeld, distinct, writeKeyed, type BasesByKey, type Keyed } from '../parts/keyed.ts';

export type MealChange = Extract<Change, { kind: 'meal.put' | 'meal.delete' }>;
type Put = Extract<Change, { kind: 'meal.put' }>;
type Deletion = Extract<Change, { kind: 'meal.delete' }>;
export type MealBases = BasesByKey<string, MealBase>;

/**
 * An entry as the person sees it: base ⊕ operations in lane order. A refused one stays visible, marked.
 * Null: nothing is left to remember.
 */
export function projectMeal(id: string, base: MealBase | null, operations: readonly NewOperation[]): MealRow | null {
  if (base === null && operations.length === 0) return null;
  const view = mealAfter(base, operations);
  return { id, base, view, day: view?.date ?? '', waiting: waitingOf(operations) };
}

/** The entry after these operations; null when it is deleted or was never there. */
function mealAfter(base: MealBase | null, operations: readonly NewOperation[]): MealEntry | null {
  let view: MealEntry | null = base && entryOf(base);
  for (const { change } of operations) {
    if (change.kind === 'meal.put') view = change.meal;
    else if (change.kind === 'meal.delete') view = null;
  }
  return view;
}

/** A base without what only the server says of it. */
export function entryOf({ rev: _, pictureMissing: __, ...entry }: MealBase): MealEntry {
  return entry;
}

const MEALS: Keyed<MealRow, string, MealBase> = { name: 'meal', table: (tx) => tx.meals, project: projectMeal };

const idOf = (change: MealChange): string => (change.kind === 'meal.put' ? change.meal.id : change.id);

function editPut(lane: readonly DraftOperation[], base: MealBase | null, change: Put, context: LaneContext): LaneEdit {
  // The new entry is the whole entry: it takes the place of a refused one and of what was built on that.
  const kept = withoutRefused(lane);
  const folded = lane.filter((operation) => !kept.includes(operation));
  const restore = change.restore || folded.some(({ change: old }) => old.kind === 'meal.put' && old.restore);
  const wanted = { ...change, restore };
  const tomb = folded.some(({ change: old }) => old.kind === 'meal.delete') ? { tomb: 'clear' as const } : {};

  const tail = kept.at(-1);
  if (tail && isUnsent(tail) && tail.change.kind === 'meal.put') {
    return { ...replaced(kept, tail, { ...wanted, restore: restore || tail.change.restore }), ...tomb };
  }
  if (tail && isUnsent(tail) && tail.change.kind === 'meal.delete') {
    const undone = kept.slice(0, -1);
    const before = mealAfter(base, undone);
    if (before && sameEntry(before, wanted.meal)) return { operations: undone, carrier: null, tomb: 'clear' };
    return { ...editPut(undone, base, wanted, context), tomb: 'clear' };
  }
  return { ...appended(kept, wanted, context), ...tomb };
}

function editDelete(
  lane: readonly DraftOperation[],
  base: MealBase | null,
  change: Deletion,
  context: LaneContext,
): LaneEdit {
  const kept = withoutUnsentTail(withoutRefused(lane));
  // Never sent, or refused: the server does not have it, so there is nothing to delete there.
  if (kept.length === 0 && base === null) return { operations: [], carrier: null, tomb: 'clear' };
  const tail = kept.at(-1);
  if (tail?.change.kind === 'meal.delete') return { operations: kept, carrier: tail };
  return { ...appended(kept, change, context), tomb: 'set' };
}

const sameEntry = (one: MealEntry, other: MealEntry): boolean => sorted(one) === sorted(other);
const sorted = (entry: MealEntry): string =>
  JSON.stringify(Object.entries(entry).toSorted(([a], [b]) => (a < b ? -1 : 1)));

/** What this app knows of an entry; all else is a newer app's. */
const FIELDS = Object.keys({
  id: true,
  date: true,
  mealType: true,
  title: true,
  imageUrl: true,
  calories: true,
  proteins: true,
  carbs: true,
  fats: true,
  mealId: true,
  timestamp: true,
  amount: true,
  unit: true,
  ingredients: true,
  nutrients: true,
  nutrientCoverage: true,
} satisfies Record<keyof MealEntry, true>);

/** An entry is replaced whole: what a newer app put into it goes along. */
const withUnknown = (change: Put, before: MealEntry | null): Put => ({
  ...change,
  meal: { ...unknownFields(before, FIELDS), ...change.meal },
});

/** What recording rests on. */
interface Facts {
  bases: MealBases;
  tombs: ReadonlyMap<string, TombRow>;
}

// A tombstone that the server knows stays whatever the person does: only a newer snapshot lifts it.
async function writeTombs(tx: StoreTransaction, recorded: readonly Recorded<MealChange>[], { tombs: held }: Facts) {
  const edits = new Map<string, TombRow | null>();
  for (const { change, edit } of recorded) {
    if (!edit.tomb) continue;
    if (change.kind === 'meal.delete' && edit.tomb === 'set') edits.set(change.id, tombOf(change));
    else edits.set(idOf(change), null);
  }
  const set = [...edits].flatMap(([id, tomb]) => (tomb && !held.has(id) ? [tomb] : []));
  const cleared = [...edits].flatMap(([id, tomb]) => (!tomb && held.get(id)?.rev === null ? [id] : []));
  if (set.length > 0) await tx.tombs.putMany(set);
  if (cleared.length > 0) await tx.tombs.deleteMany(cleared);
}

const tombOf = ({ id, date, mealType }: Deletion): TombRow => ({ id, date, mealType, rev: null });

/** A logged dish: added, edited, moved, brought back or deleted, always as a whole. */
export const meal: Entity<MealChange, Facts, MealBases> = {
  name: 'meal',
  kinds: ['meal.put', 'meal.delete'],
  isWhole: true,
  laneOf: (change) => `meal:${idOf(change)}`,
  asKept: (change) => (change.kind === 'meal.put' ? { ...change, meal: keptDish(change.meal) } : change),
  mealOf: (change) =>
    change.kind === 'meal.put'
      ? { id: change.meal.id, date: change.meal.date, entry: change.meal }
      : { id: change.id, date: change.date },
  facts: async (tx, changes) => {
    const ids = distinct(changes.map(idOf));
    const [bases, tombs] = await Promise.all([basesHeld(tx.meals, ids), tx.tombs.getMany(ids)]);
    return { bases, tombs: new Map(tombs.flatMap((tomb) => (tomb ? [[tomb.id, tomb] as const] : []))) };
  },
  basesOf: ({ bases }) => bases,
  edit: (lane, change, { bases }, context) => {
    const base = bases.get(idOf(change)) ?? null;
    if (change.kind === 'meal.delete') return editDelete(lane, base, change, context);
    return editPut(lane, base, withUnknown(change, mealAfter(base, lane)), context);
  },
  afterRecord: writeTombs,
  lanesOf: (bases) => [...bases.keys()].map((id) => `meal:${id}` as const),
  writeViews: (tx, lanes, outbox, bases) => writeKeyed(MEALS, tx, lanes, outbox, bases),
  afterDiscard: async (tx, change, left) => {
    if (left.some(({ change: other }) => other.kind === 'meal.delete')) return;
    const id = idOf(change);
    if ((await tx.tombs.get(id))?.rev === null) await tx.tombs.deleteMany([id]);
  },
  withoutBase: async (tx, change) => {
    if (change.kind === 'meal.put') return new Map([[change.meal.id, null]]);
    await tx.tombs.deleteMany([change.id]);
    return undefined;
  },
  broughtBack: (change, _operation, isDeleted) => {
    if (change.kind === 'meal.delete') return change;
    const { id, date, mealType } = change.meal;
    return isDeleted ? { kind: 'meal.delete', id, date, mealType } : { ...change, restore: true };
  },
  afterTakeOver: async (tx, changes) => {
    const tombs = changes.flatMap((change) => (change.kind === 'meal.delete' ? [tombOf(change)] : []));
    if (tombs.length === 0) return;
    const held = await tx.tombs.getMany(tombs.map(({ id }) => id));
    await tx.tombs.putMany(tombs.filter((_, at) => !held[at]));
  },
};

type Dish = DaySnapshot['mealHistory']['meals']['lunch']['dishes'][number];

/** The entries of a day's snapshot. */
export const mealsOf = ({ mealHistory }: DaySnapshot): MealBase[] =>
  MEAL_TYPES.flatMap((type) => mealHistory.meals[type].dishes.map(mealBaseOf));

/** An entry as the server tells it. */
export const mealBaseOf = ({ firestoreId: _, ...entry }: Dish): MealBase => entry;
