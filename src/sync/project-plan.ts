import type { NewOperation, PlanRow } from './records.ts';
import { waitingOf } from './waiting-of.ts';

/** The plan with the diet that was chosen last; its dishes stay until the server has made new ones. */
export function projectPlan(base: PlanRow['base'], operations: readonly NewOperation[]): PlanRow | null {
  const choices = operations.filter(({ change }) => change.kind === 'diet.choose');
  if (base === null && choices.length === 0) return null;
  let view = base;
  for (const { change } of choices) if (view && change.kind === 'diet.choose') view = { ...view, dietId: change.dietId };
  return { key: 'current', base, view, waiting: waitingOf(choices) };
}
