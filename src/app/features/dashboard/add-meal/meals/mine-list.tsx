import Soup from 'lucide-react/icons/soup';
import { useFavourites, type KeptEntry } from '#device/diary/hooks/use-favourites.ts';
import { useRecentEntries } from '#device/diary/hooks/use-recent-entries.ts';
import type { DiaryDay } from '#domain/diary/diary-day.ts';
import { recentMeals, titleKey } from '#domain/diary/recent-meals.ts';
import { mealLists as words } from '#app/text/food/meal-lists.ts';
import { Button } from '#app/ui/button/button.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { DishToLog } from './dish-to-log.tsx';
import { star, starredAs, setStar } from './kept-actions.ts';
import { ListSkeleton } from './list-skeleton.tsx';
import { loggableOf, type Loggable } from './loggable.ts';

interface MineListProps {
  today: DiaryDay;
  /** The day for which a dish would be logged. */
  day: DiaryDay;
  onLog: (dish: Loggable) => void;
  onAmount: (dish: Loggable) => void;
  onRecipes: () => void;
}

/** The starred dishes and, below them, what was eaten lately. */
export function MineList({ today, day, onLog, onAmount, onRecipes }: MineListProps) {
  const kept = useFavourites();
  const entries = useRecentEntries(today);
  if (!kept || !entries) return <ListSkeleton />;
  const starred = onePerTitle(kept);
  const recent = recentMeals(entries, today, new Set(starred.map(({ dish }) => titleKey(dish.title))));
  if (starred.length + recent.length === 0) {
    return (
      <EmptyState
        icon={Soup}
        title={words.noRecent}
        text={words.noRecentText}
        action={
          <Button tone="tint" onClick={onRecipes}>
            {words.seeRecipes}
          </Button>
        }
      />
    );
  }
  const row = (key: string, dish: Loggable, isStarred: boolean, toggle: () => Promise<void>) => (
    <DishToLog
      key={key}
      dish={dish}
      day={day}
      isStarred={isStarred}
      onLog={() => onLog(dish)}
      onAmount={() => onAmount(dish)}
      acts={[{ label: isStarred ? words.unstar : words.star, run: () => void toggle() }]}
    />
  );
  return (
    <>
      {starred.length > 0 ? (
        <section aria-label={words.favourites}>
          <p className="meal-lists-note">{words.favourites}</p>
          <ul>
            {starred.map(({ id, dish }) =>
              row(id, loggableOf(dish), true, () => setStar(starredAs(kept, dish.title), false)),
            )}
          </ul>
        </section>
      ) : null}
      {recent.length > 0 ? (
        <section aria-label={words.recent}>
          <p className="meal-lists-note">{words.recent}</p>
          <ul>{recent.map((entry) => row(entry.id, loggableOf(entry), false, () => star(loggableOf(entry))))}</ul>
        </section>
      ) : null}
    </>
  );
}

function onePerTitle(kept: readonly KeptEntry[]): KeptEntry[] {
  return [
    ...new Map(kept.filter(({ dish }) => dish.starred).map((entry) => [titleKey(entry.dish.title), entry])).values(),
  ];
}
