import Trash2 from 'lucide-react/icons/trash-2';
import type { ShownThing } from '#device/diary/hooks/use-things.ts';
import { MEASUREMENT_NAMES, type Measurements } from '#domain/body/body-measurements.ts';
import { isDiaryDay, type DiaryDay } from '#domain/diary/diary-day.ts';
import { formatDay } from '#app/format/day.ts';
import { formatMeasurement } from '#app/format/measurement.ts';
import { measurements as words } from '#app/text/diary/measurements.ts';
import { WaitingMark } from '#app/parts/saving/waiting-mark.tsx';
import { IconButton } from '#app/ui/button/icon-button.tsx';
import '../recent-weigh-ins.css';

/** How many of the last days the sheet lists; the calendar reaches the others. */
const LISTED = 8;

interface RecentMeasurementsProps {
  /** Oldest first. */
  days: readonly ShownThing<'measurements'>[];
  chosen: DiaryDay;
  onEdit: (day: DiaryDay) => void;
  onRemove: (day: ShownThing<'measurements'>) => void;
}

/** The last days on which something was measured, newest first: a tap brings one into the form. */
export function RecentMeasurements({ days, chosen, onEdit, onRemove }: RecentMeasurementsProps) {
  const recent = days.slice(-LISTED).toReversed();
  const [newest] = recent;
  if (!newest) return null;
  return (
    <section className="weigh-ins" aria-label={words.recent}>
      <h3>{words.recent}</h3>
      <ul>
        {recent.map((one) => {
          const { key, value, waiting } = one;
          if (!isDiaryDay(key)) return null;
          const [day, figures] = [formatDay(key), figuresOf(value)];
          return (
            <li key={key}>
              <button
                type="button"
                aria-label={words.editOf(day, figures)}
                aria-pressed={key === chosen}
                onClick={() => onEdit(key)}
              >
                <span>{day}</span>
                <span className="measurements-figures">{figures}</span>
              </button>
              <WaitingMark waiting={waiting} />
              <IconButton icon={Trash2} label={words.removeOf(day)} onClick={() => onRemove(one)} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

const figuresOf = (values: Measurements): string =>
  MEASUREMENT_NAMES.flatMap((name) => {
    const figure = values[name];
    return figure === undefined ? [] : [`${words.names[name]} ${formatMeasurement(name, figure)}`];
  }).join(' · ');
