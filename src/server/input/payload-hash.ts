import { hash } from 'node:crypto';
import { invalidInput } from '../errors/api-error.ts';

/** No body of the contract is deeper than this; the check keeps the recursion bounded. */
const DEEPEST = 32;

/**
 * One hash for one meaning: the order of object keys and spaces do not count. It is made of what was sent, not
 * of what the schema made of it, so a replay after an upgrade of the server is still the same payload.
 */
export function payloadHash(operation: string, params: object, query: object, body: unknown): string {
  return hash('sha256', canonical([operation, params, query, body ?? null], DEEPEST), 'base64url');
}

function canonical(value: unknown, deepest: number): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null';
  if (deepest === 0) throw invalidInput([{ path: '', message: 'Nested too deep' }]);
  if (Array.isArray(value)) return `[${value.map((item) => canonical(item, deepest - 1)).join(',')}]`;
  // Plain loops: this runs for every write, and a chain of array methods took twice as long.
  const fields = value as Record<string, unknown>;
  let text = '{';
  for (const name of Object.keys(fields).toSorted()) {
    const item = fields[name];
    if (item !== undefined) text += `${text === '{' ? '' : ','}${JSON.stringify(name)}:${canonical(item, deepest - 1)}`;
  }
  return `${text}}`;
}
