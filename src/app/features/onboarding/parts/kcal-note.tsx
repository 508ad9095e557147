import { calorieGoal } from '#domain/energy.ts';
import { bodyOf } from '#domain/onboarding.ts';
import { formatKcal } from '#app/format/number.ts';
import { onboarding } from '#app/text/sign-in/onboarding.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { saferKcal } from '../draft.ts';
import { changeDraft, useDraft } from '../use-draft.ts';

/** Warns of a calorie goal below the safe minimum, offers that and the way back; nothing otherwise. */
export function KcalNote() {
  const { answers, plan } = useDraft();
  const safer = saferKcal(answers);
  if (safer === null) return null;
  const { safety } = onboarding;
  const taken = plan?.safeKcal ?? false;
  const least = formatKcal(safer);
  const ofFormula = formatKcal(calorieGoal(bodyOf(answers), answers.goal));
  return (
    <div role="status">
      <Notice
        tone={taken ? 'info' : 'warn'}
        action={
          <Button onClick={() => changeDraft({ type: 'safe-kcal', taken: !taken })}>
            {taken ? safety.takeBack(ofFormula) : safety.chooseKcal(least)}
          </Button>
        }
      >
        {taken ? safety.kcalChosen(least) : safety.kcalTooLow(least)}
      </Notice>
    </div>
  );
}
