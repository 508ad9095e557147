import type { Changes } from '#contract/diary/changes.ts';
import { putCalories, putMacros, putWaterGoal } from '#contract/diary/day.ts';
import type { DiaryDay } from '#domain/diary/diary-day.ts';
import type { Diet } from '#domain/plan/diet-plan-draft.ts';
import { changeGoals, goalsOn, withMacros, type Goals } from '#domain/body/goals.ts';
import { gramsOfShares, MACRO_PRESETS } from '#domain/body/macros.ts';
import { roundTo1 } from '#domain/rounding.ts';
import { isUnsent, waitingOf, type DraftOperation } from '../outbox/lanes.ts';
import { appended, replaced, type LaneContext, type LaneEdit } from '../outbox/lane-edit.ts';
import type { StoreTransaction } from '../ports.ts';
import type { Change, GoalsRow, NewOperation, Rev } from '../records.ts';
import type { Entity, EntitySync } from './parts/entity.ts';
import { withBody } from './parts/frozen-request.ts';
import { cameAlong, lastOfEach, newer, revsOf, type BasesByKey } from './parts/keyed.ts';

type GoalsEdit = Extract<Change, { kind: 'goals.change' }>;
type GoalsOrDiet = Extract<Change, { kind: 'goals.change' | 'diet.choose' }>;
type Base = NonNullable<GoalsRow['base']>;
type Bases = BasesByKey<DiaryDay, Base>;

/**
 * The timeline of goals: the server's entries, and over them the changes in lane order, each of which makes
 * or replaces the entry of its day, as the server does. Only rows that hold something come back.
 */
export function projectGoals(rows: readonly GoalsRow[], operations: readonly NewOperation[]): GoalsRow[] {
  const bases = new Map(rows.flatMap(({ date, base }) => (base ? [[date, base] as const] : [])));
  const timeline = new Map<DiaryDay, Goals>(
    [...bases].map(([date, { calories, macros, waterGoal, basis }]) => [
      date,
      { calories, macros, waterGoal, ...(basis && { basis }) },
    ]),
  );
  const touching = new Map<DiaryDay, NewOperation[]>();
  for (const operation of operations) {
    const { change } = operation;
    if (change.kind !== 'goals.change' && (change.kind !== 'diet.choose' || change.next)) continue;
    touching.set(change.date, [...(touching.get(change.date) ?? []), operation]);
    const before = goalsOn(
      [...timeline].map(([date, goalsOfDay]) => ({ ...goalsOfDay, date })),
      change.date,
    );
    const after =
      change.kind === 'goals.change' ? changeGoals(before, change.change) : dietGoals(before, change.dietId);
    timeline.set(change.date, after);
  }
  return [...timeline].map(([date, view]) => ({
    date,
    base: bases.get(date) ?? null,
    view,
    waiting: waitingOf(touching.get(date) ?? []),
  }));
}

/** The goals of a diet. Without a split of its own the server's formula decides, which needs the whole profile. */
function dietGoals(before: Goals, diet: Diet): Goals {
  if (diet === 'low-carb') return withMacros(before, gramsOfShares(before.calories, MACRO_PRESETS.keto));
  if (diet === 'high-protein') return withMacros(before, gramsOfShares(before.calories, MACRO_PRESETS.protein));
  return before;
}

/** Goals or a diet were changed from a day on. */
export function editGoals(lane: readonly DraftOperation[], change: GoalsOrDiet, context: LaneContext): LaneEdit {
  const field = fieldOf(change);
  // A refused value of the same day and kind is what the person now corrects.
  const kept = lane.filter(
    ({ state, change: old }) => state !== 'failed' || fieldOf(old) !== field || dateOf(old) !== change.date,
  );
  for (const operation of kept.toReversed()) {
    const old = operation.change;
    if (!isUnsent(operation) || dateOf(old) !== change.date) break;
    if (fieldOf(old) === field) return replaced(kept, operation, change);
    // Water goals touch nothing else; energy, macros and diet build on each other, so their order stays.
    if (field !== 'water' && fieldOf(old) !== 'water') break;
  }
  return appended(kept, change, context);
}

function fieldOf(change: Change): string {
  if (change.kind === 'goals.change') return change.change.field;
  return change.kind === 'diet.choose' && change.next ? 'next week' : change.kind;
}

const dateOf = (change: Change): string | null =>
  change.kind === 'goals.change' || change.kind === 'diet.choose' ? change.date : null;

