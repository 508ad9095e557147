import { byLane } from './lanes.ts';
import type { StoreTransaction } from './ports.ts';
import type {
  DayRow,
  FavouriteRow,
  GoalsRow,
  Lane,
  MealRow,
  Operation,
  PlanRow,
  Rev,
  TalkTombRow,
  TombRow,
  UserRow,
  WeightRow,
} from './records.ts';

/** All that a device knows of a diary. */
export interface HeldThings {
  meals: MealRow[];
  tombs: TombRow[];
  talkTombs: TalkTombRow[];
  days: DayRow[];
  weights: WeightRow[];
  favourites: FavouriteRow[];
  goals: GoalsRow[];
  plan: PlanRow['base'];
  user: UserRow['base'];
  lanes: ReadonlyMap<Lane, Operation[]>;
  /** The newest revision that this device has ever heard of. */
  newestRev: Rev;
}

export async function readHeldThings(tx: StoreTransaction): Promise<HeldThings> {
  const { cursor } = await tx.memory.get();
  const operations = await tx.outbox.all();
  const held = {
    meals: await tx.meals.all(),
    tombs: await tx.tombs.all(),
    talkTombs: await tx.talkTombs.all(),
    days: await tx.days.all(),
    weights: await tx.weights.all(),
    favourites: await tx.favourites.all(),
    goals: await tx.goals.all(),
    plan: (await tx.plan.get('current'))?.base ?? null,
    user: (await tx.user.get('current'))?.base ?? null,
  };
  let newestRev = cursor;
  for (const rows of [held.meals, held.days, held.weights, held.favourites, held.goals]) {
    for (const { base } of rows) newestRev = Math.max(newestRev, base?.rev ?? 0);
  }
  for (const { rev } of [...held.tombs, ...held.talkTombs, ...operations]) newestRev = Math.max(newestRev, rev ?? 0);
  return { ...held, lanes: byLane(operations), newestRev };
}
