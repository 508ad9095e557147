import { createContext, use, useLayoutEffect, type RefObject } from 'react';

/** The element that a page wants focused first. */
export type FirstFocus = RefObject<HTMLElement | null> | undefined;

/** How a sheet's page tells its frame what to focus at the opening. */
export const SheetFocusContext = createContext<(first: FirstFocus) => void>(() => undefined);

/**
 * Focuses `first` when the sheet opens on this page. A page that takes another one's place, and with it the focused
 * element, takes the focus too: `first`, else the `page` itself.
 */
export function useSheetFocus(first: FirstFocus, page: RefObject<HTMLElement | null>): void {
  const tellFrame = use(SheetFocusContext);
  // In the layout effect: a moment later the frame would have saved the focus to its own surface.
  useLayoutEffect(() => {
    tellFrame(first);
    if (document.activeElement === document.body) (first?.current ?? page.current)?.focus({ preventScroll: true });
    return () => tellFrame(undefined);
  }, [tellFrame, first, page]);
}
