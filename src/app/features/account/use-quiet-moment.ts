import { useEffect, useEffectEvent } from 'react';

const LOOK_MS = 500;

const TOUCHES = ['pointerdown', 'keydown', 'wheel'] as const;

/** Dialogs and menus that are open; a toast disturbs nobody. */
const OPEN = ':is([role="dialog"], [role="alertdialog"], [role="menu"])[data-open]:not(.toast)';

/**
 * Calls `act` once nothing has been touched, typed or open for `quietMs`, counted anew whenever `wanted` becomes true: what a tap
 * has asked for may still be on its way.
 */
export function useQuietMoment(quietMs: number, wanted: boolean, act: () => void): void {
  const fire = useEffectEvent(act);
  useEffect(() => {
    if (!wanted) return;
    let quietSince = performance.now();
    const touched = () => {
      quietSince = performance.now();
    };
    const timer = setInterval(() => {
      if (isBusy()) touched();
      else if (performance.now() - quietSince >= quietMs) {
        clearInterval(timer);
        fire();
      }
    }, LOOK_MS);
    for (const type of TOUCHES) addEventListener(type, touched, { capture: true, passive: true });
    return () => {
      clearInterval(timer);
      for (const type of TOUCHES) removeEventListener(type, touched, { capture: true });
    };
  }, [quietMs, wanted]);
}

function isBusy(): boolean {
  if (document.visibilityState === 'hidden' || document.querySelector(OPEN)) return true;
  const { activeElement } = document;
  return (
    activeElement instanceof HTMLElement &&
    activeElement.matches('input:not([type="radio"], [type="checkbox"]), textarea, [contenteditable="true"]')
  );
}
