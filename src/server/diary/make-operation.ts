import type { Call } from '#contract/call.ts';
import { CALLS } from '#contract/calls.ts';
import { parseInput, type RawInput } from '../input/parse-input.ts';
import { bindRule, type CallRule, type Operation, type RuleId } from './core/rule.ts';
import { RULES } from './entities/registry.ts';

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

/** A call of the contract by method and path, with what its path says. */
interface Found {
  id: string;
  raw: Omit<RawInput, 'body'>;
}

/** The call that a method and a path below `/api` mean, or null. */
export function findCall(method: string, path: string): Found | null {
  const [pathname = '', search = ''] = path.split('?', 2);
  for (const [id, call] of Object.entries(CALLS)) {
    if (call.method !== method) continue;
    const params = matchPath(call.path, pathname);
    if (params) return { id, raw: { params, query: Object.fromEntries(new URLSearchParams(search)) } };
  }
  return null;
}

function matchPath(pattern: string, pathname: string): Record<string, string> | null {
  if (!pattern.includes('{')) return pattern === pathname ? {} : null;
  const wanted = pattern.split('/');
  const given = pathname.split('/');
  if (wanted.length !== given.length) return null;
  const params: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const value = given[index] ?? '';
    if (part.startsWith('{')) params[part.slice(1, -1)] = decoded(value);
    else if (part !== value) return null;
  }
  return params;
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
