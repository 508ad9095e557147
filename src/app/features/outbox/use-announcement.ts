import { useEffect, useRef, useState } from 'react';
import type { ChipView } from './chip-view.ts';

/** A state that lasts this long is worth a word. */
const CALM_MS = 2_000;

/** What a screen reader hears of the chip: each change of its tone, once it lasts; neither the first state nor every count. */
export function useAnnouncement(view: ChipView | undefined): string {
  const [spoken, setSpoken] = useState('');
  const heard = useRef<ChipView['tone']>(undefined);
  const tone = view?.tone;
  const words = view?.full ?? '';
  useEffect(() => {
    if (tone === undefined || tone === heard.current) return undefined;
    if (heard.current === undefined) {
      heard.current = tone;
      return undefined;
    }
    const timer = setTimeout(() => {
      heard.current = tone;
      setSpoken(words);
    }, CALM_MS);
    return () => clearTimeout(timer);
  }, [tone, words]);
  return spoken;
}
