import * as v from 'valibot';
import { putCalories, putMacros, putWaterGoal } from '#contract/diary/day.ts';
import { Plan } from '#contract/plan/plan.ts';
import { Day } from '#contract/primitives.ts';
import { ProfileFields } from '#contract/account/profile.ts';
import { User } from '#contract/account/user.ts';
import type { GoalsEntry } from '#domain/body/goals.ts';
import { profileFieldsOf } from '#sync/entities/profile.ts';
import { sameGoals } from './plan-goals.ts';
import type { ImportFile } from './import-file.ts';

const { proteins, carbs, fats } = putMacros.body.entries;
// The bounds of the server's own doors, as for the entries.
const FileGoals = v.object({
  calories: putCalories.body.entries.calories,
  macros: v.object({ proteins, carbs, fats }),
  waterGoal: putWaterGoal.body.entries.waterGoal,
});
const DayOfGoals = v.object({ date: Day, goals: v.unknown() });
const FilePlan = v.pick(Plan, ['planId', 'dietId', 'days']);
const Settings = v.object({ days: v.array(v.unknown()), plan: v.nullish(v.unknown()), user: v.nullish(v.unknown()) });

/** Reads what a file holds once, into `file`: goals, the week's plan and the person's own data. */
export function readSettings(json: unknown, file: ImportFile): void {
  const settings = v.parse(Settings, json);
  file.goals = readGoals(settings.days, file);
  file.plan = readOne(FilePlan, settings.plan, file);
  const user = readOne(User, settings.user, file);
  const profile = user && profileFieldsOf(user);
  file.profile = readOne(ProfileFields, profile, file) && profile;
}

/** Each day of a file has its goals; only the days on which they changed are kept. */
function readGoals(days: readonly unknown[], file: ImportFile): GoalsEntry[] {
  const entries = days.flatMap((one) => {
    const day = v.safeParse(DayOfGoals, one);
    const goals = day.success ? readOne(FileGoals, day.output.goals, file) : null;
    return day.success && goals ? [{ date: day.output.date, ...goals }] : [];
  });
  const byDate = entries.toSorted((one, other) => (one.date < other.date ? -1 : 1));
  return byDate.filter((entry, at) => {
    const before = byDate[at - 1];
    return !before || !sameGoals(before, entry);
  });
}

/** Null where there is nothing; what cannot be read is counted. */
function readOne<S extends v.GenericSchema>(schema: S, value: unknown, file: ImportFile): v.InferOutput<S> | null {
  if (value === undefined || value === null) return null;
  const read = v.safeParse(schema, value);
  if (!read.success) file.unreadable += 1;
  return read.success ? read.output : null;
}
