import { DANGER_CLASSES, type DangerRule } from './danger-rule.ts';
import { AMOUNT_RULES } from './rules/amounts/amount-rules.ts';
import { BEARING_RULES } from './rules/body/bearing-rules.ts';
import { COLLAPSE_RULES } from './rules/body/collapse-rules.ts';
import { DESPAIR_RULES } from './rules/inward/despair-rules.ts';
import { DIAGNOSIS_RULES } from './rules/body/diagnosis-rules.ts';
import { EATING_RULES } from './rules/inward/eating-rules.ts';
import { HELP_NOW_RULES } from './rules/inward/help-now-rules.ts';
import { ILLNESS_RULES } from './rules/body/illness-rules.ts';
import { MAKING_WEIGHT_RULES } from './rules/amounts/making-weight-rules.ts';
import { PURGING_RULES } from './rules/inward/purging-rules.ts';
import { REMEDIES_RULES } from './rules/body/remedies-rules.ts';
import { RESTRAINT_RULES } from './rules/inward/restraint-rules.ts';
import { FURTHER_RULES } from './rules/body/further-rules.ts';
import { SIDEWAYS_RULES } from './rules/inward/sideways-rules.ts';
import { SPARING_RULES } from './rules/amounts/sparing-rules.ts';
import { YOUNG_RULES } from './rules/body/young-rules.ts';

const ALL: readonly DangerRule[] = [
  ...HELP_NOW_RULES,
  ...DESPAIR_RULES,
  ...COLLAPSE_RULES,
  ...EATING_RULES,
  ...PURGING_RULES,
  ...RESTRAINT_RULES,
  ...YOUNG_RULES,
  ...BEARING_RULES,
  ...ILLNESS_RULES,
  ...REMEDIES_RULES,
  ...DIAGNOSIS_RULES,
  ...AMOUNT_RULES,
  ...MAKING_WEIGHT_RULES,
  ...SIDEWAYS_RULES,
  ...SPARING_RULES,
  ...FURTHER_RULES,
];

/** Every rule, the gravest class first. */
export const DANGER_RULES: readonly DangerRule[] = DANGER_CLASSES.flatMap((id) => ALL.filter((rule) => rule.id === id));