// The timeline is short, and one change may show on many days, so it is always written whole.
async function writeTimeline(tx: StoreTransaction, operations: readonly NewOperation[], news: Bases | undefined) {
  const held = new Map((await tx.goals.all()).map((row) => [row.date, row]));
  const before = [...held.keys()];
  for (const [date, base] of news ?? []) held.set(date, { date, base, view: null, waiting: 'none' });
  const rows = projectGoals([...held.values()], operations);
  const after = new Set(rows.map(({ date }) => date));
  const gone = before.filter((date) => !after.has(date));
  if (gone.length > 0) await tx.goals.deleteMany(gone);
  if (rows.length > 0) await tx.goals.putMany(rows);
}

/** What an account has of its own: the server's goals by day, and whether it has a plan. */
export interface GoalsTruth {
  days: ReadonlyMap<DiaryDay, Base>;
  hasPlan: boolean;
}

export async function goalsTruth(tx: StoreTransaction): Promise<GoalsTruth> {
  const [rows, plan] = await Promise.all([tx.goals.all(), tx.plan.get('current')]);
  return {
    days: new Map(rows.flatMap(({ date, base }) => (base ? [[date, base] as const] : []))),
    hasPlan: (plan?.base ?? null) !== null,
  };
}

/** [M3] Whether an account has no goals of its own, or just those that came along. */
export function goalsCameAlong(from: GoalsTruth, into: GoalsTruth): boolean {
  if (into.days.size === 0 && !into.hasPlan) return true;
  if (from.days.size === 0) return false;
  return [...from.days].every(
    ([date, theirs]) => into.days.has(date) && cameAlong(theirs, into.days.get(date), goalsText),
  );
}

const goalsText = ({ calories, macros, waterGoal }: Base): string =>
  [calories, macros.carbs, macros.fats, macros.proteins, waterGoal].join(' ');

function asKept(change: GoalsEdit): GoalsEdit {
  if (change.change.field !== 'macros') return change;
  const { carbs, fats, proteins } = change.change.macros;
  const macros = { carbs: roundTo1(carbs), fats: roundTo1(fats), proteins: roundTo1(proteins) };
  return { ...change, change: { field: 'macros', macros } };
}

/** Goals by the day from which they hold. */
export const goals: Entity<GoalsEdit, unknown, Bases, GoalsTruth> = {
  name: 'goals',
  kinds: ['goals.change'],
  isWhole: false,
  shownWith: ['plan'],
  laneOf: () => 'goals',
  asKept,
  edit: (lane, change, _facts, context) => editGoals(lane, change, context),
  lanesOf: (bases) => (bases.size > 0 ? ['goals'] : []),
  writeViews: (tx, _lanes, outbox, bases) => writeTimeline(tx, outbox.get('goals') ?? [], bases),
  withoutBase: async (_tx, { date }) => new Map([[date, null]]),
  truth: goalsTruth,
  allowed: (change, from, into) => (goalsCameAlong(from, into) ? change : null),
};

export const goalsSync: EntitySync<GoalsEdit, Bases, GoalsRow[], ReadonlyMap<DiaryDay, Rev>> = {
  entity: goals,
  request: ({ change, date }, { body }) => {
    if (change.field === 'calories') return withBody(putCalories, { calories: change.calories, date, ...body });
    if (change.field === 'water') return withBody(putWaterGoal, { waterGoal: change.waterGoal, date, ...body });
    return withBody(putMacros, { ...change.macros, date, ...body });
  },
  readPage: (tx, page, { rules }) =>
    newer(
      tx.goals,
      page.goals.map(({ date, ...base }) => [date, base] as const),
      rules,
    ),
  joined: (pages) => ({
    goals: lastOfEach(
      pages.flatMap((page) => page.goals),
      ({ date }) => date,
    ),
  }),
  localState: (tx) => tx.goals.all(),
  localRevs: revsOf,
  serverState: (changes: Changes) => new Map(changes.goals.map(({ date, rev }) => [date, rev])),
  serverRevs: (changes) => changes.goals.map(({ rev }) => rev),
  resends: (local, told, { mustResend }) =>
    local.flatMap(({ date, base }) =>
      base && mustResend(base.rev, told.get(date))
        ? [{ lane: 'goals' as const, asOf: base.rev, changes: fieldChanges(date, base) }]
        : [],
    ),
  bringsBack: (waiting, wanted) => waiting.kind === wanted.kind && waiting.date === wanted.date,
  isLost: ({ date }, rev, local, told, { mustResend }) =>
    (local.find((row) => row.date === date)?.base?.rev ?? 0) < rev && mustResend(rev, told.get(date)),
};

// Energy first: it takes the macros along, which then get their own figures again.
function fieldChanges(date: DiaryDay, { calories, macros, waterGoal }: Goals): GoalsEdit[] {
  return [
    { kind: 'goals.change', date, change: { field: 'calories', calories } },
    { kind: 'goals.change', date, change: { field: 'macros', macros } },
    { kind: 'goals.change', date, change: { field: 'water', waterGoal } },
  ];
}
