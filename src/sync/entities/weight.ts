import type { Changes } from '#contract/diary/changes.ts';
import { fillPath } from '#contract/call.ts';
import { deleteWeight, postWeight } from '#contract/diary/day.ts';
import type { DiaryDay } from '#domain/diary/diary-day.ts';
import type { Change, NewOperation, WeightRow } from '../records.ts';
import { deletion, withBody } from './parts/frozen-request.ts';
import { readAnswer } from './parts/read-answer.ts';
import { projectValue, valueEntity, valueSync, type Value } from './parts/value.ts';

type WeightChange = Extract<Change, { kind: 'weight.put' | 'weight.delete' }>;
type Base = NonNullable<WeightRow['base']>;

/** A day's weigh-in in kg. */
const WEIGHT: Value<WeightChange, DiaryDay, Base, number, WeightRow> = {
  name: 'weight',
  kinds: ['weight.put', 'weight.delete'],
  table: (tx) => tx.weights,
  keyOf: ({ date }) => date,
  valueOf: (change) => (change.kind === 'weight.put' ? change.kg : null),
  valueOfBase: ({ kg }) => kg,
  rowOf: (date, base, kg, waiting) => ({ date, base, kg, waiting }),
  keyOfRow: ({ date }) => date,
  sameText: ({ kg, timestamp }) => `${kg} ${timestamp.seconds}`,
};

export const weight = valueEntity(WEIGHT);

export const weightSync = valueSync(WEIGHT, weight, {
  request: (change, claim) =>
    change.kind === 'weight.put'
      ? withBody(postWeight, { weight: change.kg, date: change.date, ...claim.body })
      : deletion(fillPath(deleteWeight.path, { date: change.date }), claim),
  changeOf: (date, kg): WeightChange =>
    kg === null ? { kind: 'weight.delete', date } : { kind: 'weight.put', date, kg },
  listOf: ({ weights }) => weights,
  // What is taken back is told without its time: a pull brings that.
  readAnswer: (data) => readAnswer(postWeight.data, data),
  listAs: (weights) => ({ weights }),
  keyOf: ({ date }: Changes['weights'][number]) => date,
  baseOf: ({ rev, weight: kg, timestamp }) => ({ rev, kg, timestamp }),
});

/** A day's weigh-in as base ⊕ operations. Null: nothing is left to remember. */
export const projectWeight = (
  date: DiaryDay,
  base: Base | null,
  operations: readonly NewOperation[],
): WeightRow | null => projectValue(WEIGHT, date, base, operations);
