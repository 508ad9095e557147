import { CALLS } from '#contract/calls.ts';
import type { Call } from '#contract/call.ts';
import type { RuleId } from '../http/handler.ts';
import { parseInput, type RawInput } from '../http/parse-input.ts';
import { bindRule, type Operation } from './operation.ts';
import type { CallRule } from './rule.ts';
import { RULES } from './rules.ts';

/** Checks what came in for a write of the diary and gives it its rule. Throws 400. */
export function makeOperation(
  id: RuleId,
  raw: RawInput,
  { nowMs, ...sender }: Pick<Operation, 'key' | 'generation' | 'tokenHash' | 'confirmed'> & { nowMs: number },
): Operation {
  const call: Call = CALLS[id];
  // RULES gives every id the rule of its own call; a union of rules cannot be called.
  const rule = RULES[id] as unknown as CallRule<Call>;
  return { run: bindRule(rule, parseInput(call, raw, nowMs)), status: call.status, ...sender };
}
