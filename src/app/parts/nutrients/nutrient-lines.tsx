import { useState } from 'react';
import { useReference } from '#device/food/nutrients/use-reference.ts';
import type { NutrientCoverage } from '#domain/recipes/cook-recipe.ts';
import type { Nutrients } from '#domain/nutrition/nutrient.ts';
import { isSure } from '#domain/nutrition/judge-nutrients.ts';
import { servingLines, type ServingLine } from '#domain/nutrition/serving-lines.ts';
import { formatPercent } from '#app/format/number.ts';
import { formatNutrient } from '#app/format/nutrient.ts';
import { nutrientNames, nutrients as words } from '#app/text/food/nutrients.ts';
import { Bar } from '#app/ui/figure/bar.tsx';
import { Button } from '#app/ui/button/button.tsx';
import { Skeleton } from '#app/ui/feedback/skeleton.tsx';
import { coverageLabel } from './nutrient-labels.ts';
import './nutrient-lines.css';

interface NutrientLinesProps {
  nutrients: Nutrients;
  /** Share of the weight for which a value is known; absent of what is known of all of it. */
  coverage: NutrientCoverage;
  /** Whether it brings its own heading. */
  titled?: boolean | undefined;
}

/** What a dish holds of nutrients, a line each, beside the day's value: the main ones at first, all on a tap. Nothing where nothing is known. */
export function NutrientLines({ nutrients, coverage, titled = true }: NutrientLinesProps) {
  const reference = useReference();
  const [all, setAll] = useState(false);
  if (Object.keys(nutrients).length === 0) return null;
  if (!reference) return <Skeleton height="9rem" />;
  const lines = servingLines(nutrients, coverage, reference);
  const shown = all ? lines.all : lines.short;
  return (
    <div className="nutrient-lines">
      {titled ? <h3>{words.title}</h3> : null}
      <ul>
        {shown.map((line) => (
          <NutrientLine key={line.nutrient} line={line} />
        ))}
      </ul>
      {shown.length < lines.all.length ? <Button onClick={() => setAll(true)}>{words.all}</Button> : null}
      <p>{reference.of === 'person' ? words.shareOfOwn : words.shareOfAdult}</p>
    </div>
  );
}

function NutrientLine({ line: { nutrient, amount, coverage, share, kind } }: { line: ServingLine }) {
  const sure = isSure({ coverage });
  return (
    <li>
      <span>{nutrientNames[nutrient]}</span>
      <span aria-hidden="true">
        {share === null ? null : (
          <Bar
            value={share}
            max={1}
            tone={kind === 'at-least' ? 'herb' : 'water'}
            hatched={!sure}
            label={nutrientNames[nutrient]}
          />
        )}
      </span>
      <span>
        <b>{formatNutrient(nutrient, amount)}</b>
        {share !== null && sure ? <small>{formatPercent(share)}</small> : null}
      </span>
      {coverage < 1 ? <small className="nutrient-line-known">{coverageLabel('dish', coverage)}</small> : null}
    </li>
  );
}
