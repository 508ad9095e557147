import { lazyDialog } from '#app/ui/dialog/lazy-dialog.tsx';
import { loadSheet } from '#app/ui/dialog/sheet.tsx';

export const loadShoppingSheet = async () => {
  const [{ ShoppingSheet }] = await Promise.all([import('./shopping/shopping-sheet.tsx'), loadSheet()]);
  return ShoppingSheet;
};
export const LazyShoppingSheet = lazyDialog(loadShoppingSheet);

export const loadPreferencesSheet = async () => {
  const [{ PreferencesSheet }] = await Promise.all([import('./preferences/preferences-sheet.tsx'), loadSheet()]);
  return PreferencesSheet;
};
export const LazyPreferencesSheet = lazyDialog(loadPreferencesSheet);

export const loadDietSheet = async () => {
  const [{ DietSheet }] = await Promise.all([import('./diet/diet-sheet.tsx'), loadSheet()]);
  return DietSheet;
};
export const LazyDietSheet = lazyDialog(loadDietSheet);
