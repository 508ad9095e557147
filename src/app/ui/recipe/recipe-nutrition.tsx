import { KCAL_PER_GRAM, energyOf, type Nutrition } from '../../../domain/macros.ts';
import { VITAMINS, type Vitamin } from '../../../domain/food.ts';
import { formatGrams, formatNumber, formatPercent } from '../../format/number.ts';
import { dashboard } from '../../text/dashboard.ts';
import { recipeWords } from '../../text/recipe.ts';
import { units } from '../../text/units.ts';
import { Bar } from '../bar.tsx';
import { Card } from '../card.tsx';
import { ProLock } from '../pro-lock.tsx';

const MACROS = [
  { macro: 'carbs', tone: 'carbs' },
  { macro: 'proteins', tone: 'protein' },
  { macro: 'fats', tone: 'fats' },
] as const;

// What lies under the lock is no secret of the recipe: nobody can read it out of the page.
const BEHIND_THE_LOCK: { figures: Nutrition; vitamins: Partial<Record<Vitamin, number>> } = {
  figures: { calories: 0, carbs: 30, proteins: 20, fats: 10 },
  vitamins: { A: 40, C: 30, B2: 60 },
};

interface RecipeNutritionProps {
  /** kcal and g of the chosen portions. */
  figures: Nutrition;
  /** Percent of the daily reference intake in the chosen portions. */
  vitamins: Partial<Record<Vitamin, number>>;
  hasAccess: boolean;
  onBecomePro: (() => void) | undefined;
}

/** The energy for everybody; macros and vitamins with access. */
export function RecipeNutrition({ figures, vitamins, hasAccess, onBecomePro }: RecipeNutritionProps) {
  const shown = hasAccess ? { figures, vitamins } : BEHIND_THE_LOCK;
  return (
    <Card title={recipeWords.nutrition}>
      <p className="recipe-energy" role="status">
        <b>{formatNumber(figures.calories)}</b> {units.kcal}
      </p>
      <ProLock locked={!hasAccess} text={recipeWords.nutritionLocked} onBecomePro={onBecomePro}>
        <div className="recipe-nutrients">
          <Macros figures={shown.figures} />
          <Vitamins vitamins={shown.vitamins} />
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

function Vitamins({ vitamins }: { vitamins: Partial<Record<Vitamin, number>> }) {
  const known = VITAMINS.flatMap((letter) => {
    const percent = vitamins[letter];
    return percent === undefined || percent < 1 ? [] : [{ letter, percent }];
  });
  if (known.length === 0) return null;
  return (
    <div className="recipe-vitamins">
      <h3>{recipeWords.vitamins}</h3>
      <ul>
        {known.map(({ letter, percent }) => (
          <li key={letter}>
            <b>{letter}</b>
            <Bar value={percent} max={100} label={recipeWords.vitamin(letter, formatPercent(percent / 100))} />
            <span>{formatPercent(percent / 100)}</span>
          </li>
        ))}
      </ul>
      <p>{recipeWords.vitaminShare}</p>
    </div>
  );
}
