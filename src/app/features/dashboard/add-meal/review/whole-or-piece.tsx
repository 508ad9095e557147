import { reweigh } from '#domain/food/weighed-food.ts';
import type { CutUnits } from '#domain/food/whole-or-piece.ts';
import { formatAmount } from '#app/format/amount.ts';
import { reviewWords as words } from '#app/text/food/food-review.ts';
import { ChoiceChips } from '#app/ui/choice/choice-chips.tsx';
import { cutOf, type ReviewRow } from './review-row.ts';
import type { SendToReview } from './use-food-review.ts';

const MEANT = ['whole', 'piece'] as const;

interface WholeOrPieceProps {
  row: ReviewRow;
  cut: CutUnits;
  send: SendToReview;
}

/** Asks of what is baked as one and cut („ერთი კუბდარი") whether all of it was eaten; one tap answers, another changes it. */
export function WholeOrPiece({ row, cut, send }: WholeOrPieceProps) {
  const label = (meant: keyof CutUnits) =>
    `${words.cut[meant]}, ${formatAmount(reweigh(row.from, row.food, 1, cut[meant]).grams, 'g')}`;
  return (
    <ChoiceChips
      legend={words.wholeOrPiece}
      choices={MEANT.map((meant) => ({ value: meant, label: label(meant) }))}
      value={cutOf(row)}
      onChoose={(meant) => send({ is: 'cut-chosen', key: row.key, meant })}
    />
  );
}
