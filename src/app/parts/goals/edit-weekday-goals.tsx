import { useState, type FormEvent } from 'react';
import { dropWeekdayGoals, keepWeekdayGoals, useWeekdayGoals } from '#device/body/weekday-goals.ts';
import { useGoals } from '#device/diary/hooks/use-goals.ts';
import { useUser } from '#device/diary/hooks/use-user.ts';
import type { DiaryDay } from '#domain/diary/diary-day.ts';
import { feedsTwo } from '#domain/body/pregnancy.ts';
import { readDigits } from '#domain/georgian/read-number.ts';
import {
  evenGoals,
  meanKcal,
  WEEKDAYS,
  weekKcal,
  type Weekday,
  type WeekdayGoals,
} from '#domain/body/weekday-goals.ts';
import { formatKcal } from '#app/format/number.ts';
import { calendar } from '#app/text/calendar.ts';
import { goals as goalWords } from '#app/text/diary/goals.ts';
import { weekdayGoals as words } from '#app/text/diary/weekday-goals.ts';
import { units } from '#app/text/units.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Sheet } from '#app/ui/dialog/sheet.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { Field } from '#app/ui/field/field.tsx';
import { NumberInput } from '#app/ui/field/number-input.tsx';
import { showToast } from '#app/ui/toast/toast.ts';
import { showFailure } from '../saving/show-failure.ts';
import { bodyOfProfile } from './body-of-profile.ts';
import { energyNeed, MOST_KCAL } from './calories-draft.ts';
import type { EditorProps } from './editor-props.ts';
import { GoalSkeleton } from './goal-skeleton.tsx';
import './weekday-goals.css';

/** What each weekday aims at, in a sheet of its own. */
export function EditWeekdayGoals({ open, onClose, day }: EditorProps) {
  const kept = useWeekdayGoals();
  const goals = useGoals(day);
  return (
    <Sheet open={open} onClose={onClose} title={words.title}>
      {kept === undefined || !goals ? (
        <GoalSkeleton />
      ) : (
        <WeekForm
          key={JSON.stringify(kept)}
          day={day}
          start={kept ?? evenGoals(goals.calories)}
          isKept={kept !== null}
          onSaved={onClose}
        />
      )}
    </Sheet>
  );
}

interface WeekFormProps {
  day: DiaryDay;
  start: WeekdayGoals;
  isKept: boolean;
  onSaved: () => void;
}

function WeekForm({ day, start, isKept, onSaved }: WeekFormProps) {
  const [texts, setTexts] = useState<Record<Weekday, string>>(() => textsOf(start));
  const user = useUser();
  const read = readWeek(texts);
  const least = energyNeed(
    user ? bodyOfProfile(user.profile, undefined) : null,
    user ? feedsTwo(user.profile) : false,
  ).safeMinimum;
  const tooLow = read !== null && WEEKDAYS.some((weekday) => read[weekday] < least);
  const finish = async (written: Promise<void>) => {
    try {
      await written;
      showToast({ text: goalWords.saved });
      onSaved();
    } catch (error) {
      showFailure(error, goalWords.notSaved);
    }
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (read) void finish(keepWeekdayGoals(day, read));
  };
  return (
    <form className="weekday-goals" onSubmit={save} noValidate>
      <p>{words.about}</p>
      {WEEKDAYS.map((weekday, index) => (
        <Field
          key={weekday}
          label={calendar.weekdays[index] ?? ''}
          error={readKcal(texts[weekday]) === null ? words.bounds(formatKcal(MOST_KCAL)) : undefined}
        >
          <NumberInput
            whole
            text={texts[weekday]}
            unit={units.kcal}
            maxLength={5}
            onText={(text) => setTexts({ ...texts, [weekday]: text })}
          />
        </Field>
      ))}
      {read ? <p aria-live="polite">{words.week(formatKcal(weekKcal(read)), formatKcal(meanKcal(read)))}</p> : null}
      {tooLow ? <Notice tone="warn">{goalWords.belowSafe(formatKcal(least))}</Notice> : null}
      <Button type="submit" tone="go" disabled={read === null}>
        {words.save}
      </Button>
      {isKept ? (
        <Button onClick={() => void finish(dropWeekdayGoals(day, meanKcal(start)))}>
          {words.same(formatKcal(meanKcal(start)))}
        </Button>
      ) : null}
    </form>
  );
}

const textsOf = (goals: WeekdayGoals): Record<Weekday, string> => ({
  mon: String(goals.mon),
  tue: String(goals.tue),
  wed: String(goals.wed),
  thu: String(goals.thu),
  fri: String(goals.fri),
  sat: String(goals.sat),
  sun: String(goals.sun),
});

function readKcal(text: string): number | null {
  const kcal = readDigits(text);
  return kcal !== null && kcal > 0 && kcal <= MOST_KCAL ? kcal : null;
}

/** The week as typed; null while a day of it cannot be read. */
function readWeek(texts: Record<Weekday, string>): WeekdayGoals | null {
  const [mon, tue, wed, thu, fri, sat, sun] = WEEKDAYS.map((weekday) => readKcal(texts[weekday]));
  if (!mon || !tue || !wed || !thu || !fri || !sat || !sun) return null;
  return { mon, tue, wed, thu, fri, sat, sun };
}
