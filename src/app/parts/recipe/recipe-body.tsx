import CloudDownload from 'lucide-react/icons/cloud-download';
import SearchX from 'lucide-react/icons/search-x';
import { useAccess } from '#device/session/access/use-access.ts';
import type { useRecipe } from '#device/food/hooks/use-recipe.ts';
import { recipeWords } from '#app/text/food/recipe.ts';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { ErrorState } from '#app/ui/feedback/error-state.tsx';
import { Skeleton, Skeletons } from '#app/ui/feedback/skeleton.tsx';
import { RecipeDetail } from './recipe-detail.tsx';
import './recipe-detail.css';

interface RecipeBodyProps {
  lookup: ReturnType<typeof useRecipe>;
  /** Of when the dish is, where it is only warmed up. */
  leftover?: string | undefined;
  portions: number;
  onPortions: (portions: number) => void;
  onBecomePro?: (() => void) | undefined;
}

/** A recipe by what the device knows of it: on its way, whole, a teaser, gone, or not to be read. */
export function RecipeBody({ lookup: { answer, failed, retry }, ...detail }: RecipeBodyProps) {
  const access = useAccess();
  if (failed) return <ErrorState onRetry={retry} />;
  if (!answer || !access) return <RecipeSkeleton />;
  switch (answer.is) {
    case 'found':
      return <RecipeDetail page={answer.page} hasAccess={access.hasAccess} {...detail} />;
    case 'gone':
      return <EmptyState icon={SearchX} title={recipeWords.gone} text={recipeWords.goneText} />;
    case 'no-catalogue':
      return <EmptyState icon={CloudDownload} title={recipeWords.notHereYet} text={recipeWords.comesOnline} />;
  }
}

/** The shape of a recipe that is on its way. */
function RecipeSkeleton() {
  return (
    <Skeletons>
      <div className="recipe-picture">
        <Skeleton height="100%" />
      </div>
      <Skeleton width="92%" height="0.9em" />
      <Skeleton width="56%" height="0.9em" />
      <Skeleton height="5.5rem" />
      <Skeleton height="9rem" />
    </Skeletons>
  );
}
