import { lazyDialog } from '#app/ui/dialog/lazy-dialog.tsx';
import { loadSheet } from '#app/ui/dialog/sheet.tsx';

/** Fetches the code of the swap ahead of its first opening. */
export const loadSwapSheet = async () => {
  const [{ SwapSheet }] = await Promise.all([import('./swap-sheet.tsx'), loadSheet()]);
  return SwapSheet;
};

/** Swapping a planned dish; importing it costs nothing. */
export const LazySwapSheet = lazyDialog(loadSwapSheet);
