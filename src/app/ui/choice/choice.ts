import type { LucideIcon } from 'lucide-react';

/** One of several answers of which one is chosen. */
export interface Choice<Value extends string> {
  value: Value;
  label: string;
  /** A second, quieter line. */
  hint?: string | undefined;
  icon?: LucideIcon | undefined;
}

/** Props that `RadioCards`, `Segmented` and `ChoiceChips` share. */
export interface ChoiceProps<Value extends string> {
  /** What is being chosen. */
  legend: string;
  choices: readonly Choice<Value>[];
  /** `undefined` while nothing is chosen. */
  value: Value | undefined;
  onChoose: (value: Value) => void;
}
