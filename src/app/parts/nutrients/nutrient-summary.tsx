import { useId } from 'react';
import { FIRST_NUTRIENTS, isSure, lowNutrients } from '#domain/nutrition/judge-nutrients.ts';
import { nutrients as words } from '#app/text/food/nutrients.ts';
import { LinkButton } from '#app/ui/button/link-button.tsx';
import { NutrientRows, type EatenNutrients } from './nutrient-rows.tsx';
import type { KnownOf } from './nutrient-labels.ts';
import './nutrient-summary.css';

const MOST_LOW = 3;

interface NutrientSummaryProps {
  eaten: EatenNutrients;
  of: KnownOf;
  /** The heading over what is low: of a day under way other words than of one that is over. */
  lowTitle: string;
}

/** What everybody asks of first, then what is surely low; of what is little known the figure alone. */
export function NutrientSummary({ eaten, of, lowTitle }: NutrientSummaryProps) {
  const low = useId();
  const { nutrition } = eaten;
  const lacking = lowNutrients(nutrition, MOST_LOW + FIRST_NUTRIENTS.length)
    .filter((nutrient) => !isFirst(nutrient))
    .slice(0, MOST_LOW);
  const doubted = FIRST_NUTRIENTS.some((nutrient) => !isSure(nutrition[nutrient] ?? { coverage: 0 }));
  const withoutTargets = Object.values(nutrition).every(({ target }) => target === null);
  return (
    <>
      <NutrientRows which={FIRST_NUTRIENTS} eaten={eaten} of={of} />
      {doubted ? <p className="nutrient-note">{words.fewKnown}</p> : null}
      {withoutTargets ? (
        <div className="nutrient-no-age">
          <p className="nutrient-note">{words.noAge}</p>
          <LinkButton to="/profile">{words.toProfile}</LinkButton>
        </div>
      ) : null}
      {lacking.length > 0 ? (
        <div>
          <h3 id={low}>{lowTitle}</h3>
          <NutrientRows which={lacking} eaten={eaten} of={of} labelledBy={low} />
        </div>
      ) : null}
    </>
  );
}

const isFirst = (nutrient: string): boolean => FIRST_NUTRIENTS.some((first) => first === nutrient);
