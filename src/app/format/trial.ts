import { trialHeading, type Trial } from '#domain/payment/trial.ts';
import { trial as words } from '../text/pro/trial.ts';
import { formatNumber } from './number.ts';

/** How a trial stands: დარჩა 2 დღე, ხვალ სრულდება, დარჩა 5 საათი, დასრულდა. Premium users are never on trial. */
export function formatTrial(trial: Trial): string {
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
