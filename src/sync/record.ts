import type { DiaryDay } from '#domain/diary-day.ts';
import { byLane, laneOf, lanesShownWith, type DraftOperation } from './lanes.ts';
import { appended, type LaneEdit, type Tap } from './lane-edit.ts';
import type { StoreTransaction } from './ports.ts';
import { recordGoals } from './record-goals.ts';
import { recordMeal } from './record-meal.ts';
import { recordProfile } from './record-profile.ts';
import { recordSwap } from './record-swap.ts';
import { recordTalk, restoring, talkOf, writeTalkTombs } from './record-talk.ts';
import { recordValue } from './record-value.ts';
import { recordWater } from './record-water.ts';
import type { Change, DayRow, FavouriteRow, Lane, MealBase, Operation, Rev, TombRow, WeightRow } from './records.ts';
import { writeLanes } from './write-lanes.ts';
import { writeViews } from './write-views.ts';

/**
 * Records what the person did: the outbox and the view, in the caller's transaction. Operations that never
 * left the device merge or cancel each other. Answers the operation that carries the change, or null when
 * nothing needs to be sent for it.
 */
export async function record(tx: StoreTransaction, change: Change, tap: Tap): Promise<Operation | null> {
  const [carrier = null] = await recordMany(tx, [change], tap);
  return carrier;
}

/** As {@link record}, for many changes in their order and in few calls. */
export async function recordMany(
  tx: StoreTransaction,
  asked: readonly Change[],
  tap: Tap,
): Promise<(Operation | null)[]> {
  const wanted = [...lanesShownWith(asked.map(laneOf))];
  // A tap waits for every round to the store: what can be asked at once is.
  const [waiting, facts] = await Promise.all([tx.outbox.byLanes(wanted), factsOf(tx, asked)]);
  const before = byLane(waiting);
  const changes = asked.map((change) => restoring(change, facts.talkTombs));

  const lanes = new Map<Lane, DraftOperation[]>(before);
  const tombs = new Map<string, TombRow | null>();
  const carriers = changes.map((change) => {
    const lane = laneOf(change);
    const edit = editLane(lanes.get(lane) ?? [], change, facts, tap);
    lanes.set(lane, edit.operations);
    if (edit.tomb && change.kind === 'meal.put') tombs.set(change.meal.id, null);
    if (edit.tomb && change.kind === 'meal.delete') {
      const { id, date, mealType } = change;
      tombs.set(id, edit.tomb === 'set' ? { id, date, mealType, rev: null } : null);
    }
    return edit.carrier?.opId ?? null;
  });

  const operations = await writeLanes(tx, before, lanes);
  await writeTombs(tx, tombs, facts.tombs);
  await writeTalkTombs(tx, changes);
  await writeViews(
    tx,
    wanted,
    { meals: facts.meals, days: facts.days, weights: facts.weights, favourites: facts.favourites },
    operations,
  );
  const stored = new Map(operations.map((operation) => [operation.opId, operation]));
  return carriers.map((opId) => (opId === null ? null : (stored.get(opId) ?? null)));
}

/** What the lanes rest on. */
interface Facts {
  meals: ReadonlyMap<string, MealBase | null>;
  days: ReadonlyMap<DiaryDay, DayRow['base']>;
  weights: ReadonlyMap<DiaryDay, WeightRow['base']>;
  favourites: ReadonlyMap<string, FavouriteRow['base']>;
  /** Of the week that the server told last. */
  planRev: Rev | null;
  tombs: ReadonlyMap<string, TombRow>;
  /** Talks that were deleted. */
  talkTombs: ReadonlySet<string>;
}

