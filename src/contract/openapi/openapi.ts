import { toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import { bodyIsOptional } from '../body-of.ts';
import type { Call } from '../call.ts';
import { tagOf, tagsOf } from './call-tags.ts';
import { CALLS } from '../calls.ts';
import { CONTRACT_VERSION, Envelope, ERROR_CODES, ERROR_STATUS, HEADER } from '../envelope.ts';
import { answerHeaders, isTagged, refusals, successSchema } from './openapi-answers.ts';

type Json = Record<string, unknown>;

/** The OpenAPI 3.1 document of every call, made of the contract itself: a call that is added is in it, whole and valid. */
export function openApiDocument(): Json {
  const paths: Record<string, Json> = {};
  for (const [id, call] of Object.entries(CALLS) as [string, Call][]) {
    const path = (paths[call.path] ??= {});
    path[call.method.toLowerCase()] = operation(id, call);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Lukma',
      version: String(CONTRACT_VERSION),
      description: 'A diary of food, water and weight.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/api' }],
    tags: tagsOf(Object.keys(paths)),
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: { Refusal: refusalSchema() },
    },
  };
}

function operation(id: string, call: Call): Json {
  const { status } = call;
  const data = successSchema(id, call, envelopeProperties(), schemaOf(call.data, 'output'));
  return {
    operationId: id,
    tags: [tagOf(call.path)],
    summary: call.summary,
    security: { none: [], optional: [{}, { bearer: [] }], bearer: [{ bearer: [] }] }[call.auth],
    parameters: [
      ...parameters(call.params, 'path'),
      ...parameters(call.query, 'query'),
      ...(call.idempotent
        ? [
            header(HEADER.idempotencyKey, 'The same key and payload run once.', {
              type: 'string',
              minLength: 1,
              maxLength: 64,
            }),
          ]
        : []),
      ...(call.method === 'GET'
        ? []
        : [
            header(
              HEADER.generation,
              'The generation that the sender knows: another one is 412 where the diary is written.',
            ),
          ]),
      ...(isTagged(id)
        ? [header('If-None-Match', 'The ETag of the answer that is held: 304 when it still counts.')]
        : []),
      header(HEADER.contract, "The contract's version that the sender was built with; one too old is 426.", {
        type: 'integer',
        minimum: CONTRACT_VERSION,
      }),
    ],
    ...requestBody(call),
    responses: {
      [status]: {
        description: 'Done.',
        headers: answerHeaders(id, status),
        content: { 'application/json': { schema: data }, ...(id === 'chat' && EVENTS) },
      },
      ...(isTagged(id) && { 304: { description: 'What is held still counts.', headers: answerHeaders(id, 304) } }),
      ...refusals(id, call),
    },
  };
}

/** An answer that grows, for whoever asks for it by `Accept`. */
const EVENTS = {
  'text/event-stream': {
    schema: { type: 'string', description: 'Events of {text}, and at last the envelope, which alone counts.' },
  },
};

function requestBody(call: Call): Json {
  if (call.multipart)
    return {
      requestBody: {
        required: true,
        content: { 'multipart/form-data': { schema: schemaOf(call.multipart, 'input') } },
      },
    };
  if (call.body)
    return {
      requestBody: {
        required: !bodyIsOptional(call),
        content: { 'application/json': { schema: schemaOf(call.body, 'input') } },
      },
    };
  return {};
}

function parameters(schema: Call['params'], place: 'path' | 'query'): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as { properties?: Json; required?: string[] };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

const header = (name: string, description: string, schema: Json = { type: 'string' }): Json => ({
  name,
  in: 'header',
  required: false,
  description,
  schema,
});

const envelopeProperties = (): Json => (schemaOf(Envelope, 'output') as { properties: Json }).properties;

function refusalSchema(): Json {
  const codes = ERROR_CODES.map((code) => `${code} (${ERROR_STATUS[code]})`).join(', ');
  return {
    type: 'object',
    description: `Codes and their status: ${codes}.`,
    properties: { ...envelopeProperties(), success: { const: false }, code: { enum: ERROR_CODES } },
    required: ['success', 'message', 'code'],
  };
}

/** Checks and transformations have no word in JSON Schema; what is left still says the shape. */
function schemaOf(schema: v.GenericSchema, typeMode: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = toJsonSchema(schema, {
    errorMode: 'ignore',
    // The dialect of OpenAPI 3.1: a tuple is `prefixItems`.
    target: 'draft-2020-12',
    typeMode,
    overrideSchema: ({ valibotSchema, jsonSchema }) =>
      valibotSchema.type === 'blob' ? { type: 'string', format: 'binary' } : jsonSchema,
  });
  return rest;
}
