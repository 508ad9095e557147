import { formatAmount } from '#app/format/amount.ts';
import { formatKcal } from '#app/format/number.ts';
import { reviewWords as words } from '#app/text/food/food-review.ts';
import { Button } from '#app/ui/button/button.tsx';
import type { LeftOut } from './food-review.ts';
import type { SendToReview } from './use-food-review.ts';

/** Foods that the text names without their having been eaten, why each was left out, and a tap that takes it in all the same. */
export function LeftOutFoods({ leftOut, send }: { leftOut: readonly LeftOut[]; send: SendToReview }) {
  if (leftOut.length === 0) return null;
  return (
    <ul className="left-out" aria-label={words.leftOut}>
      {leftOut.map(({ key, food: { name, weighed }, why }) => (
        <li key={key}>
          <p>
            <span className="left-out-name">{name}</span>
            <span className="left-out-why">{words.why[why]}</span>
            <span className="left-out-amount">{`${formatAmount(weighed.amount, weighed.unit)}, ${formatKcal(weighed.calories)}`}</span>
          </p>
          <Button aria-label={words.takeInOf(name)} onClick={() => send({ is: 'taken-in', key })}>
            {words.takeIn}
          </Button>
        </li>
      ))}
    </ul>
  );
}
