import Search from 'lucide-react/icons/search';
import { memo, useEffect, useState } from 'react';
import { askFoods } from '#device/food/ask-foods.ts';
import type { FoundFood } from '#device/food/food-knowledge.ts';
import type { OwnPot } from '#device/food/hooks/use-own-dishes.ts';
import { useOwnFound, type OwnFound } from '#device/food/hooks/use-own-found.ts';
import { useToday } from '#device/platform/use-today.ts';
import { productFoodId } from '#domain/food/food-of-own.ts';
import { productTitle } from '#domain/food/products/product.ts';
import { useFoodsAtHand } from '#device/food/hooks/use-foods-at-hand.ts';
import { useLoggedCounts } from '#device/food/hooks/use-logged-counts.ts';
import { isOneTyping } from '#device/food/one-typing.ts';
import type { DiaryDay } from '#domain/diary/diary-day.ts';
import { dishId } from '#domain/food/food.ts';
import { formatAmount } from '#app/format/amount.ts';
import { formatKcal } from '#app/format/number.ts';
import { reviewWords as words } from '#app/text/food/food-review.ts';
import { LazyFastMark } from '#app/parts/fasts/lazy-fast-mark.tsx';
import { Icon } from '#app/ui/picture/icon.tsx';
import { Skeleton, Skeletons } from '#app/ui/feedback/skeleton.tsx';
import { TextInput } from '#app/ui/field/text-input.tsx';
import './food-finder.css';

const MOST_FOUND = 8;
/** Among so many hits are enough foods. */
const MOST_LOOKED_AT = 60;

interface FoodFinderProps {
  /** The day for which a food would be logged. */
  day: DiaryDay;
  /** What is looked for first. */
  begin: string;
  /** Absent: foods, recipes and pots. */
  only?: 'foods' | undefined;
  onChoose: (found: FoundFood | OwnFound) => void;
}

/** Looks for a food on the device with every letter, what the person made themselves first; a tap on one chooses it. */
export function FoodFinder({ day, begin, only, onChoose }: FoodFinderProps) {
  const [query, setQuery] = useState(begin);
  useFoodsAtHand(true);
  const wanted = query.trim();
  const last = useLastFound(wanted, useLoggedCounts(), only);
  const all = useOwnFound(wanted, useToday());
  const own = only ? all.filter(({ kind }) => kind === 'product') : all;
  const isOfOther = last !== undefined && !isOneTyping(last.query, wanted);
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
      {last === undefined && wanted !== '' ? <FinderSkeleton /> : null}
      {own.length > 0 || (last && last.hits.length > 0) ? (
        <FoundFoods day={day} own={own} hits={last?.hits ?? NONE} isOfOther={isOfOther} onChoose={onChoose} />
      ) : null}
      <p className="food-finder-none" role="status">
        {last?.hits.length === 0 && own.length === 0 && !isOfOther && wanted !== ''
          ? `${words.notFound}. ${words.notFoundHint}`
          : null}
      </p>
    </div>
  );
}

interface FoundFoodsProps {
  day: DiaryDay;
  own: readonly OwnFound[];
  hits: readonly FoundFood[];
  /** They are of another query and stand until those of this one have come: a tap on one would choose what nobody looks for. */
  isOfOther: boolean;
  onChoose: (found: FoundFood | OwnFound) => void;
}

const NONE: readonly FoundFood[] = [];

/** Drawn anew for other hits, not for each letter. */
const FoundFoods = memo(({ day, own, hits, isOfOther, onChoose }: FoundFoodsProps) => (
  <ul aria-label={words.found} aria-busy={isOfOther}>
    {own.map((one) => (
      <li key={ownId(one)}>
        <button type="button" onClick={() => onChoose(one)}>
          <span>
            {ownName(one)} <small>{words.own}</small>
          </span>
          <small>{ownEnergy(one)}</small>
        </button>
      </li>
    ))}
    {hits.map((one) => (
      <li key={idOf(one)}>
        <button type="button" onClick={isOfOther ? undefined : () => onChoose(one)}>
          <span>
            {nameOf(one)} <LazyFastMark day={day} dish={{ ingredients: [{ foodId: idOf(one) }] }} />
          </span>
          <small>{energyOf(one)}</small>
        </button>
      </li>
    ))}
  </ul>
));

interface LastFound {
  query: string;
  hits: readonly FoundFood[];
}

/**
 * The best hits of the last search that has ended, of like ones those first that were logged before; undefined until one
 * has. They stay while the next is under way: nothing is drawn between two lists.
 */
function useLastFound(
  query: string,
  boosts: ReadonlyMap<string, number> | undefined,
  only: FoodFinderProps['only'],
): LastFound | undefined {
  const [last, setLast] = useState<LastFound>();
  useEffect(() => {
    let isStale = false;
    // A search that fails finds nothing (spec §8).
    void askFoods((knowledge) =>
      knowledge.search(query, { limit: only ? MOST_LOOKED_AT : MOST_FOUND, ...(boosts && { boosts }) }),
    )
      .then((hits) => (only ? hits.filter(({ kind }) => kind === 'food').slice(0, MOST_FOUND) : hits))
      .catch(() => [])
      .then((hits) => isStale || setLast({ query, hits }));
    return () => {
      isStale = true;
    };
  }, [query, boosts, only]);
  return last;
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

const ownId = (one: OwnFound): string => (one.kind === 'pot' ? one.pot.id : productFoodId(one.product.barcode));
const ownName = (one: OwnFound): string => (one.kind === 'pot' ? one.pot.dish.name : productTitle(one.product));

/** kcal of 100 g; nothing where nobody knows it. */
function ownEnergy(one: OwnFound): string {
  const kcal = one.kind === 'product' ? one.product.per100g.calories : energyOfPot(one.pot);
  return kcal === null ? '' : `${formatAmount(100, 'g')} · ${formatKcal(kcal)}`;
}

const energyOfPot = ({ cooked }: OwnPot): number | null =>
  cooked && cooked.grams > 0 ? (cooked.figures.calories * 100) / cooked.grams : null;
