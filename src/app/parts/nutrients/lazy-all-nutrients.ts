import { lazyDialog } from '#app/ui/dialog/lazy-dialog.tsx';
import { loadSheet } from '#app/ui/dialog/sheet.tsx';

/** Fetches the code of the full list ahead of its first opening. */
export const loadAllNutrients = async () => {
  const [{ AllNutrients }] = await Promise.all([import('./all-nutrients.tsx'), loadSheet()]);
  return AllNutrients;
};

export const LazyAllNutrients = lazyDialog(loadAllNutrients);
