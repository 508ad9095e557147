import type { Macros } from '#domain/macros.ts';
import type { DataTone } from '#app/ui/figure/ring.tsx';

/** The hue of each macro in this editor, as everywhere. */
export const MACRO_TONE = { carbs: 'carbs', proteins: 'protein', fats: 'fats' } as const satisfies Record<
  keyof Macros,
  DataTone
>;
