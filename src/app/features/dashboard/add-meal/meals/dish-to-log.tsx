import Plus from 'lucide-react/icons/plus';
import Star from 'lucide-react/icons/star';
import { useEffect, useId, useRef, type MouseEvent, type PointerEvent } from 'react';
import { usePicture } from '#device/photos/use-picture.ts';
import type { DiaryDay } from '#domain/diary/diary-day.ts';
import { formatGrams, formatKcal, formatNumber } from '#app/format/number.ts';
import { mealLists as words } from '#app/text/food/meal-lists.ts';
import { units } from '#app/text/units.ts';
import { LazyFastMark } from '#app/parts/fasts/lazy-fast-mark.tsx';
import { Icon } from '#app/ui/picture/icon.tsx';
import { Menu } from '#app/ui/menu/menu.tsx';
import type { MenuItem } from '#app/ui/menu/menu-popup.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import type { Loggable } from './loggable.ts';
import '#app/ui/layout/list-row.css';
import './dish-to-log.css';

interface DishToLogProps {
  dish: Loggable;
  day: DiaryDay;
  isStarred: boolean;
  onLog: () => void;
  onAmount: () => void;
  /** What else the row's menu offers. */
  acts: readonly MenuItem[];
}

/** A dish that one tap logs again; a long press, or its menu, asks for another amount. */
export function DishToLog({ dish, day, isStarred, onLog, onAmount, acts }: DishToLogProps) {
  const picture = usePicture(dish.imageUrl);
  const mark = useId();
  const press = useLongPress(onAmount, onLog);
  return (
    <li className="dish-to-log">
      <button
        type="button"
        className="dish-to-log-tap"
        aria-label={words.logAgain(dish.title, formatKcal(dish.calories))}
        aria-describedby={mark}
        {...press}
      >
        <Picture src={picture} />
        <span className="dish-to-log-words list-row-words">
          {dish.title} {isStarred ? <Icon of={Star} size={14} /> : null}
          {dish.proteins > 0 ? <small>{words.proteins(formatGrams(dish.proteins))}</small> : null}
          <LazyFastMark id={mark} day={day} dish={dish} />
        </span>
        <span className="list-row-kcal">
          {formatNumber(dish.calories)}
          <small> {units.kcal}</small>
        </span>
        <span className="dish-to-log-plus">
          <Icon of={Plus} />
        </span>
      </button>
      <Menu label={words.actsOf(dish.title)} items={[{ label: words.anotherAmount, run: onAmount }, ...acts]} />
    </li>
  );
}

const LONG_MS = 500;
/** A finger that moves farther than this scrolls. */
const MOST_PX = 10;

/** For a button whose long press does something else than its tap; the tap that ends it then does nothing. */
function useLongPress(onLong: () => void, onTap: () => void) {
  const press = useRef<{ timer: ReturnType<typeof setTimeout>; x: number; y: number }>(undefined);
  const wasLong = useRef(false);
  const stop = () => {
    clearTimeout(press.current?.timer);
    press.current = undefined;
  };
  useEffect(() => stop, []);
  return {
    onPointerDown: ({ clientX: x, clientY: y, button }: PointerEvent) => {
      wasLong.current = false;
      if (button !== 0) return;
      const timer = setTimeout(() => {
        wasLong.current = true;
        onLong();
      }, LONG_MS);
      press.current = { timer, x, y };
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      if (press.current && Math.hypot(clientX - press.current.x, clientY - press.current.y) > MOST_PX) stop();
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    onPointerLeave: stop,
    // A phone's own menu would come in the middle of the press.
    onContextMenu: (event: MouseEvent) => event.preventDefault(),
    onClick: () => {
      if (!wasLong.current) onTap();
      wasLong.current = false;
    },
  };
}
