import type { ValueOf } from '#contract/diary/value-things.ts';
import { putThing, restoreThing } from '#device/diary/commands/things.ts';
import type { ShoppingLine } from '#device/food/shopping/shopping-of.ts';
import type { DiaryDay } from '#domain/diary/diary-day.ts';
import { shopping } from '#app/text/food/mealplan.ts';
import { showFailure } from '#app/parts/saving/show-failure.ts';
import { showToast } from '#app/ui/toast/toast.ts';
import { weightLabel } from './shopping-view.ts';

type Pantry = ValueOf<'pantry'>;

const failed = (error: unknown) => showFailure(error, shopping.pantryNotKept);

/** Notes how much the kitchen has of a food; the toast takes it back. */
export const putInPantry = ({ foodId, name }: ShoppingLine, grams: number, day: DiaryDay): Promise<void> =>
  put(foodId, { grams, day }, grams > 0 ? shopping.pantryKept(name) : shopping.buyAnywayWhat(name));

/** Notes what bought packages leave for the days from `from` on; the toast takes it back. What the kitchen has until then stays. */
export const keepLeft = (
  { foodId, name }: ShoppingLine,
  stood: Pantry | undefined,
  { grams, day, from }: NonNullable<Pantry['next']>,
): Promise<void> =>
  put(
    foodId,
    { ...(stood ?? { grams: 0, day }), next: { grams, day, from } },
    shopping.leftKept(name, weightLabel(grams)),
  );

async function put(foodId: string, value: Pantry, text: string): Promise<void> {
  try {
    const before = await putThing('pantry', foodId, value);
    showToast({ text, undo: () => void restoreThing('pantry', foodId, before).catch(failed) });
  } catch (error) {
    failed(error);
  }
}

/** What was not bought after all leaves nothing. Returns how to note it again. */
export function dropLeft(left: readonly { foodId: string; stood: Pantry }[]): () => void {
  for (const { foodId, stood } of left) {
    const { next: _next, ...rest } = stood;
    putThing('pantry', foodId, rest).catch(failed);
  }
  return () => {
    for (const { foodId, stood } of left) putThing('pantry', foodId, stood).catch(failed);
  };
}
