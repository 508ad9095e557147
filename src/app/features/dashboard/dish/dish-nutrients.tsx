import ChevronDown from 'lucide-react/icons/chevron-down';
import { lazy, Suspense, useId, useState } from 'react';
import { useAccess } from '#device/session/access/use-access.ts';
import { useDayNutrition } from '#device/food/nutrients/use-nutrition.ts';
import type { MealEntry } from '#sync/records.ts';
import { nutrients as words } from '#app/text/food/nutrients.ts';
import { Icon } from '#app/ui/picture/icon.tsx';
import { Skeleton } from '#app/ui/feedback/skeleton.tsx';
import './dish-nutrients.css';

const NutrientLines = lazy(async () => ({
  default: (await import('#app/parts/nutrients/nutrient-lines.tsx')).NutrientLines,
}));

/** What a dish holds of vitamins, minerals and the like, unfolded by a tap; nothing without access, and where nothing is known of it. */
export function DishNutrients({ entry: { id, date } }: { entry: Pick<MealEntry, 'id' | 'date'> }) {
  const access = useAccess();
  const known = useDayNutrition(date)?.entries.find((entry) => entry.id === id);
  const [open, setOpen] = useState(false);
  const panel = useId();
  if (!access?.hasAccess || !known?.nutrients || Object.keys(known.nutrients).length === 0) return null;
  return (
    <div className="dish-nutrients">
      <button
        type="button"
        className="dish-nutrients-open"
        aria-expanded={open}
        aria-controls={panel}
        onClick={() => setOpen(!open)}
      >
        {words.title}
        <Icon of={ChevronDown} size={18} />
      </button>
      <div id={panel} hidden={!open}>
        {open ? (
          <Suspense fallback={<Skeleton height="9rem" />}>
            <NutrientLines nutrients={known.nutrients} coverage={known.nutrientCoverage ?? {}} titled={false} />
          </Suspense>
        ) : null}
      </div>
    </div>
  );
}
