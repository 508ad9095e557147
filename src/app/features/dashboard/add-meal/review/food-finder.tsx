import Search from 'lucide-react/icons/search';
import { useEffect, useState } from 'react';
import { askFoods } from '#device/food/ask-foods.ts';
import type { FoundFood } from '#device/food/food-knowledge.ts';
import { useFoodsAtHand } from '#device/food/hooks/use-foods-at-hand.ts';
import { useLoggedCounts } from '#device/food/hooks/use-logged-counts.ts';
import { isOneTyping } from '#device/food/one-typing.ts';
import type { DiaryDay } from '#domain/diary-day.ts';
import { dishId } from '#domain/food.ts';
import { formatAmount } from '#app/format/amount.ts';
import { formatKcal } from '#app/format/number.ts';
import { reviewWords as words } from '#app/text/food/food-review.ts';
import { LazyFastMark } from '#app/parts/fasts/lazy-fast-mark.tsx';
import { Icon } from '#app/ui/picture/icon.tsx';
import { Skeleton, Skeletons } from '#app/ui/feedback/skeleton.tsx';
import { TextInput } from '#app/ui/field/text-input.tsx';
import { useDebounced } from '#app/ui/state/use-debounced.ts';
import './food-finder.css';

const MOST_FOUND = 8;
/** Among so many hits are enough foods. */
const MOST_LOOKED_AT = 60;
/** Hits are there within a frame or two: bones between two lists would cost a slow phone a drawing of their own. */
const PATIENCE_MS = 100;

interface FoodFinderProps {
  /** The day for which a food would be logged. */
  day: DiaryDay;
  /** What is looked for first. */
  begin: string;
  /** Absent: foods and recipes. */
  only?: 'foods' | undefined;
  onChoose: (found: FoundFood) => void;
}

/** Looks for a food on the device with every letter; a tap on one chooses it. */
export function FoodFinder({ day, begin, only, onChoose }: FoodFinderProps) {
  const [query, setQuery] = useState(begin);
  useFoodsAtHand(true);
  const { found, isOfOther } = useFound(query.trim(), useLoggedCounts(), only);
  return (
    <div className="food-finder">
      <div className="food-finder-field">
        <Icon of={Search} />
        <TextInput
          type="search"
          aria-label={words.find}
          placeholder={words.find}
          enterKeyHint="search"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
      </div>
      {found === undefined && query.trim() !== '' ? <FinderSkeleton /> : null}
      {found && found.length > 0 ? (
        <ul aria-label={words.found} inert={isOfOther}>
          {found.map((one) => (
            <li key={idOf(one)}>
              <button type="button" onClick={() => onChoose(one)}>
                <span>
                  {nameOf(one)} <LazyFastMark day={day} dish={{ ingredients: [{ foodId: idOf(one) }] }} />
                </span>
                <small>{energyOf(one)}</small>
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      <p className="food-finder-none" role="status">
        {found?.length === 0 && !isOfOther && query.trim() !== '' ? `${words.notFound}. ${words.notFoundHint}` : null}
      </p>
    </div>
  );
}

interface Found {
  /** Undefined while they are looked for. */
  found: FoundFood[] | undefined;
  /** They are of another query, stand for a moment more, and can not be chosen. */
  isOfOther: boolean;
}

/** The best hits for a query, of like ones those first that were logged before; while they are looked for, those of the letters before. */
function useFound(
  query: string,
  boosts: ReadonlyMap<string, number> | undefined,
  only: FoodFinderProps['only'],
): Found {
  const [found, setFound] = useState<{ query: string; hits: FoundFood[] }>();
  const isNew = useDebounced(query, PATIENCE_MS) !== query;
  useEffect(() => {
    let isStale = false;
    // A search that fails finds nothing (spec §8).
    void askFoods((knowledge) =>
      knowledge.search(query, { limit: only ? MOST_LOOKED_AT : MOST_FOUND, ...(boosts && { boosts }) }),
    )
      .then((hits) => (only ? hits.filter(({ kind }) => kind === 'food').slice(0, MOST_FOUND) : hits))
      .catch(() => [])
      .then((hits) => isStale || setFound({ query, hits }));
    return () => {
      isStale = true;
    };
  }, [query, boosts, only]);
  const isOfOther = found !== undefined && !isOneTyping(found.query, query);
  return { found: isOfOther && !isNew ? undefined : found?.hits, isOfOther };
}

function FinderSkeleton() {
  return (
    <Skeletons>
      {['62%', '48%', '70%', '55%', '64%'].map((width) => (
        <span key={width} className="food-finder-bone">
          <Skeleton width={width} height="15px" />
        </span>
      ))}
    </Skeletons>
  );
}

const idOf = (one: FoundFood): string => (one.kind === 'food' ? one.food.id : dishId(one.recipe.id));
const nameOf = (one: FoundFood): string => (one.kind === 'food' ? one.food.name : one.recipe.name);
const energyOf = (one: FoundFood): string =>
  one.kind === 'food'
    ? `${formatAmount(100, 'g')} · ${formatKcal(one.food.per100g.calories)}`
    : `${formatAmount(1, 'portion')} · ${formatKcal(one.recipe.serving.calories)}`;
