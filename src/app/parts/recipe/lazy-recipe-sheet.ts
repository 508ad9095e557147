import { lazyDialog } from '#app/ui/dialog/lazy-dialog.tsx';
import { loadSheet } from '#app/ui/dialog/sheet.tsx';

/** Fetches the code of the recipe's sheet ahead of its first opening. */
export const loadRecipeSheet = async () => {
  const [{ RecipeSheet }] = await Promise.all([import('./recipe-sheet.tsx'), loadSheet()]);
  return RecipeSheet;
};

/** A recipe's page as a sheet; importing it costs nothing. */
export const LazyRecipeSheet = lazyDialog(loadRecipeSheet);
