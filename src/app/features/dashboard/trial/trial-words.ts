import { trialUrgency, type Trial } from '#domain/payment/trial.ts';
import { formatTrial } from '#app/format/trial.ts';
import { trial as words } from '#app/text/pro/trial.ts';
import type { NoticeTone } from '#app/ui/feedback/notice.tsx';

const TONES = { blue: 'info', orange: 'warn', red: 'danger' } as const satisfies Record<string, NoticeTone>;

/** The banner's colour and its words; the heading is the weightier part. */
export interface TrialWords {
  tone: (typeof TONES)[keyof typeof TONES];
  heading: string;
  more: string;
}

/** What the banner says of a trial and in which colour; null for a premium user, who is never on trial. */
export function trialWords(trial: Trial): TrialWords | null {
  if (trial.state === 'premium') return null;
  return { tone: TONES[trialUrgency(trial)], heading: formatTrial(trial), more: moreOf(trial) };
}

function moreOf({ state }: Trial): string {
  if (state === 'expired') return words.entriesKept;
  return state === 'active' ? words.allOpen : '';
}
