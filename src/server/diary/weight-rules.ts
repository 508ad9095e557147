import type { CALLS } from '#contract/calls.ts';
import { roundTo1 } from '#domain/rounding.ts';
import type { WeightRow } from '../store/schema.ts';
import { timestampOf } from './answers.ts';
import { isNewerThan } from './as-of.ts';
import type { CallRule } from './rule.ts';

/** Stores the weigh-in of a day. */
export const postWeightRule: CallRule<typeof CALLS.postWeight> = {
  wants: ({ body }) => ({ weights: [body.date] }),
  decide({ body: { date, weight, asOf } }, work, { rev, nowMs }) {
    const stored = work.weighing(date);
    if (stored && isNewerThan(stored.rev, asOf)) return { data: weighingOf(stored), rev: stored.rev };
    const row: WeightRow = { date, weight: roundTo1(weight), atMs: nowMs, rev };
    return { data: weighingOf(row), rev, effect: { weights: [row] } };
  },
};

/** Takes the weigh-in of a day back; the row stays without a weight, so that older writes are known as older. */
export const deleteWeightRule: CallRule<typeof CALLS.deleteWeight> = {
  wants: ({ params }) => ({ weights: [params.date] }),
  decide({ params: { date }, query: { asOf } }, work, { rev, nowMs }) {
    const stored = work.weighing(date);
    if (stored && isNewerThan(stored.rev, asOf)) return { data: { date, rev: stored.rev }, rev: stored.rev };
    return { data: { date, rev }, rev, effect: { weights: [{ date, weight: null, atMs: nowMs, rev }] } };
  },
};

const weighingOf = ({ date, weight, atMs, rev }: WeightRow) => ({ date, weight, timestamp: timestampOf(atMs), rev });
