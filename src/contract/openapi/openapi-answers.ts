import type { Call } from '../call.ts';
import { errorCodesOf } from '../call-errors.ts';
import type { CALLS } from '../calls.ts';
import { ERROR_CODES, ERROR_STATUS, HEADER } from '../envelope.ts';

type Json = Record<string, unknown>;

/** Calls whose answer is asked for again with the tag of the one that is held. */
const TAGGED: ReadonlySet<string> = new Set<keyof typeof CALLS>(['getDashboard', 'getCatalogue']);
export const isTagged = (id: string): boolean => TAGGED.has(id);

const SOURCE = { enum: ['model', 'coach', 'parser'], description: 'Who answered.' };
const DEGRADED = { const: true, description: 'There is a model, and it failed.' };

/** What single calls put beside their data. */
const META: { readonly [Id in keyof typeof CALLS]?: Json } = {
  getMealHistory: {
    limitedFrom: { type: 'string', format: 'date', description: 'Without access the first day that is told.' },
  },
  processFood: {
    source: SOURCE,
    unknown: {
      type: 'array',
      description: 'Words that are no known food: text, and its start and end in UTF-16 units.',
      items: { type: 'object' },
    },
    degraded: DEGRADED,
  },
  analyzeFood: { source: SOURCE },
  chat: {
    source: SOURCE,
    intent: { type: 'string' },
    suggestions: { type: 'array', items: { type: 'string' } },
    degraded: DEGRADED,
  },
};

const REPLAYED = { replayed: { const: true, description: 'This key was done before; this is the first answer.' } };

/** The schema of a success: the envelope with the call's data and its `meta`. */
export function successSchema(id: string, call: Call, envelope: Json, data: Json): Json {
  const named: { readonly [Id in string]?: Json } = META;
  const meta = { ...(call.idempotent && REPLAYED), ...named[id] };
  const { code: _, issues: __, meta: ___, ...properties } = envelope;
  return {
    type: 'object',
    properties: {
      ...properties,
      success: { const: true },
      data,
      ...(Object.keys(meta).length > 0 && { meta: { type: 'object', properties: meta } }),
    },
    required: ['success', 'message', 'data'],
  };
}

/** Headers of an answer. */
export function answerHeaders(id: string, status: number): Json {
  const tag = isTagged(id) && (status === 200 || status === 304);
  return {
    [HEADER.generation]: {
      description: "The database's generation, renewed by a restore.",
      schema: { type: 'string', format: 'uuid' },
    },
    ...(tag && { ETag: { description: 'Of this very answer, for If-None-Match.', schema: { type: 'string' } } }),
    ...((status === 429 || status === 503) && {
      'Retry-After': { description: 'Seconds to wait, where that is known.', schema: { type: 'integer', minimum: 0 } },
    }),
  };
}

/** The refusals of a call, by status. */
export function refusals(id: string, call: Call): Json {
  const all = ERROR_CODES.filter((code) => errorCodesOf(id, call).has(code));
  const statuses = new Set(all.map((code) => ERROR_STATUS[code]));
  return Object.fromEntries(
    [...statuses]
      .map((status) => [status, all.filter((code) => ERROR_STATUS[code] === status)] as const)
      .map(([status, codes]) => [
        status,
        {
          description: `Refused: ${codes.join(', ')}.`,
          headers: answerHeaders(id, status),
          content: {
            'application/json': {
              schema: {
                allOf: [
                  { $ref: '#/components/schemas/Refusal' },
                  { type: 'object', properties: { code: { enum: codes } } },
                ],
              },
            },
          },
        },
      ]),
  );
}
