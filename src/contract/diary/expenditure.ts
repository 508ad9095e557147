import * as v from 'valibot';
import { MISSING } from '#domain/body/expenditure/expenditure.ts';
import { call } from '../call.ts';
import { Day } from '../primitives.ts';

/** What a body burns, learned from its diary; see `expenditureOn`. Energy in kcal a day, weight in kg. */
const Expenditure = v.object({
  status: v.picklist(['learning', 'known']),
  /** Null while it is being learned. */
  kcal: v.nullable(v.number()),
  /** The 80 % interval. */
  low: v.nullable(v.number()),
  high: v.nullable(v.number()),
  /** What the formula says of the profile; null when the profile lacks something. */
  formulaKcal: v.nullable(v.number()),
  trendWeight: v.nullable(v.number()),
  /** kg a week. */
  weeklyChange: v.nullable(v.number()),
  /** Days logged in full, and weigh-ins, of the last 28 days. */
  loggedDays: v.number(),
  weighIns: v.number(),
  /** What there is too little of for a figure. */
  missing: v.array(v.picklist(MISSING)),
});

export const getExpenditure = call({
  method: 'GET',
  path: '/dashboard/expenditure',
  summary:
    'What the body burns a day by its own entries, with an 80 % interval; learning until 14 full days and 6 weigh-ins within 28 days are there.',
  query: v.object({ date: v.optional(Day) }),
  data: Expenditure,
});
