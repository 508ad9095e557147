import CloudDownload from 'lucide-react/icons/cloud-download';
import type { RecipePage } from '#device/food/recipe-page.ts';
import { dishOfRecipe } from '#device/food/dish-of-recipe.ts';
import { timesNutrients } from '#domain/nutrition/serving-lines.ts';
import { recipeWords } from '#app/text/food/recipe.ts';
import { Card } from '#app/ui/layout/card.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { ProLock } from '#app/ui/pro/pro-lock.tsx';
import { Skeleton } from '#app/ui/feedback/skeleton.tsx';
import { PortionStepper } from './portion-stepper.tsx';
import { Ingredients, Steps } from './recipe-cooking.tsx';
import { RecipeMeta } from './recipe-meta.tsx';
import { RecipeNutrition } from './recipe-nutrition.tsx';
import { RecipePicture } from './recipe-picture.tsx';
import './recipe-detail.css';

interface RecipeDetailProps {
  page: RecipePage;
  portions: number;
  onPortions: (portions: number) => void;
  hasAccess: boolean;
  /** Absent: the locks have no button. */
  onBecomePro?: (() => void) | undefined;
}

/** A whole recipe for the chosen portions; its name is the sheet's title. Without access a PRO recipe is a teaser. */
export function RecipeDetail({ page, portions, onPortions, hasAccess, onBecomePro }: RecipeDetailProps) {
  const { recipe, cooking } = page;
  const locked = recipe.pro === true && !hasAccess;
  return (
    <div className="recipe-frame">
      <div className="recipe">
        <div className="recipe-top">
          <RecipePicture id={recipe.id} />
          <RecipeMeta page={page} />
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
              <CookingBones />
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
function CookingBones() {
  return (
    <Card>
      {['70%', '52%', '64%', '46%', '90%', '82%', '58%'].map((width) => (
        <Skeleton key={width} width={width} height="1.1em" />
      ))}
    </Card>
  );
}
