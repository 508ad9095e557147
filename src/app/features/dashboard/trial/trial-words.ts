import { trialHeading, trialUrgency, type Trial } from '../../../../domain/trial.ts';
import { formatNumber } from '../../../format/number.ts';
import { dashboard } from '../../../text/dashboard.ts';
import type { NoticeTone } from '../../../ui/notice.tsx';

const TONES = { blue: 'info', orange: 'warn', red: 'danger' } as const satisfies Record<string, NoticeTone>;

/** What the banner says of a trial and in which colour; null for a premium user, who is never on trial. */
export function trialWords(trial: Trial): { tone: NoticeTone; heading: string; more: string } | null {
  if (trial.state === 'premium') return null;
  return { tone: TONES[trialUrgency(trial)], heading: headingOf(trial), more: moreOf(trial) };
}

function headingOf(trial: Trial): string {
  const { trial: words } = dashboard;
  switch (trialHeading(trial)) {
    case 'ended':
      return words.ended;
    case 'hours-left':
      return words.hoursLeft(formatNumber(Math.ceil(trial.hoursLeft)));
    case 'ends-tomorrow':
      return words.endsTomorrow;
    case 'days-left':
      return words.daysLeft(formatNumber(trial.daysLeft));
  }
}

function moreOf({ state }: Trial): string {
  if (state === 'expired') return dashboard.trial.entriesKept;
  return state === 'active' ? dashboard.trial.allOpen : '';
}
