import Leaf from 'lucide-react/icons/leaf';
import { useFasting } from '#device/body/fasting.ts';
import { useForbidden } from '#device/food/hooks/use-forbidden.ts';
import { useToday } from '#device/platform/use-today.ts';
import type { DiaryDay } from '#domain/diary/diary-day.ts';
import { fastingDay, type FastLevel } from '#domain/fasts/fasting-calendar.ts';
import { keptLevel } from '#domain/fasts/fasting-choice.ts';
import type { NamedDish } from '#domain/fasts/parts-of-dish.ts';
import { fasts } from '#app/text/diary/fasts.ts';
import { Icon } from '#app/ui/picture/icon.tsx';
import './fast-mark.css';

export interface FastMarkProps {
  /** The day on which the dish is eaten. */
  day: DiaryDay;
  dish: NamedDish;
  /** By which its row can name it as its description. */
  id?: string | undefined;
}

/** Says of a dish that the fast which the person keeps on the day forbids it; nothing of any other. */
export function FastMark({ day, ...props }: FastMarkProps) {
  const choice = useFasting();
  if (choice === undefined || choice === 'none') return null;
  const level = keptLevel(choice, fastingDay(day));
  return level === 'none' ? null : <MarkOfLevel day={day} level={level} {...props} />;
}

function MarkOfLevel({ day, dish, level, id }: FastMarkProps & { level: FastLevel }) {
  const isForbidden = useForbidden(dish, level);
  const words = fasts.marks[useToday() === day ? 'today' : 'otherDay'];
  return isForbidden ? (
    <span id={id} className="fast-mark">
      <Icon of={Leaf} size={14} />
      {level === 'meat-free' ? words.meatFree : words.fast}
    </span>
  ) : null;
}
