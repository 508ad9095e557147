import { useEffect, useState } from 'react';
import { askFoods } from '../ask-foods.ts';
import { watchCatalogue } from '../catalogue/catalogue-changes.ts';
import type { RecipeAnswer } from '../food-knowledge.ts';

/** What the device knows of a recipe, again when another catalogue came; undefined until its worker has answered. */
export function useRecipe(id: string): { answer: RecipeAnswer | undefined; failed: boolean; retry: () => void } {
  const [told, put] = useState<{ id: string; answer: RecipeAnswer | 'failed' }>();
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let gone = false;
    const look = () => {
      askFoods(async (knowledge): Promise<RecipeAnswer> => knowledge.recipePage(id)).then(
        (answer) => gone || put({ id, answer }),
        () => gone || put({ id, answer: 'failed' }),
      );
    };
    look();
    const stop = watchCatalogue(look);
    return () => {
      gone = true;
      stop();
    };
  }, [id, tries]);
  const answer = told?.id === id ? told.answer : undefined;
  const failed = answer === 'failed';
  const retry = () => {
    put(undefined);
    setTries(tries + 1);
  };
  return { answer: failed ? undefined : answer, failed, retry };
}
