import { toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import type { Call } from './call.ts';
import { CALLS } from './calls.ts';
import { Envelope, ERROR_CODES, ERROR_STATUS, HEADER } from './envelope.ts';

type Json = Record<string, unknown>;

/** The OpenAPI 3.1 document of every call, made of the contract itself. */
export function openApiDocument(): Json {
  const paths: Record<string, Json> = {};
  for (const [id, call] of Object.entries(CALLS) as [string, Call][]) {
    const path = (paths[call.path] ??= {});
    path[call.method.toLowerCase()] = operation(id, call);
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Lukma', version: '1', description: 'A diary of food, water and weight.' },
    servers: [{ url: '/api' }],
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: { Refusal: refusalSchema() },
    },
  };
}

function operation(id: string, call: Call): Json {
  return {
    operationId: id,
    summary: call.summary,
    security: { none: [], optional: [{}, { bearer: [] }], bearer: [{ bearer: [] }] }[call.auth],
    parameters: [
      ...parameters(call.params, 'path'),
      ...parameters(call.query, 'query'),
      ...(call.idempotent ? [header(HEADER.idempotencyKey, 'The same key and payload run once.')] : []),
      ...(call.method === 'GET' ? [] : [header(HEADER.generation, 'The generation that the sender knows.')]),
    ],
    ...requestBody(call),
    responses: {
      [call.status]: { description: 'Done.', content: { 'application/json': { schema: success(call) } } },
      default: {
        description: 'Refused.',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
      },
    },
  };
}

function requestBody(call: Call): Json {
  if (call.multipart) return { requestBody: { required: true, content: { 'multipart/form-data': { schema: schemaOf(call.multipart, 'input') } } } };
  if (call.body) return { requestBody: { required: true, content: { 'application/json': { schema: schemaOf(call.body, 'input') } } } };
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

const header = (name: string, description: string): Json => ({
  name, in: 'header', required: false, description, schema: { type: 'string' },
});

function success(call: Call): Json {
  const envelope = schemaOf(Envelope, 'output') as { properties: Json };
  return {
    type: 'object',
    properties: { ...envelope.properties, success: { const: true }, data: schemaOf(call.data, 'output') },
    required: ['success', 'message', 'data'],
  };
}

function refusalSchema(): Json {
  const envelope = schemaOf(Envelope, 'output') as { properties: Json };
  const codes = ERROR_CODES.map((code) => `${code} (${ERROR_STATUS[code]})`).join(', ');
  return {
    type: 'object',
    description: `Codes and their status: ${codes}.`,
    properties: { ...envelope.properties, success: { const: false }, code: { enum: ERROR_CODES } },
    required: ['success', 'message', 'code'],
  };
}

/** Checks and transformations have no word in JSON Schema; what is left still says the shape. */
function schemaOf(schema: v.GenericSchema, typeMode: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = toJsonSchema(schema, {
    errorMode: 'ignore',
    typeMode,
    overrideSchema: ({ valibotSchema, jsonSchema }) =>
      valibotSchema.type === 'blob' ? { type: 'string', format: 'binary' } : jsonSchema,
  });
  return rest;
}
