import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useSeesPhotos } from '#device/photos/use-sees-photos.ts';
import type { Access } from '#device/session/access/payment-memory.ts';
import { addMealWords as words } from '#app/text/food/add-meal.ts';
import { dish } from '#app/text/food/meal.ts';
import { photo } from '#app/text/food/photo.ts';
import { Icon } from '#app/ui/picture/icon.tsx';
import { ProBadge } from '#app/ui/pro/pro-badge.tsx';
import { SheetPage } from '#app/ui/dialog/sheet-page.tsx';
import { MODES, modesInOrder, type Mode } from './modes.ts';
import './mode-chooser.css';

interface ModeChooserProps {
  /** The meal and the day, under the title. */
  place: string;
  /** The mode from which the person came back. */
  cameFrom: Mode | undefined;
  /** Comes first. What is learned of it while the choice is open changes no order. */
  lastWay: string | null;
  access: Access | undefined;
  onChoose: (mode: Mode) => void;
}

/** Asks how the dish shall be added. The digits of the keyboard choose too: 1 is the first way. */
export function ModeChooser({ place, cameFrom, lastWay, access, onChoose }: ModeChooserProps) {
  const seesPhotos = useSeesPhotos();
  const first = useRef<HTMLButtonElement>(null);
  const [last] = useState(lastWay);
  const modes = modesInOrder(seesPhotos, last);
  const focused = cameFrom ?? modes[0];
  useEffect(() => {
    // A failure shows when the mode is really opened.
    for (const mode of MODES) mode.load().catch(() => undefined);
  }, []);
  const chooseByDigit = (event: KeyboardEvent) => {
    const mode = modes[Number(event.key) - 1];
    if (mode && !event.ctrlKey && !event.metaKey && !event.altKey) onChoose(mode);
  };
  return (
    <SheetPage title={dish.addTitle} subtitle={place} firstFocus={first}>
      <div role="group" className="mode-chooser" aria-label={words.chooseMode}>
        {modes.map((mode, at) => (
          <button
            key={mode.id}
            ref={mode === focused ? first : undefined}
            type="button"
            aria-keyshortcuts={String(at + 1)}
            onKeyDown={chooseByDigit}
            onClick={() => onChoose(mode)}
          >
            <Icon of={mode.icon} />
            {mode.isPro && access?.trial.state !== 'premium' ? <ProBadge /> : null}
            <b>{words.modes[mode.id].name}</b>
            <small>{mode.id === 'image' && !seesPhotos ? photo.withWords : words.modes[mode.id].hint}</small>
          </button>
        ))}
      </div>
    </SheetPage>
  );
}
