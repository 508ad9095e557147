import Plus from 'lucide-react/icons/plus';
import { Suspense, useId } from 'react';
import CopyPlus from 'lucide-react/icons/copy-plus';
import type { DayMeal } from '#device/diary/hooks/use-day-meals.ts';
import type { DiaryDay } from '#domain/diary/diary-day.ts';
import { mealHint } from '#app/format/meal-hint.ts';
import { formatKcal, formatNumber } from '#app/format/number.ts';
import { openAddMeal } from '#app/parts/requests/add-meal-request.ts';
import { dashboard } from '#app/text/diary/dashboard.ts';
import { mealWords, mealRows } from '#app/text/food/meal-names.ts';
import { IconButton } from '#app/ui/button/icon-button.tsx';
import { onIntent } from '#app/ui/state/on-intent.ts';
import { LazyRecommended, loadAddMeal, loadDishActions } from '../lazy.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/picture/icon.tsx';
import { useOnce } from '../use-once.ts';
import type { MealView } from './day-meals.ts';
import { DishRow } from './dish-row.tsx';

interface MealSectionProps {
  day: DiaryDay;
  today: DiaryDay;
  meal: MealView;
  goalKcal: number;
  /** The same meal of the day before, offered while this one is empty. */
  before: readonly DayMeal[];
  onOpenDish: (id: string) => void;
}

/** One meal: its hint, its sum against its goal, its dishes, and the way to more of them. */
export function MealSection({ day, today, meal, goalKcal, before, onOpenDish }: MealSectionProps) {
  const id = useId();
  const words = mealWords[meal.type];
  return (
    <section className="meal" aria-labelledby={id}>
      <div className="meal-top">
        <div className="meal-name">
          <h2 id={id}>{words.name}</h2>
          <p>{mealHint(meal.type)}</p>
        </div>
        <p className="meal-sum">
          {formatNumber(meal.kcal)} <small>{dashboard.outOf(formatKcal(goalKcal))}</small>
        </p>
        <IconButton
          icon={Plus}
          look="tint"
          label={words.add}
          aria-haspopup="dialog"
          {...onIntent(loadAddMeal)}
          onClick={() => openAddMeal({ day, mealType: meal.type })}
        />
      </div>
      {meal.dishes.length > 0 ? (
        <ul className="meal-dishes">
          {meal.dishes.map((dish) => (
            <DishRow key={dish.entry.id} dish={dish} onOpen={onOpenDish} />
          ))}
        </ul>
      ) : (
        <div className="meal-empty">
          <p>{dashboard.empty}</p>
          {before.length > 0 ? (
            <CopyFromBefore
              dishes={before}
              day={day}
              label={day === today ? words.copyYesterday : words.copyDayBefore}
            />
          ) : null}
        </div>
      )}
      {day === today ? (
        <Suspense fallback={null}>
          <LazyRecommended day={day} type={meal.type} />
        </Suspense>
      ) : null}
    </section>
  );
}

interface CopyFromBeforeProps {
  dishes: readonly DayMeal[];
  day: DiaryDay;
  label: string;
}

/** Logs the dishes of the day before once more, with one tap. */
function CopyFromBefore({ dishes, day, label }: CopyFromBeforeProps) {
  const [busy, copy] = useOnce(async () => {
    const { copyDishes } = await loadDishActions();
    await copyDishes(
      dishes.map(({ entry }) => entry),
      day,
      mealRows.mealCopied,
    );
    return 'again';
  });
  return (
    <Button tone="bare" className="meal-copy" busy={busy} {...onIntent(loadDishActions)} onClick={copy}>
      <Icon of={CopyPlus} size={20} />
      {label}
    </Button>
  );
}
