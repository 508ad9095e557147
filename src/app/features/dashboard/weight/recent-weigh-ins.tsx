import Trash2 from 'lucide-react/icons/trash-2';
import type { DiaryDay } from '#domain/diary/diary-day.ts';
import type { Waiting } from '#sync/records.ts';
import { formatDay } from '#app/format/day.ts';
import { formatKg } from '#app/format/number.ts';
import { weight } from '#app/text/diary/weight.ts';
import { IconButton } from '#app/ui/button/icon-button.tsx';
import { WaitingMark } from '#app/parts/saving/waiting-mark.tsx';
import type { WeighIn } from './weight-draft.ts';
import './recent-weigh-ins.css';

/** How many of the last weigh-ins the sheet lists; the calendar reaches the others. */
const LISTED = 8;

interface RecentWeighInsProps {
  /** Oldest first. */
  weighIns: readonly (WeighIn & { waiting: Waiting })[];
  chosen: DiaryDay;
  onEdit: (day: DiaryDay) => void;
  onRemove: (weighIn: WeighIn) => void;
}

/** The last weigh-ins, newest first: a tap brings one into the form. */
export function RecentWeighIns({ weighIns, chosen, onEdit, onRemove }: RecentWeighInsProps) {
  const recent = weighIns.slice(-LISTED).toReversed();
  const today = recent[0]?.date;
  if (!today) return null;
  return (
    <section className="weigh-ins" aria-label={weight.recent}>
      <h3>{weight.recent}</h3>
      <ul>
        {recent.map(({ date, kg, waiting }) => {
          const [day, figure] = [formatDay(date, today), formatKg(kg, true)];
          return (
            <li key={date}>
              <button
                type="button"
                aria-label={weight.editOf(day, figure)}
                aria-pressed={date === chosen}
                onClick={() => onEdit(date)}
              >
                <span>{day}</span>
                <b>{figure}</b>
              </button>
              <WaitingMark waiting={waiting} />
              <IconButton icon={Trash2} label={weight.removeOf(day, figure)} onClick={() => onRemove({ date, kg })} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
