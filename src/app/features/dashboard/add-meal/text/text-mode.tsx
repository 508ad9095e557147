import { useState, useEffect, useRef } from 'react';
import { readCare, readFoods } from '#device/food/nutrients/read-foods.ts';
import type { FoodReading } from '#device/food/nutrients/food-reading.ts';
import { isOnline } from '#device/platform/online.ts';
import { storedConfig } from '#device/session/access/stored-config.ts';
import { processFoodText } from '#device/food/process-food.ts';
import { common } from '#app/text/common.ts';
import { foodTextWords as words, reviewWords } from '#app/text/food/food-review.ts';
import { showToast } from '#app/ui/toast/toast.ts';
import type { AddMealModeProps } from '../add-meal-opening.ts';
import { FoodReviewPage } from '../review/food-review-page.tsx';
import { DescribePage } from './describe-page.tsx';

interface TextModeProps extends AddMealModeProps {
  /** An object URL of the dish's photo, for the person who describes it. */
  picture?: string | undefined;
  /** Gets the ids of the new entries, before the dialog closes. */
  onAdded?: ((ids: readonly string[]) => void) | undefined;
}

/**
 * A dish from a description. The device reads it as it is typed; a model of the server, where there is one, reads it too
 * and makes the list better while the person looks through it.
 */
export function TextMode(props: TextModeProps) {
  const [text, setText] = useState(props.opening.text ?? '');
  const [first, setFirst] = useState<FoodReading>();
  const [problem, setProblem] = useState<string>();
  const [care, setCare] = useState<string | null>(null);
  const [refinement, { start, stop }] = useRefinement();

  const count = async () => {
    if (text.trim() === '') return;
    setProblem(undefined);
    const hasModel = storedConfig().capabilities.chat === 'model' && isOnline();
    const [read, told] = await Promise.all([readFoods(text).catch(() => null), readCare(text)]);
    setCare(told);
    // What such a text holds besides foods is no food to ask after, and nothing for a model to count.
    if (told !== null) {
      const foods = read && { ...read, unknown: [] };
      if (foods && isSomething(foods)) setFirst(foods);
      return;
    }
    if (read && isSomething(read)) {
      setFirst(read);
      // What the person keeps themselves no server knows: its list would have another food in its place.
      if (hasModel && !read.foods.some(({ food }) => food?.source === 'own')) void start(text);
      return;
    }
    // What the device cannot read, or has no catalogue for, the server may.
    const answered = (hasModel || !read) && isOnline() ? await start(text) : null;
    stop();
    if (answered && isSomething(answered)) setFirst(answered);
    else setProblem(read || answered ? words.noFoodFound : words.failed);
  };
  const back = () => {
    stop();
    setFirst(undefined);
  };
  const clear = () => {
    const cleared = text;
    setCare(null);
    back();
    setText('');
    showToast({ text: reviewWords.cleared, undoLabel: common.restore, undo: () => setText(cleared) });
  };

  if (!first) {
    return <DescribePage {...props} text={text} problem={problem} care={care} onText={setText} onCount={count} />;
  }
  return (
    <FoodReviewPage
      {...props}
      reading={first}
      care={care}
      better={refinement.is === 'there' ? refinement.reading : undefined}
      refining={refinement.is === 'under-way' || refinement.is === 'failed' ? refinement.is : undefined}
      onBack={back}
      onClear={clear}
    />
  );
}

const isSomething = ({ foods, leftOut, unknown }: FoodReading): boolean =>
  foods.length + leftOut.length + unknown.length > 0;

/** How far the server's reading is. */
type Refinement = { is: 'none' } | { is: 'under-way' } | { is: 'failed' } | { is: 'there'; reading: FoodReading };

const NONE: Refinement = { is: 'none' };

/** Lets the server read a text too, one at a time; another text, or the page's end, gives the one before up. */
function useRefinement(): [Refinement, { start: (text: string) => Promise<FoodReading | null>; stop: () => void }] {
  const [refinement, put] = useState<Refinement>(NONE);
  const running = useRef<AbortController>(undefined);
  const stop = () => {
    running.current?.abort();
    running.current = undefined;
    put(NONE);
  };
  useEffect(() => () => running.current?.abort(), []);
  const start = async (text: string): Promise<FoodReading | null> => {
    running.current?.abort();
    const own = new AbortController();
    running.current = own;
    put({ is: 'under-way' });
    try {
      const reading = await processFoodText(text, own.signal);
      if (!own.signal.aborted) put({ is: 'there', reading });
      return reading;
    } catch {
      // What the device has read stays; without a network nobody expected more.
      if (!own.signal.aborted) put(isOnline() ? { is: 'failed' } : NONE);
      return null;
    }
  };
  return [refinement, { start, stop }];
}
