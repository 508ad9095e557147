import { KCAL_PER_GRAM, energyOf, type Nutrition } from '#domain/body/macros.ts';
import type { NutrientCoverage } from '#domain/recipes/cook-recipe.ts';
import type { Nutrients } from '#domain/nutrition/nutrient.ts';
import { formatGrams, formatNumber, formatPercent } from '#app/format/number.ts';
import { dashboard } from '#app/text/diary/dashboard.ts';
import { recipeWords } from '#app/text/food/recipe.ts';
import { units } from '#app/text/units.ts';
import { Bar } from '#app/ui/figure/bar.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import { NutrientLines } from '../nutrients/nutrient-lines.tsx';
import { ProLock } from '#app/ui/pro/pro-lock.tsx';

const MACROS = [
  { macro: 'carbs', tone: 'carbs' },
  { macro: 'proteins', tone: 'protein' },
  { macro: 'fats', tone: 'fats' },
] as const;

// What lies under the lock is no secret of the recipe: nobody can read it out of the page.
const BEHIND_THE_LOCK: { figures: Nutrition; nutrients: Nutrients; coverage: NutrientCoverage } = {
  figures: { calories: 0, carbs: 30, proteins: 20, fats: 10 },
  nutrients: { fibre: 6, salt: 1.5, vitaminC: 30 },
  coverage: {},
};

interface RecipeNutritionProps {
  /** kcal and g of the chosen portions. */
  figures: Nutrition;
  /** Of the chosen portions. */
  nutrients: Nutrients;
  coverage: NutrientCoverage;
  hasAccess: boolean;
  onBecomePro: (() => void) | undefined;
}

/** The energy for everybody; macros, vitamins and minerals with access. */
export function RecipeNutrition({ figures, nutrients, coverage, hasAccess, onBecomePro }: RecipeNutritionProps) {
  const shown = hasAccess ? { figures, nutrients, coverage } : BEHIND_THE_LOCK;
  return (
    <Card title={recipeWords.nutrition}>
      <p className="recipe-energy" role="status">
        <b>{formatNumber(figures.calories)}</b> {units.kcal}
      </p>
      <ProLock locked={!hasAccess} text={recipeWords.nutritionLocked} onBecomePro={onBecomePro}>
        <div className="recipe-nutrients">
          <Macros figures={shown.figures} />
          <NutrientLines nutrients={shown.nutrients} coverage={shown.coverage} />
        </div>
      </ProLock>
    </Card>
  );
}

function Macros({ figures }: { figures: Nutrition }) {
  const energy = energyOf(figures);
  return (
    <ul className="recipe-macros">
      {MACROS.map(({ macro, tone }) => {
        const share = energy > 0 ? (figures[macro] * KCAL_PER_GRAM[macro]) / energy : 0;
        return (
          <li key={macro}>
            <span className="recipe-macro">
              {dashboard[macro]}
              <b>
                {formatGrams(figures[macro], 1)} <small>· {formatPercent(share)}</small>
              </b>
            </span>
            <Bar value={share} max={1} tone={tone} label={dashboard[macro]} />
          </li>
        );
      })}
    </ul>
  );
}
