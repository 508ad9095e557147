import type { Trial } from '../../../../domain/trial.ts';
import { dashboard } from '../../../text/dashboard.ts';
import { Notice } from '../../../ui/notice.tsx';
import { trialWords } from './trial-words.ts';

/** How the trial stands; nothing for premium users. */
export function TrialBanner({ trial }: { trial: Trial }) {
  const words = trialWords(trial);
  if (!words) return null;
  return (
    <section aria-label={dashboard.trial.name}>
      <Notice tone={words.tone}>
        <b>{words.heading}</b> {words.more}
      </Notice>
    </section>
  );
}
