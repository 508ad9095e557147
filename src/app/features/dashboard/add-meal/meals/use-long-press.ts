import { useEffect, useRef, type MouseEvent, type PointerEvent } from 'react';

const LONG_MS = 500;
/** A finger that moves farther than this scrolls. */
const MOST_PX = 10;

/** For a button whose long press does something else than its tap; the tap that ends it then does nothing. */
export function useLongPress(onLong: () => void, onTap: () => void) {
  const press = useRef<{ timer: ReturnType<typeof setTimeout>; x: number; y: number }>(undefined);
  const wasLong = useRef(false);
  const stop = () => {
    clearTimeout(press.current?.timer);
    press.current = undefined;
  };
  useEffect(() => stop, []);
  return {
    onPointerDown: ({ clientX: x, clientY: y, button }: PointerEvent) => {
      wasLong.current = false;
      if (button !== 0) return;
      const timer = setTimeout(() => {
        wasLong.current = true;
        onLong();
      }, LONG_MS);
      press.current = { timer, x, y };
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      if (press.current && Math.hypot(clientX - press.current.x, clientY - press.current.y) > MOST_PX) stop();
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    onPointerLeave: stop,
    // A phone's own menu would come in the middle of the press.
    onContextMenu: (event: MouseEvent) => event.preventDefault(),
    onClick: () => {
      if (!wasLong.current) onTap();
      wasLong.current = false;
    },
  };
}
