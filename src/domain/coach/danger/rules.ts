import { DANGER_CLASSES, type DangerRule } from './danger-rule.ts';
import { AMOUNT_RULES } from './rules/amount-rules.ts';
import { EATING_RULES } from './rules/eating-rules.ts';
import { HELP_NOW_RULES } from './rules/help-now-rules.ts';
import { ILLNESS_RULES } from './rules/illness-rules.ts';
import { YOUNG_RULES } from './rules/young-rules.ts';

const ALL: readonly DangerRule[] = [
  ...HELP_NOW_RULES,
  ...EATING_RULES,
  ...YOUNG_RULES,
  ...ILLNESS_RULES,
  ...AMOUNT_RULES,
];

/** Every rule, the gravest class first. */
export const DANGER_RULES: readonly DangerRule[] = DANGER_CLASSES.flatMap((id) => ALL.filter((rule) => rule.id === id));
