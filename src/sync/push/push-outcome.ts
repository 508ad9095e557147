import type { Verdict } from './answers/classify-answer.ts';

/**
 * How a round of sending ended: nothing left to send now, or why it stopped. `level`: the answers told all that the server has,
 * so that a pull would bring nothing.
 */
export type PushOutcome = 'sent' | 'level' | 'offline' | 'paused' | 'generation-changed';

/** What a set of verdicts means for the round. */
export function outcomeOf(verdicts: readonly Verdict[]): PushOutcome {
  const is = (kind: Verdict['is']) => verdicts.some((verdict) => verdict.is === kind);
  if (is('app-too-old') || is('signed-out')) return 'paused';
  if (is('generation-changed')) return 'generation-changed';
  const silent = verdicts.some(
    (verdict) => verdict.is === 'again' && (verdict.error.status === null || verdict.error.code === 'not-our-server'),
  );
  return silent ? 'offline' : 'sent';
}
