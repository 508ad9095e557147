import type { Envelope } from '#contract/envelope.ts';
import type { Outcome, Rule, Stamp, Wants } from './rule.ts';
import type { Work } from './work.ts';

/** A checked write that waits for its turn. */
export interface Operation {
  run: BoundRule;
  /** The bearer's, checked in the same statement as everything else; null: it was checked before. */
  tokenHash: string | null;
  /** Status of success. */
  status: number;
  /** Idempotency key with the hash of what was sent. */
  key: { text: string; payloadHash: string } | null;
  /** The generation that the sender knows; null when it does not say. */
  generation: string | null;
  /** Somebody has just proved to be there: the write may change how the account is reached. */
  confirmed?: boolean;
}

/** A rule whose input is already inside, so that operations of all kinds fit in one list. */
export interface BoundRule {
  wants(): Wants;
  decide(work: Work, stamp: Stamp): Outcome<unknown>;
}

/** Puts the input into a rule. */
export const bindRule = <Input>(rule: Rule<Input, unknown>, input: Input): BoundRule => ({
  wants: () => rule.wants(input),
  decide: (work, stamp) => rule.decide(input, work, stamp),
});

/** What an operation came to. */
export interface Answer {
  status: number;
  body: Envelope;
}
