import * as v from 'valibot';
import type { BatchOperation } from '#contract/diary/batch.ts';
import type { Call } from '#contract/call.ts';
import { CALLS } from '#contract/calls.ts';
import { Day } from '#contract/primitives.ts';
import { valueThingOf } from '#contract/diary/value-things.ts';
import {
  bindRule,
  type BoundRule,
  type CallRule,
  type Operation,
  type Outcome,
  type RuleId,
} from '#server/diary/core/rule.ts';
import { favourites } from '#server/diary/entities/favourite.ts';
import { meals } from '#server/diary/entities/meal.ts';
import { isRuleId, RULES } from '#server/diary/entities/registry.ts';
import { thingRules } from '#server/diary/entities/value-thing.ts';
import { findCall } from '#server/diary/make-operation.ts';
import type { MemoryDiary } from '#server/diary/memory-diary.ts';
import { invalidInput } from '#server/errors/api-error.ts';
import { parseInput, type RawInput } from '#server/input/parse-input.ts';
import { MOOD } from '../world/old-app.ts';

/** How the server of a mutant differs from ours. */
export interface ServerRules {
  /** Whether writes of another generation are held. */
  holdsGenerations: boolean;
  /** Whether answers are known by their keys. */
  keepsKeys: boolean;
  /** What a rule is told of what came in. */
  told: ((id: RuleId, raw: RawInput) => RawInput) | null;
  /** What is stored of a diary. */
  stored: ((diary: MemoryDiary) => MemoryDiary) | null;
}

/** Ours. */
export const SERVER_RULES: ServerRules = { holdsGenerations: true, keepsKeys: true, told: null, stored: null };

/** A title and an amount of water that it refuses, as a server may for reasons that no app knows. */
export const REFUSED_TITLE = 'refuse me';
export const REFUSED_ML = 13;

/** Values that only this server and its newest apps know. */
export const TOMORROW = 'of-tomorrow';
const ALL_THINGS = thingRules((name) =>
  name === TOMORROW ? { key: Day, value: v.looseObject({}) } : valueThingOf(name),
);

/**
 * What a server that is a version ahead does with a write: our own rule of it, and beside that a field of dishes and a name of values
 * which older apps do not know. `unknown`: names of values that it does not know either, as before its update.
 */
export function asNewerServer(
  operation: Operation,
  { method, path, body }: BatchOperation,
  { told, keepsKeys, unknown, nowMs }: ServerRules & { unknown: ReadonlySet<string>; nowMs: number },
): Operation {
  const found = findCall(method, path);
  if (!found || !isRuleId(found.id)) throw new Error(`${path} has no rule`);
  const { id } = found;
  const raw: RawInput = { ...found.raw, body };
  const run = told ? bound(id, told(id, raw), nowMs) : operation.run;
  return { ...operation, ...(keepsKeys ? {} : { key: null }), run: newer(id, run, raw, unknown, nowMs) };
}

function newer(id: RuleId, run: BoundRule, raw: RawInput, unknown: ReadonlySet<string>, nowMs: number): BoundRule {
  if ((id === 'putThing' || id === 'deleteThing') && raw.params['name'] === TOMORROW)
    return unknown.has(TOMORROW) ? run : bound(id, raw, nowMs, ALL_THINGS);
  if (id === 'postWater') return refusing(run, fieldOf(raw.body, 'delta') === REFUSED_ML);
  if (id === 'postMeal') {
    const meal = fieldOf(raw.body, 'meal');
    return withMood(refusing(run, fieldOf(meal, 'title') === REFUSED_TITLE), fieldOf(meal, 'mood'));
  }
  return id === 'putFavourite' ? withMood(run, fieldOf(fieldOf(raw.body, 'dish'), 'mood')) : run;
}

function bound(id: RuleId, raw: RawInput, nowMs: number, rules: Partial<typeof RULES> = RULES): BoundRule {
  const call: Call = CALLS[id];
  // RULES gives every id the rule of its own call; a union of rules cannot be called.
  return bindRule(
    rules[id] as unknown as CallRule<Call>,
    parseInput(call, { ...raw, body: call.body && raw.body }, nowMs),
  );
}

const refusing = (run: BoundRule, refuses: boolean): BoundRule => ({
  wants: () => run.wants(),
  decide(work, stamp) {
    if (refuses) throw invalidInput([{ path: '', message: 'Refused' }]);
    return run.decide(work, stamp);
  },
});

/** The rule with one field more in what it stores and returns. */
const withMood = (run: BoundRule, mood: unknown): BoundRule =>
  mood !== MOOD.mood ? run : { wants: () => run.wants(), decide: (work, stamp) => moody(run.decide(work, stamp)) };

function moody({ data, rev, effect }: Outcome<unknown>): Outcome<unknown> {
  if (!effect) return { data, rev };
  const rows = effect.rows?.map(({ table, rows: written }) => {
    if (table.name === meals.name) return { table, rows: written.map((row) => ({ ...row, ...MOOD })) };
    return table.name === favourites.name ? { table, rows: written.map(withMoodyDish) } : { table, rows: written };
  });
  const told = fieldOf(data, 'dish') ? withMoodyDish(data as object) : { ...(data as object), ...MOOD };
  return { data: told, rev, effect: { ...effect, ...(rows && { rows }) } };
}

const withMoodyDish = (row: object): object => ({ ...row, dish: { ...(fieldOf(row, 'dish') as object), ...MOOD } });

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
