import { plannedDayOf, type Plan } from '#contract/plan/plan.ts';
import type { User } from '#contract/account/user.ts';
import type { DiaryDay } from '#domain/diary/diary-day.ts';
import { goalsOn, type GoalsEntry } from '#domain/body/goals.ts';
import { profileFieldsOf } from '#sync/entities/profile.ts';
import type { Change } from '#sync/records.ts';
import type { ImportFile } from './import-file.ts';
import { goalsChanges, sameGoals } from './plan-goals.ts';

/** What every diary has one of. */
export type Setting = 'profile' | 'goals' | 'plan';

/** What the diary has of them, and whether its person has PRO or the trial. */
export interface HeldSettings {
  goals: readonly GoalsEntry[];
  plan: Plan | null;
  user: User | null;
  hasAccess: boolean;
}

/** The changes that put a file's settings in the place of the diary's, for those that differ. */
export function planSettings(
  file: ImportFile,
  held: HeldSettings,
  today: DiaryDay,
): { setting: Setting; changes: Change[] }[] {
  const all: { setting: Setting; changes: Change[] }[] = [
    { setting: 'profile', changes: profileChanges(file, held) },
    { setting: 'goals', changes: todaysGoals(file, held, today) },
    { setting: 'plan', changes: weekChanges(file, held) },
  ];
  return all.filter(({ changes }) => changes.length > 0);
}

/** The file's goals of days before the diary's first ones; those stay, and so does every day since. */
export function goalsBefore(
  { goals }: ImportFile,
  { goals: held }: Pick<HeldSettings, 'goals'>,
  today: DiaryDay,
): GoalsEntry[] {
  const first = held.reduce((least, { date }) => (date < least ? date : least), today);
  return goals.filter(({ date }) => date < first);
}

function profileChanges({ profile }: ImportFile, { user }: HeldSettings): Change[] {
  if (!profile || !user) return [];
  const now = new Map(Object.entries(profileFieldsOf(user)));
  const differs = Object.entries(profile).some(([name, value]) => (now.get(name) ?? null) !== value);
  return differs ? [{ kind: 'profile.change', fields: profile }] : [];
}

function todaysGoals({ goals }: ImportFile, held: HeldSettings, today: DiaryDay): Change[] {
  if (goals.length === 0) return [];
  const wanted = goalsOn(goals, today);
  return sameGoals(wanted, goalsOn(held.goals, today))
    ? []
    : goalsChanges([{ date: today, ...wanted }], held.goals, held.hasAccess);
}

/** Without PRO the server takes back no week that may hold dishes or a diet of PRO. */
function weekChanges({ plan }: ImportFile, held: HeldSettings): Change[] {
  if (!plan || !held.plan || !held.hasAccess || sameWeek(plan, held.plan)) return [];
  return [{ kind: 'plan.put', plan }];
}

type Week = Pick<Plan, 'dietId' | 'days'>;
const sameWeek = (one: Week, other: Week): boolean => wordsOf(one) === wordsOf(other);
const wordsOf = ({ dietId, days }: Week): string => JSON.stringify([dietId, days.map(plannedDayOf)]);
