import type { LucideIcon } from 'lucide-react';
import Camera from 'lucide-react/icons/camera';
import ScanBarcode from 'lucide-react/icons/scan-barcode';
import PenLine from 'lucide-react/icons/pen-line';
import Soup from 'lucide-react/icons/soup';
import Text from 'lucide-react/icons/text';
import { lazy, type ComponentType } from 'react';
import type { AddMealMode } from '#app/parts/requests/add-meal-request.ts';
import type { AddMealModeProps } from './add-meal-opening.ts';

/** One way to add a dish. Its `Page` draws one `SheetPage` in the dialog's frame. */
export interface Mode {
  id: AddMealMode;
  icon: LucideIcon;
  /** Needs access: PRO, or the trial. */
  isPro: boolean;
  /** Fetches the page's code ahead of the tap. */
  load: () => Promise<unknown>;
  Page: ComponentType<AddMealModeProps>;
}

const mode = (
  id: AddMealMode,
  icon: LucideIcon,
  isPro: boolean,
  load: () => Promise<ComponentType<AddMealModeProps>>,
): Mode => ({ id, icon, isPro, load, Page: lazy(async () => ({ default: await load() })) });

/**
 * The ways in the order in which they are offered: first the one that was used last, then what does all that it says. Without a model that sees
 * photos, the photo comes last.
 */
export function modesInOrder(seesPhotos: boolean, last: string | null): readonly Mode[] {
  const placeOf = ({ id }: Mode) => (id === last ? 0 : id === 'image' && !seesPhotos ? 2 : 1);
  return MODES.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** The ways that there are. */
export const MODES: readonly Mode[] = [
  mode('image', Camera, true, async () => (await import('./photo/image-mode.tsx')).ImageMode),
  mode('text', Text, true, async () => (await import('./text/text-mode.tsx')).TextMode),
  mode('meals', Soup, false, async () => (await import('./meals/meals-mode.tsx')).MealsMode),
  mode('barcode', ScanBarcode, false, async () => (await import('./barcode/barcode-mode.tsx')).BarcodeMode),
  mode('manual', PenLine, false, async () => (await import('./manual-mode.tsx')).ManualMode),
];
