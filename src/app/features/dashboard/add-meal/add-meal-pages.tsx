import { startTransition, Suspense, useState } from 'react';
import { useAccess } from '#device/session/access/use-access.ts';
import { keepLastWay } from '#device/food/last-way.ts';
import { useFoodsAtHand } from '#device/food/hooks/use-foods-at-hand.ts';
import { openUpgrade } from '#app/parts/requests/upgrade-request.ts';
import { addMealWords as words } from '#app/text/food/add-meal.ts';
import { SheetPage } from '#app/ui/dialog/sheet-page.tsx';
import { Skeleton, Skeletons } from '#app/ui/feedback/skeleton.tsx';
import type { AddMealModeProps } from './add-meal-opening.ts';
import { ModeChooser } from './mode-chooser.tsx';
import { MODES, type Mode } from './modes.ts';
import { placeLabel } from './place-label.ts';

interface AddMealPagesProps extends Omit<AddMealModeProps, 'onBack' | 'onMode'> {
  /** The way by which a dish was added last; null before the first. */
  lastWay: string | null;
}

/** The choice of modes, or the one that was chosen. */
export function AddMealPages({ lastWay, ...props }: AddMealPagesProps) {
  const { opening, today, onClose } = props;
  const [chosen, setMode] = useState(() => modeOf(opening.mode ?? opening.modeName));
  const access = useAccess();
  useFoodsAtHand(props.open);
  const [left, setLeft] = useState<Mode>();
  const place = placeLabel(opening, today);
  const isLocked = (mode: Mode) => mode.isPro && access?.hasAccess === false;
  const choose = (next: Mode) => {
    // The choice stays in sight until the mode's code is there.
    if (!isLocked(next)) return startTransition(() => setMode(next));
    onClose();
    openUpgrade();
  };
  const mode = chosen && !isLocked(chosen) ? chosen : undefined;
  if (!mode) return <ModeChooser place={place} cameFrom={left} lastWay={lastWay} access={access} onChoose={choose} />;
  const back = () => {
    setLeft(mode);
    setMode(undefined);
  };
  return (
    <Suspense
      fallback={
        <SheetPage title={words.modes[mode.id].title} subtitle={place} onBack={back}>
          <Skeletons>
            <Skeleton height="128px" />
          </Skeletons>
        </SheetPage>
      }
    >
      <mode.Page
        {...props}
        onClose={() => {
          void keepLastWay(mode.id);
          onClose();
        }}
        onBack={back}
        onMode={(id) => startTransition(() => setMode(modeOf(id)))}
      />
    </Suspense>
  );
}

const modeOf = (wanted: string | undefined): Mode | undefined => MODES.find(({ id }) => id === wanted);
