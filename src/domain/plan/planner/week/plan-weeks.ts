import { addDays, mondayOf, weekdayOf, type DiaryDay } from '#domain/diary/diary-day.ts';

/** A week that was made before it begins. */
export interface NextWeek<Day> {
  monday: DiaryDay;
  planId: string;
  days: readonly Day[];
}

/** A plan with the week that follows, where one was made. */
interface PlanWeeks<Day> {
  planId: string;
  days: readonly Day[];
  next?: NextWeek<Day> | null | undefined;
}

/** Thursday: from then on somebody thinks of what to buy for the next week. */
const NEXT_WEEK_FROM = 4;

/** Whether the week after the one of `day` may be made on it. */
export const mayMakeNextWeek = (day: DiaryDay): boolean => weekdayOf(day) >= NEXT_WEEK_FROM;

/** The Monday after a day's week. */
export const nextMonday = (day: DiaryDay): DiaryDay => addDays(mondayOf(day), 7);

/** The week that holds from its Monday on; `days` repeat until it has come. */
const hasBegun = (next: { monday: DiaryDay } | null | undefined, day: DiaryDay): boolean =>
  next != null && next.monday <= day;

/** The plan as it counts on a day: from its Monday on the next week is the plan, and repeats until another one is made. */
export function planOn<Plan extends PlanWeeks<unknown>>(plan: Plan, day: DiaryDay): Plan {
  const { next } = plan;
  return next != null && hasBegun(next, day) ? { ...plan, planId: next.planId, days: next.days } : plan;
}

/** The same without the week that has begun beside it. */
export function begunOn<Plan extends PlanWeeks<unknown> & { next: unknown }>(plan: Plan, day: DiaryDay): Plan {
  return hasBegun(plan.next, day) ? { ...planOn(plan, day), next: null } : plan;
}

/** The plan with other days in the week of this id; null where it has no such week. */
export function withWeek<Day, Plan extends PlanWeeks<Day>>(
  plan: Plan,
  planId: string,
  change: (days: readonly Day[]) => readonly Day[] | null,
): Plan | null {
  const { next } = plan;
  const days = planId === plan.planId ? change(plan.days) : next?.planId === planId ? change(next.days) : null;
  if (!days) return null;
  return planId === plan.planId ? { ...plan, days } : { ...plan, next: { ...next, days } };
}
