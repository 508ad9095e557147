import { formatKcal, formatNumber } from '#app/format/number.ts';
import { labelPhotoWords as words } from '#app/text/food/label-photo.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import type { KilojouleQuestion } from './use-label-form.ts';

/** Asks whether energy in kJ is to be written as kcal: nothing is converted unseen. */
export function KilojouleNotice({
  question,
  onTake,
}: {
  question: KilojouleQuestion | null;
  onTake: (kcal: number) => void;
}) {
  if (!question) return null;
  const [figure, kcal] = [formatNumber(question.figure), formatKcal(question.kcal)];
  return (
    <Notice action={<Button onClick={() => onTake(question.kcal)}>{words.takeKcal(kcal)}</Button>}>
      {question.isSure ? words.onlyKilojoules(figure, kcal) : words.ifKilojoules(figure, kcal)}
    </Notice>
  );
}