function editLane(lane: readonly DraftOperation[], change: Change, facts: Facts, tap: Tap): LaneEdit {
  switch (change.kind) {
    case 'meal.put':
      return recordMeal(lane, facts.meals.get(change.meal.id) ?? null, change, tap);
    case 'meal.delete':
      return recordMeal(lane, facts.meals.get(change.id) ?? null, change, tap);
    case 'water.add':
      return recordWater(lane, facts.days.get(change.date) ?? null, change, tap);
    case 'weight.put':
    case 'weight.delete':
      return recordValue(lane, (facts.weights.get(change.date)?.kg ?? null) !== null, change, tap);
    case 'favourite.put':
    case 'favourite.delete':
      return recordValue(lane, (facts.favourites.get(change.id)?.dish ?? null) !== null, change, tap);
    case 'goals.change':
    case 'diet.choose':
      return recordGoals(lane, change, tap);
    case 'profile.change':
      return recordProfile(lane, change, tap);
    case 'plan.swap':
      return recordSwap(lane, change, tap);
    case 'plan.put':
      // The server takes a whole week only in the place of the very one that the device knows.
      return appended(lane, change, tap, facts.planRev);
    case 'talk.keep':
    case 'talk.delete':
      return recordTalk(lane, change, tap);
    case 'picture.put': {
      const [waiting] = lane;
      return waiting ? { operations: [...lane], carrier: waiting } : appended(lane, change, tap);
    }
  }
}

async function factsOf(tx: StoreTransaction, changes: readonly Change[]): Promise<Facts> {
  const ids = [...new Set(changes.flatMap((change) => idOf(change) ?? []))];
  const waterDates = [...new Set(changes.flatMap((change) => (change.kind === 'water.add' ? [change.date] : [])))];
  const weightDates = [
    ...new Set(
      changes.flatMap((change) =>
        change.kind === 'weight.put' || change.kind === 'weight.delete' ? [change.date] : [],
      ),
    ),
  ];
  const favouriteIds = [
    ...new Set(
      changes.flatMap((change) =>
        change.kind === 'favourite.put' || change.kind === 'favourite.delete' ? [change.id] : [],
      ),
    ),
  ];
  const talkIds = [...new Set(changes.flatMap((change) => talkOf(change) ?? []))];
  const [meals, tombs, days, weights, favourites, plan, talkTombs] = await Promise.all([
    ids.length > 0 ? tx.meals.getMany(ids) : [],
    ids.length > 0 ? tx.tombs.getMany(ids) : [],
    waterDates.length > 0 ? tx.days.getMany(waterDates) : [],
    weightDates.length > 0 ? tx.weights.getMany(weightDates) : [],
    favouriteIds.length > 0 ? tx.favourites.getMany(favouriteIds) : [],
    changes.some(({ kind }) => kind === 'plan.put') ? tx.plan.getMany(['current']) : [],
    talkIds.length > 0 ? tx.talkTombs.getMany(talkIds) : [],
  ]);
  return {
    meals: new Map(ids.map((id, at) => [id, meals[at]?.base ?? null])),
    tombs: new Map(tombs.flatMap((tomb) => (tomb ? [[tomb.id, tomb] as const] : []))),
    days: new Map(waterDates.map((date, at) => [date, days[at]?.base ?? null])),
    weights: new Map(weightDates.map((date, at) => [date, weights[at]?.base ?? null])),
    favourites: new Map(favouriteIds.map((id, at) => [id, favourites[at]?.base ?? null])),
    talkTombs: new Set(talkTombs.flatMap((tomb) => (tomb ? [tomb.talkId] : []))),
    planRev: plan[0]?.base?.rev ?? null,
  };
}

function idOf(change: Change): string | null {
  if (change.kind === 'meal.put') return change.meal.id;
  return change.kind === 'meal.delete' ? change.id : null;
}

// A tombstone that the server knows stays whatever the person does: only a newer snapshot lifts it.
async function writeTombs(
  tx: StoreTransaction,
  edits: ReadonlyMap<string, TombRow | null>,
  held: ReadonlyMap<string, TombRow>,
) {
  const set = [...edits].flatMap(([id, tomb]) => (tomb && !held.has(id) ? [tomb] : []));
  const cleared = [...edits].flatMap(([id, tomb]) => (!tomb && held.get(id)?.rev === null ? [id] : []));
  if (set.length > 0) await tx.tombs.putMany(set);
  if (cleared.length > 0) await tx.tombs.deleteMany(cleared);
}
