import * as v from 'valibot';
import type { Call, InputOf } from '#contract/call.ts';
import type { Issue } from '#contract/envelope.ts';
import { invalidInput } from '../errors/api-error.ts';
import { latestDay } from './server-day.ts';

/** What came in, before it is checked. */
export interface RawInput {
  params: Record<string, string>;
  query: Record<string, string>;
  body: unknown;
}

const DAY_FIELDS = ['date', 'startDate', 'endDate'];

/** The checked input of a call. Throws 400 with every issue found. */
export function parseInput<C extends Call>(call: C, raw: RawInput, nowMs: number): InputOf<C> {
  const issues: Issue[] = [];
  const input = {
    params: part(call.params, raw.params, issues),
    query: part(call.query, raw.query, issues),
    body: part(call.body, raw.body, issues),
  };
  if (issues.length === 0 && !call.anyDay) checkDays(input, latestDay(nowMs), issues);
  if (issues.length > 0) throw invalidInput(issues);
  return input as InputOf<C>;
}

function part(schema: v.GenericSchema | undefined, value: unknown, issues: Issue[]): unknown {
  if (!schema) return {};
  const parsed = v.safeParse(schema, value);
  if (parsed.success) return parsed.output;
  for (const issue of parsed.issues) issues.push({ path: v.getDotPath(issue) ?? '', message: issue.message });
  return {};
}

function checkDays(input: { params: unknown; query: unknown; body: unknown }, latest: string, issues: Issue[]): void {
  for (const fields of [input.params, input.query, input.body]) {
    for (const name of DAY_FIELDS) {
      const day = (fields as Record<string, unknown> | null)?.[name];
      if (typeof day === 'string' && day > latest) issues.push({ path: name, message: `The diary ends at ${latest}` });
    }
  }
}
