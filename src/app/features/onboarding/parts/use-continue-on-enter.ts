import { useEffect, useRef, type RefObject } from 'react';

/**
 * Inputs submit on Enter by themselves; with this the page, the title and the ruler do so as well. A dialog
 * over the form keeps its own Enter.
 */
export function useContinueOnEnter(): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const press = ({ key, target }: KeyboardEvent) => {
      if (key !== 'Enter' || !(target instanceof HTMLElement)) return;
      const here = target === document.body || form.current?.contains(target);
      if (here && !target.matches('button, a, input')) form.current?.requestSubmit();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  return form;
}
