import CopyPlus from 'lucide-react/icons/copy-plus';
import type { DayMeal } from '#device/diary/hooks/use-day-meals.ts';
import type { DiaryDay } from '#domain/diary-day.ts';
import { mealRows } from '#app/text/food/meal-names.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/picture/icon.tsx';
import { onIntent } from '#app/ui/state/on-intent.ts';
import { loadDishActs } from '../lazy.ts';
import { useOnce } from '../use-once.ts';

interface CopyFromBeforeProps {
  dishes: readonly DayMeal[];
  day: DiaryDay;
  label: string;
}

/** Logs the dishes of the day before once more, with one tap. */
export function CopyFromBefore({ dishes, day, label }: CopyFromBeforeProps) {
  const [busy, copy] = useOnce(async () => {
    const { copyDishes } = await loadDishActs();
    await copyDishes(
      dishes.map(({ entry }) => entry),
      day,
      mealRows.mealCopied,
    );
    return 'again';
  });
  return (
    <Button tone="bare" className="meal-copy" busy={busy} {...onIntent(loadDishActs)} onClick={copy}>
      <Icon of={CopyPlus} size={20} />
      {label}
    </Button>
  );
}
