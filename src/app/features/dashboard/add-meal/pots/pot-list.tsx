import CookingPot from 'lucide-react/icons/cooking-pot';
import { useOwnDishes, type OwnPot } from '#device/food/hooks/use-own-dishes.ts';
import type { DiaryDay } from '#domain/diary/diary-day.ts';
import { titleKey } from '#domain/diary/recent-meals.ts';
import { common } from '#app/text/common.ts';
import { mealLists } from '#app/text/food/meal-lists.ts';
import { pots as words } from '#app/text/food/pots.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Menu } from '#app/ui/menu/menu.tsx';
import { Icon } from '#app/ui/picture/icon.tsx';
import { DishToLog } from '../meals/dish-to-log.tsx';
import type { Loggable } from '../meals/loggable.ts';
import { deletePot } from './pot-actions.ts';
import type { PotAsk } from './pot-pages.tsx';
import { helpingOf, usualOf } from './pot-to-log.ts';
import './pots.css';

interface PotListProps {
  day: DiaryDay;
  today: DiaryDay;
  /** Only dishes of this name show, and no way to a new one. */
  query?: string | undefined;
  onLog: (dish: Loggable) => void;
  onShow: (ask: PotAsk) => void;
}

/** The dishes that the person cooked, the one used last first: one tap logs as much as last time. */
export function PotList({ day, today, query, onLog, onShow }: PotListProps) {
  const all = useOwnDishes(today);
  const shown = query === undefined ? all : all?.filter(({ dish }) => isNamed(dish.name, query));
  const rows =
    shown && shown.length > 0 ? (
      <ul aria-label={words.list} className={query === undefined ? undefined : 'pots-found'}>
        {shown.map((pot) => (
          <PotRow key={pot.id} pot={pot} day={day} onLog={onLog} onShow={onShow} />
        ))}
      </ul>
    ) : null;
  if (query !== undefined) return rows;
  return (
    <section className="pots" aria-label={words.list}>
      {rows ? <p className="meal-lists-note">{words.list}</p> : null}
      {rows}
      <Button wide onClick={() => onShow({ is: 'new' })}>
        <Icon of={CookingPot} size={20} />
        {words.create}
      </Button>
      {rows ? null : <p className="meal-lists-note">{words.createHint}</p>}
    </section>
  );
}

interface PotRowProps extends Pick<PotListProps, 'day' | 'onLog' | 'onShow'> {
  pot: OwnPot;
}

function PotRow({ pot, day, onLog, onShow }: PotRowProps) {
  const { id, dish, cooked, last } = pot;
  const acts = [
    { label: words.again, run: () => onShow({ is: 'again', id }) },
    { label: common.edit, run: () => onShow({ is: 'edit', id }) },
    { label: common.remove, run: () => void deletePot(pot), danger: true },
  ];
  if (!cooked) {
    return (
      <li className="pots-unknown">
        <p>
          <b>{dish.name}</b>
          <small>{words.unknownFoods}</small>
        </p>
        <Menu label={mealLists.actsOf(dish.name)} items={acts} />
      </li>
    );
  }
  const usual = helpingOf(pot, cooked, usualOf(pot));
  const amount = () => onShow({ is: 'amount', id });
  return (
    <DishToLog
      dish={usual}
      day={day}
      isStarred={false}
      onLog={last ? () => onLog(usual) : amount}
      onAmount={amount}
      acts={acts}
    />
  );
}

const isNamed = (name: string, query: string): boolean => titleKey(name).includes(titleKey(query));
