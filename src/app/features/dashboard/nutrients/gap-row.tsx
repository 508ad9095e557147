import { recipeImageUrl } from '#contract/food/recipe-views.ts';
import type { GapSuggestion } from '#device/food/nutrients/gap-suggestions.ts';
import { formatAmount } from '#app/format/amount.ts';
import { formatKcal } from '#app/format/number.ts';
import { formatNutrient } from '#app/format/nutrient.ts';
import { nutrientNames, nutrients } from '#app/text/food/nutrients.ts';
import { Button } from '#app/ui/button/button.tsx';
import { onIntent } from '#app/ui/state/on-intent.ts';
import { Picture } from '#app/ui/picture/picture.tsx';
import { loadRecipeSheet } from '#app/parts/recipe/lazy-recipe-sheet.ts';
import '#app/ui/layout/list-row.css';

const { gap: words } = nutrients;

interface GapRowProps {
  suggestion: GapSuggestion;
  onLog: () => void;
  /** Opens the recipe; a food has none. */
  onOpen: (() => void) | undefined;
}

/** A helping with what it would give: a recipe's row opens it, one tap logs either. */
export function GapRow({ suggestion, onLog, onOpen }: GapRowProps) {
  const { name, picture, amount } = shownOf(suggestion);
  const gives = suggestion.gives.map(
    (given) => `${nutrientNames[given.nutrient]} ${formatNutrient(given.nutrient, given.amount)}`,
  );
  return (
    <li className="gap-row list-row">
      <Picture src={picture} />
      <span className="gap-words">
        {onOpen ? (
          <button
            type="button"
            className="list-row-open"
            aria-haspopup="dialog"
            aria-label={words.openWhat(name)}
            {...onIntent(loadRecipeSheet)}
            onClick={onOpen}
          >
            {name}
          </button>
        ) : (
          <span>{name}</span>
        )}
        <small>
          {amount} · {formatKcal(suggestion.nutrition.calories)}
        </small>
        <small className="gap-gives">{words.gives(gives.join(' · '))}</small>
      </span>
      <Button tone="tint" aria-label={words.logWhat(name)} onClick={onLog}>
        {words.log}
      </Button>
    </li>
  );
}

function shownOf(suggestion: GapSuggestion): { name: string; picture: string | undefined; amount: string } {
  if (suggestion.kind === 'food')
    return { name: suggestion.food.name, picture: undefined, amount: formatAmount(Math.round(suggestion.grams), 'g') };
  const { recipe, portions } = suggestion;
  return { name: recipe.name, picture: recipeImageUrl(recipe.id), amount: formatAmount(portions, 'portion') };
}
