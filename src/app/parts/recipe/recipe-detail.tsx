import CloudDownload from 'lucide-react/icons/cloud-download';
import Soup from 'lucide-react/icons/soup';
import { useState } from 'react';
import type { RecipePage, RecipeCooking } from '#device/food/dishes/recipe-page.ts';
import { dishOfRecipe } from '#device/food/dishes/dish-of-recipe.ts';
import { timesNutrients } from '#domain/nutrition/serving-lines.ts';
import { recipeImageUrl } from '#contract/food/recipe-views.ts';
import { scaleRecipe } from '#domain/recipes/scale-recipe.ts';
import { recipeWords } from '#app/text/food/recipe.ts';
import { Card } from '#app/ui/layout/card.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { ProLock } from '#app/ui/pro/pro-lock.tsx';
import { Skeleton } from '#app/ui/feedback/skeleton.tsx';
import { Icon } from '#app/ui/picture/icon.tsx';
import { formatAmount } from '#app/format/amount.ts';
import { Stepper } from '#app/ui/field/stepper.tsx';
import { RecipeMeta } from './recipe-meta.tsx';
import { RecipeNutrition } from './recipe-nutrition.tsx';
import { fewerPortions, morePortions } from './portions.ts';
import './recipe-detail.css';

interface RecipeDetailProps {
  page: RecipePage;
  /** Of when the dish is, where it is only warmed up. */
  leftover?: string | undefined;
  portions: number;
  onPortions: (portions: number) => void;
  hasAccess: boolean;
  /** Absent: the locks have no button. */
  onBecomePro?: (() => void) | undefined;
}

/** A whole recipe for the chosen portions; its name is the sheet's title. Without access a PRO recipe is a teaser. */
export function RecipeDetail({ page, leftover, portions, onPortions, hasAccess, onBecomePro }: RecipeDetailProps) {
  const { recipe, cooking } = page;
  const locked = recipe.pro === true && !hasAccess;
  return (
    <div className="recipe-frame">
      <div className="recipe">
        <div className="recipe-top">
          <RecipePicture id={recipe.id} />
          <RecipeMeta page={page} leftover={leftover} />
        </div>
        <div className="recipe-figures">
          <Card title={recipeWords.portion} aside={<PortionStepper portions={portions} onPortions={onPortions} />}>
            <p className="recipe-note">{recipeWords.amountsFollow}</p>
          </Card>
          <RecipeNutrition
            figures={dishOfRecipe(recipe, portions)}
            nutrients={timesNutrients(cooking?.nutrients ?? {}, portions)}
            coverage={cooking?.coverage ?? {}}
            hasAccess={hasAccess}
            onBecomePro={locked ? undefined : onBecomePro}
          />
        </div>
        <div className="recipe-making">
          {locked ? (
            <ProLock locked title={recipeWords.proTitle} text={recipeWords.proLocked} onBecomePro={onBecomePro}>
              <CookingSkeleton />
            </ProLock>
          ) : cooking ? (
            <>
              <Ingredients cooking={cooking} portions={portions} />
              <Steps steps={cooking.steps} />
            </>
          ) : (
            <EmptyState icon={CloudDownload} title={recipeWords.notHereYet} text={recipeWords.comesOnline} />
          )}
        </div>
      </div>
    </div>
  );
}

/** The shape of what a PRO recipe holds. */
function CookingSkeleton() {
  return (
    <Card>
      {['70%', '52%', '64%', '46%', '90%', '82%', '58%'].map((width) => (
        <Skeleton key={width} width={width} height="1.1em" />
      ))}
    </Card>
  );
}

/** The recipe's drawing over the whole width; a bowl stands in where it cannot be loaded. */
function RecipePicture({ id }: { id: string }) {
  const [broken, setBroken] = useState<string>();
  return (
    <span className="recipe-picture">
      {broken === id ? (
        <Icon of={Soup} size={64} />
      ) : (
        <img src={recipeImageUrl(id)} alt="" width={480} height={360} decoding="async" onError={() => setBroken(id)} />
      )}
    </span>
  );
}

interface PortionStepperProps {
  portions: number;
  onPortions: (portions: number) => void;
}

/** How many portions, in halves. */
function PortionStepper({ portions, onPortions }: PortionStepperProps) {
  const [fewer, more] = [fewerPortions(portions), morePortions(portions)];
  return (
    <Stepper
      lessLabel={recipeWords.lessPortion}
      moreLabel={recipeWords.morePortion}
      onLess={fewer === null ? undefined : () => onPortions(fewer)}
      onMore={more === null ? undefined : () => onPortions(more)}
    >
      {formatAmount(portions, 'portion')}
    </Stepper>
  );
}

interface CookingProps {
  cooking: RecipeCooking;
  portions: number;
}

/** What goes into the chosen portions. */
function Ingredients({ cooking: { ingredients, servings }, portions }: CookingProps) {
  const scaled = scaleRecipe(ingredients, portions / servings);
  return (
    <Card title={recipeWords.ingredients}>
      <ul className="recipe-ingredients">
        {scaled.map(({ food, shown, toTaste, note }, at) => (
          <li key={`${food} ${note ?? ''}`}>
            <span>
              {ingredients[at]?.name}
              {note === undefined ? null : `, ${note}`}
            </span>
            {toTaste ? <em>{recipeWords.toTaste}</em> : <b>{formatAmount(shown.amount, shown.unit)}</b>}
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** How it is made. */
function Steps({ steps }: { steps: readonly string[] }) {
  return (
    <Card title={recipeWords.preparation}>
      <ol className="recipe-steps">
        {steps.map((step) => (
          <li key={step}>
            <p>{step}</p>
          </li>
        ))}
      </ol>
    </Card>
  );
}
