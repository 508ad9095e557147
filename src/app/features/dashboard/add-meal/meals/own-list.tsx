import Plus from 'lucide-react/icons/plus';
import ChefHat from 'lucide-react/icons/chef-hat';
import { useFavourites, type KeptEntry } from '#device/diary/hooks/use-favourites.ts';
import type { DiaryDay } from '#domain/diary/diary-day.ts';
import { common } from '#app/text/common.ts';
import { mealLists as words } from '#app/text/food/meal-lists.ts';
import { Button } from '#app/ui/button/button.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { Icon } from '#app/ui/picture/icon.tsx';
import { DishToLog } from './dish-to-log.tsx';
import { deleteOwn, setStar } from './kept-actions.ts';
import { ListSkeleton } from './list-skeleton.tsx';
import { loggableOf, type Loggable } from './loggable.ts';

interface OwnListProps {
  /** The day for which a dish would be logged. */
  day: DiaryDay;
  onLog: (dish: Loggable) => void;
  onAmount: (dish: Loggable) => void;
  onNew: () => void;
  onEdit: (entry: KeptEntry) => void;
}

/** The dishes that the person composed, and the way to a new one. */
export function OwnList({ day, onLog, onAmount, onNew, onEdit }: OwnListProps) {
  const kept = useFavourites();
  if (!kept) return <ListSkeleton />;
  const own = kept.filter(({ dish }) => dish.own);
  const create = (
    <Button tone="tint" wide={own.length > 0} onClick={onNew}>
      <Icon of={Plus} size={20} />
      {words.newDish}
    </Button>
  );
  if (own.length === 0) return <EmptyState icon={ChefHat} title={words.newDish} text={words.ownKept} action={create} />;
  return (
    <>
      {create}
      <ul aria-label={words.ownDishes}>
        {own.map((entry) => {
          const dish = loggableOf(entry.dish);
          const { starred } = entry.dish;
          return (
            <DishToLog
              key={entry.id}
              dish={dish}
              day={day}
              isStarred={starred}
              onLog={() => onLog(dish)}
              onAmount={() => onAmount(dish)}
              acts={[
                { label: starred ? words.unstar : words.star, run: () => void setStar([entry], !starred) },
                { label: common.edit, run: () => onEdit(entry) },
                { label: common.remove, run: () => void deleteOwn(entry), danger: true },
              ]}
            />
          );
        })}
      </ul>
    </>
  );
}
