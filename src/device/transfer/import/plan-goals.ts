import { changeGoals, goalsOn, type Goals, type GoalsChange, type GoalsEntry } from '#domain/body/goals.ts';
import type { Change } from '#sync/records.ts';

export const sameGoals = (one: Goals, other: Goals): boolean =>
  one.calories === other.calories && one.waterGoal === other.waterGoal && sameMacros(one, other);

const sameMacros = ({ macros: one }: Goals, { macros: other }: Goals): boolean =>
  one.proteins === other.proteins && one.carbs === other.carbs && one.fats === other.fats;

/**
 * The changes that bring goals into a timeline, each from its day on. `wanted` comes oldest first. Without access the
 * server takes no macros: they follow the calories.
 */
export function goalsChanges(wanted: readonly GoalsEntry[], held: readonly GoalsEntry[], hasAccess: boolean): Change[] {
  const timeline = new Map(held.map((entry) => [entry.date, entry]));
  return wanted.flatMap(({ date, ...goals }) => {
    const before = goalsOn([...timeline.values()], date);
    const steps = stepsTo(goals, before, hasAccess);
    timeline.set(date, { date, ...steps.reduce(changeGoals, before) });
    return steps.map((change): Change => ({ kind: 'goals.change', date, change }));
  });
}

/** The calories always lead: the day needs an entry of its own, also where the day before happens to have the same goals. */
function stepsTo(wanted: Goals, before: Goals, hasAccess: boolean): GoalsChange[] {
  const calories: GoalsChange = { field: 'calories', calories: wanted.calories };
  const scaled = changeGoals(before, calories);
  return [
    calories,
    ...(hasAccess && !sameMacros(wanted, scaled) ? [{ field: 'macros', macros: wanted.macros } as const] : []),
    ...(wanted.waterGoal === scaled.waterGoal ? [] : [{ field: 'water', waterGoal: wanted.waterGoal } as const]),
  ];
}
