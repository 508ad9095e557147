import { healthyMinimumKg } from '#domain/body/body.ts';
import { targetIsUnderweight } from '#domain/body/onboarding.ts';
import { formatKg } from '#app/format/number.ts';
import { onboarding } from '#app/text/sign-in/onboarding.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { onboardingDraft } from '../draft.ts';
import { changeDraft, useDraft } from '../use-draft.ts';

/** Warns of a target below a healthy weight and offers the healthy one; nothing otherwise. */
export function TargetNote() {
  const draft = useDraft();
  if (!targetIsUnderweight(draft.answers)) return null;
  const { safety } = onboarding;
  const least = formatKg(healthyMinimumKg(draft.answers.height));
  const stays = onboardingDraft(draft, { type: 'safe-target' }).answers.goal === 'maintain-weight';
  const take = () => {
    changeDraft({ type: 'safe-target' });
    // The note goes with its button; the title is where reading goes on.
    document.querySelector<HTMLElement>('.step h1')?.focus({ preventScroll: true });
  };
  return (
    <Notice
      tone="warn"
      action={<Button onClick={take}>{stays ? safety.chooseMaintain : safety.chooseTarget(least)}</Button>}
    >
      {stays ? safety.stayHere(least) : safety.targetTooLow(least)}
    </Notice>
  );
}
