import { localDay, type DiaryDay } from '#domain/diary/diary-day.ts';
import { isOpen, LATEST_MINUTES, type DayProgress } from '#domain/reminders/reminder-due.ts';
import type { ReminderSettings } from '#domain/reminders/reminder-settings.ts';
import { nextMoment, slotsOfDay, type LocalMoment } from '#domain/reminders/reminder-slots.ts';
import { noteOf } from '#domain/reminders/reminder-words.ts';
import type { Diary } from '../diary/diary.ts';
import { goalsOf } from '../diary/hooks/use-goals.ts';
import { thingQuery } from '../diary/hooks/use-things.ts';
import { mealsOf } from '../diary/hooks/use-day-meals.ts';
import { notificationPermission, registered } from './push-subscription.ts';

/** A timer that sleeps through a laptop's lunch is late by no more than this. */
const LONGEST_WAIT_MS = 60_000;

/** Reminds by this page's own clock while it is open, where the server does not. Returns how to stop. */
export function remindHere(diary: Diary, settings: ReminderSettings): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last = momentOf(new Date());
  const look = () => {
    const now = momentOf(new Date());
    const from = last;
    last = now;
    // A store that cannot be read shows itself on the screen.
    remindOf(diary, settings, from, now).catch(() => undefined);
    wait();
  };
  const wait = () => {
    clearTimeout(timer);
    const next = nextMoment(settings, last);
    if (next) timer = setTimeout(look, Math.min(LONGEST_WAIT_MS, Math.max(0, instantOf(next) - Date.now())));
  };
  wait();
  return () => clearTimeout(timer);
}

/** Shows what became due after `from`, up to `now`, unless it is too late or the diary has it. */
async function remindOf(diary: Diary, settings: ReminderSettings, from: LocalMoment, now: LocalMoment): Promise<void> {
  const due = slotsOfDay(settings, now.day).filter(
    ({ at }) => at <= now.at && at > now.at - LATEST_MINUTES && (from.day < now.day || at > from.at),
  );
  if (due.length === 0 || notificationPermission() !== 'granted') return;
  const progress = await progressOf(diary, now.day);
  const registration = await registered();
  for (const slot of due) {
    const { title, body, tag, open } = noteOf(slot);
    if (isOpen(slot.kind, progress))
      await registration?.showNotification(title, {
        body,
        tag,
        data: { open },
        icon: '/icons/icon-192.png',
        lang: 'ka',
      });
  }
}

async function progressOf(diary: Diary, day: DiaryDay): Promise<DayProgress> {
  const [dishes, water, weight, goals, fasting] = await Promise.all([
    mealsOf(diary, day),
    diary.db.days.get(day),
    diary.db.weights.get(day),
    goalsOf(diary, day),
    thingQuery('fasting', 'current').query(diary),
  ]);
  return {
    logged: dishes.map(({ entry }) => entry.mealType),
    waterMl: water?.waterMl ?? 0,
    waterGoalMl: goals.waterGoal,
    weighed: (weight?.kg ?? null) !== null,
    keeps: fasting?.value.keeps ?? 'none',
  };
}

const momentOf = (date: Date): LocalMoment => ({ day: localDay(date), at: date.getHours() * 60 + date.getMinutes() });

function instantOf({ day, at }: LocalMoment): number {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date, 0, at).getTime();
}
