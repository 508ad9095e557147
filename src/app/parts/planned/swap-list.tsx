import CloudDownload from 'lucide-react/icons/cloud-download';
import SearchX from 'lucide-react/icons/search-x';
import { useId } from 'react';
import { formatKcal, formatNumber } from '#app/format/number.ts';
import { dishSwap } from '#app/text/food/mealplan.ts';
import { units } from '#app/text/units.ts';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import { ProBadge } from '#app/ui/pro/pro-badge.tsx';
import { Skeleton, Skeletons } from '#app/ui/feedback/skeleton.tsx';
import { VisuallyHidden } from '#app/ui/layout/visually-hidden.tsx';
import { portionLabel } from './portion-label.ts';
import type { SwapOption } from './swap-options.ts';

interface SwapListProps {
  /** Undefined while they are looked for, null while the device has no catalogue. */
  options: readonly SwapOption[] | null | undefined;
  searching: boolean;
  /** Pictures are not to be asked for yet. */
  picturesWait: boolean;
  chosen: SwapOption | undefined;
  hasAccess: boolean;
  onChoose: (option: SwapOption) => void;
}

/** Dishes to choose one of, each with its portion and what it changes in the day's energy. */
export function SwapList({ options, searching, picturesWait, chosen, hasAccess, onChoose }: SwapListProps) {
  const name = useId();
  if (options === undefined) return <SwapSkeleton />;
  if (options === null)
    return <EmptyState icon={CloudDownload} title={dishSwap.noCatalogue} text={dishSwap.comesOnline} />;
  if (options.length === 0) {
    return searching ? (
      <EmptyState icon={SearchX} title={dishSwap.nothingFound} />
    ) : (
      <EmptyState icon={SearchX} title={dishSwap.noneSimilar} text={dishSwap.trySearch} />
    );
  }
  return (
    <>
      <fieldset className="swap-list">
        <legend>{searching ? dishSwap.found : dishSwap.similar}</legend>
        {options.map((option) => (
          <label key={option.entry.mealId} className="swap-option">
            <Picture src={option.entry.mealData.imageUrl} waits={picturesWait} />
            <span className="swap-option-words">
              {option.entry.mealData.title} {option.entry.mealData.pro ? <ProBadge /> : null}
              <small>{portionLabel(option.entry, hasAccess)}</small>
              {option.outsideDiet ? <small>{dishSwap.outsideDiet}</small> : null}
            </span>
            <span className="swap-option-kcal">
              {formatNumber(option.entry.mealData.scaledCalories)}
              <VisuallyHidden>
                {' '}
                {units.kcal}. {dishSwap.difference(formatKcal(option.more))}
              </VisuallyHidden>
              <small aria-hidden="true">{signed(option.more)}</small>
            </span>
            <input
              type="radio"
              name={name}
              checked={option.entry.mealId === chosen?.entry.mealId}
              onChange={() => onChoose(option)}
            />
          </label>
        ))}
      </fieldset>
      <p className="swap-note">{dishSwap.portionsChosen}</p>
    </>
  );
}

const signed = (kcal: number): string => (kcal > 0 ? `+${formatNumber(kcal)}` : formatNumber(kcal));

function SwapSkeleton() {
  return (
    <Skeletons>
      {['72%', '58%', '66%', '50%', '62%'].map((width) => (
        <span key={width} className="swap-bone">
          <Skeleton width="44px" height="44px" />
          <Skeleton width={width} height="1.1em" />
        </span>
      ))}
    </Skeletons>
  );
}
