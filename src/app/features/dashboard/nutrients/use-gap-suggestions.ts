import { useEffect, useState } from 'react';
import { askFoods } from '#device/food/ask-foods.ts';
import { watchCatalogue } from '#device/food/catalogue-changes.ts';
import type { GapSuggestion } from '#device/food/nutrients/gap-suggestions.ts';
import type { GapAsk } from '#domain/nutrition/close-gap.ts';

/** What the device suggests, again when the day or the catalogue changes; undefined until its worker has answered, null without a catalogue. */
export function useGapSuggestions(ask: GapAsk): {
  suggestions: GapSuggestion[] | null | undefined;
  failed: boolean;
  retry: () => void;
} {
  const key = JSON.stringify(ask);
  const [told, put] = useState<{ key: string; suggestions: GapSuggestion[] | null | 'failed' }>();
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let gone = false;
    const look = () => {
      askFoods((knowledge) => knowledge.closeGap(ask)).then(
        (suggestions) => gone || put({ key, suggestions }),
        () => gone || put({ key, suggestions: 'failed' }),
      );
    };
    look();
    const stop = watchCatalogue(look);
    return () => {
      gone = true;
      stop();
    };
    // The key is the whole question.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key, tries]);
  const answer = told?.key === key ? told.suggestions : undefined;
  const retry = () => {
    put(undefined);
    setTries(tries + 1);
  };
  return { suggestions: answer === 'failed' ? undefined : answer, failed: answer === 'failed', retry };
}
