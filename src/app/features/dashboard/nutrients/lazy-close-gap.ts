import { lazyDialog } from '#app/ui/dialog/lazy-dialog.tsx';
import { loadSheet } from '#app/ui/dialog/sheet.tsx';

/** Fetches the code of „რა შეავსებს?“ ahead of its first opening. */
export const loadCloseGap = async () => {
  const [{ CloseGap }] = await Promise.all([import('./close-gap.tsx'), loadSheet()]);
  return CloseGap;
};

export const LazyCloseGap = lazyDialog(loadCloseGap);
