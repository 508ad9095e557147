import { dayInZone, TBILISI } from '../diary/diary-day.ts';

const HOUR_MS = 3_600_000;
/** The trial's length (spec §4). */
const TRIAL_HOURS = 72;
const TRIAL_DAYS = TRIAL_HOURS / 24;

export interface TrialFacts {
  /** Epoch ms, or null when no trial was ever started. */
  startedAt: number | null;
  /** Premium by payment: a premium user is never on trial. */
  isPremium: boolean;
}

/** `hoursLeft` is exact, `daysLeft` whole days rounded up, both never below 0. */
export interface Trial {
  state: 'premium' | 'not-started' | 'active' | 'expired';
  hoursLeft: number;
  daysLeft: number;
  /** 0 to 24 hours remain. */
  isLastDay: boolean;
  /** The trial ends within the present calendar day in Tbilisi. */
  expiresToday: boolean;
}

/** The trial at `now` (epoch ms), as spec §4 "Trial" reads. */
export function trialAt({ startedAt, isPremium }: TrialFacts, now: number): Trial {
  if (isPremium) return { state: 'premium', hoursLeft: 0, daysLeft: 0, isLastDay: false, expiresToday: false };
  if (startedAt === null) {
    return {
      state: 'not-started',
      hoursLeft: TRIAL_HOURS,
      daysLeft: TRIAL_DAYS,
      isLastDay: false,
      expiresToday: false,
    };
  }
  const endsAt = startedAt + TRIAL_HOURS * HOUR_MS;
  const hoursLeft = Math.min(TRIAL_HOURS, Math.max(0, (endsAt - now) / HOUR_MS));
  const expired = endsAt <= now;
  return {
    state: expired ? 'expired' : 'active',
    hoursLeft,
    daysLeft: Math.ceil(hoursLeft / 24),
    isLastDay: !expired && hoursLeft <= 24,
    expiresToday: dayInZone(endsAt, TBILISI) === dayInZone(now, TBILISI),
  };
}

/** Whether paid features are open: premium, or a trial that was started and is active (spec §4). */
export function hasAccess(facts: TrialFacts, now: number): boolean {
  return opensAll(trialAt(facts, now).state);
}

/** Whether this state of a trial opens paid features. */
export const opensAll = (state: Trial['state']): boolean => state === 'premium' || state === 'active';

/** The banner's colour: red when expired or ending today, orange at one day left, else blue (spec §2). */
export function trialUrgency(trial: Trial): 'red' | 'orange' | 'blue' {
  if (trial.state === 'expired' || trial.expiresToday) return 'red';
  return trial.daysLeft === 1 ? 'orange' : 'blue';
}

/** What the modal's heading says (spec §4 "Modal heading text"). */
export function trialHeading(trial: Trial): 'ended' | 'hours-left' | 'ends-tomorrow' | 'days-left' {
  if (trial.state === 'expired') return 'ended';
  if (trial.expiresToday) return 'hours-left';
  return trial.daysLeft === 1 ? 'ends-tomorrow' : 'days-left';
}
