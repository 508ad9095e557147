import { helpingOf } from '#device/food/nutrients/read-foods.ts';
import type { FoundFood } from '#device/food/food-knowledge.ts';
import { common } from '#app/text/common.ts';
import { errors } from '#app/text/errors.ts';
import { reviewWords as words } from '#app/text/food/food-review.ts';
import { Button } from '#app/ui/button/button.tsx';
import { showFailure } from '#app/parts/saving/show-failure.ts';
import { showToast } from '#app/ui/toast/toast.ts';
import { FoodFinder } from './food-finder.tsx';
import type { Ask } from './food-review.ts';
import type { SendToReview } from './use-food-review.ts';

/** Asks what a word is: a food that is looked for, or nothing to eat. */
export function AskWords({ ask, send }: { ask: Ask; send: SendToReview }) {
  const choose = async (found: FoundFood) => {
    try {
      send({ is: 'answered', key: ask.key, food: await helpingOf(found) });
    } catch (error) {
      showFailure(error, errors.general);
    }
  };
  const dismiss = () => {
    send({ is: 'dismissed', key: ask.key });
    showToast({
      text: words.dismissed(ask.words),
      undoLabel: common.restore,
      undo: () => send({ is: 'asked-again', ask }),
    });
  };
  return (
    <fieldset className="ask-words">
      <legend>{words.unknown(ask.words)}</legend>
      <FoodFinder begin={ask.words} onChoose={(found) => void choose(found)} />
      <Button onClick={dismiss}>{words.noFood}</Button>
    </fieldset>
  );
}
