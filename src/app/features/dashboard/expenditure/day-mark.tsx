import { deleteThing, putThing } from '#device/diary/commands/things.ts';
import { useThing } from '#device/diary/hooks/use-things.ts';
import type { DiaryDay } from '#domain/diary/diary-day.ts';
import { showFailure } from '#app/parts/saving/show-failure.ts';
import { WaitingMark } from '#app/parts/saving/waiting-mark.tsx';
import { expenditure as words } from '#app/text/diary/expenditure.ts';
import { Segmented } from '#app/ui/choice/segmented.tsx';

const MARKS = ['unsaid', 'all', 'part'] as const;
type Mark = (typeof MARKS)[number];

/** Whether all that was eaten on a day is in the diary, where the person knows better than a guess. */
export function DayMark({ day }: { day: DiaryDay }) {
  const kept = useThing('day-marks', day);
  if (kept === undefined) return null;
  const choose = (mark: Mark) => {
    const written = mark === 'unsaid' ? deleteThing('day-marks', day) : putThing('day-marks', day, { logged: mark });
    written.catch((error: unknown) => showFailure(error, words.markNotSaved));
  };
  return (
    <div className="day-mark">
      <p>
        {words.mark}
        <small>{words.markHint}</small>
      </p>
      <Segmented
        legend={words.mark}
        value={kept?.value.logged ?? 'unsaid'}
        onChoose={choose}
        choices={MARKS.map((value) => ({ value, label: words.marks[value] }))}
      />
      <WaitingMark waiting={kept?.waiting ?? 'none'} />
    </div>
  );
}
