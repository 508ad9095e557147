import fc from 'fast-check';
import { hostileText } from './hostile-values.ts';
import { FILES } from './multipart.ts';

/** As much of JSON Schema as the OpenAPI document uses. */
export interface Schema {
  type?: string;
  const?: unknown;
  enum?: readonly unknown[];
  anyOf?: readonly Schema[];
  format?: string;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  items?: Schema;
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
}

/** Things that exist, so that generated requests meet real rows: own ones and those of another user. */
export interface Known {
  uuids: readonly string[];
  texts: readonly string[];
  days: readonly string[];
  /** What fields of these names take, where no chance would find it: a recipe's id, a browser's public key. */
  named: Readonly<Record<string, readonly string[]>>;
}

/** Text longer or lists larger than this cost time and find nothing new; what is too large is among the hostile values. */
const LONGEST_TEXT = 60;
const LONGEST_LIST = 4;

/** Values that the schema allows; strings also name things that exist. */
export function valuesOf(schema: Schema, known: Known, name = ''): fc.Arbitrary<unknown> {
  const [otherwise, named] = [anyOf(schema, known), known.named[name]];
  return named ? fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...named) }, otherwise) : otherwise;
}

function anyOf(schema: Schema, known: Known): fc.Arbitrary<unknown> {
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => valuesOf(one, known)));
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  switch (schema.type) {
    case 'object':
      return objectsOf(schema, known);
    case 'array':
      return fc.array(valuesOf(schema.items ?? {}, known), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? LONGEST_LIST, LONGEST_LIST),
      });
    case 'string':
      return textsOf(schema, known);
    case 'integer':
      return integersOf(schema);
    case 'number':
      return numbersOf(schema);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

function objectsOf({ properties = {}, required = [] }: Schema, known: Known): fc.Arbitrary<unknown> {
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, valuesOf(schema, known, name)]),
  );
  return fc.record(fields, { requiredKeys: required.filter((name) => name in fields) });
}

function textsOf(
  { format, pattern, minLength = 0, maxLength = LONGEST_TEXT }: Schema,
  known: Known,
): fc.Arbitrary<string> {
  if (format === 'binary') return fc.constantFrom(...FILES);
  if (format === 'uuid') return fc.oneof(fc.constantFrom(...known.uuids), fc.uuid());
  if (format === 'date')
    return fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom(...known.days) },
      fc.constantFrom('2000-01-01', '2024-02-29', '2023-02-29', '1999-12-31', '9999-12-31'),
    );
  if (format === 'email') return fc.emailAddress();
  if (format === 'uri')
    return fc.constantFrom(
      'https://127.0.0.1/a',
      'http://169.254.169.254/latest',
      'file:///etc/passwd',
      'https://[::1]:5432/',
    );
  if (pattern !== undefined) {
    const matching = fc.stringMatching(new RegExp(pattern), { maxLength: Math.max(minLength, LONGEST_TEXT) + 30 });
    const fitting = known.texts.filter((text) => new RegExp(pattern).test(text));
    return fitting.length > 0 ? fc.oneof(matching, fc.constantFrom(...fitting)) : matching;
  }
  const free = fc.string({
    unit: 'binary',
    minLength,
    maxLength: Math.max(minLength, Math.min(maxLength, LONGEST_TEXT)),
  });
  return fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...known.texts) }, free, hostileText);
}

function integersOf({ minimum = -2_147_483_648, maximum = 2_147_483_647 }: Schema): fc.Arbitrary<number> {
  return fc.oneof(fc.integer({ min: minimum, max: maximum }), fc.constantFrom(minimum, maximum));
}

function numbersOf({ minimum = -1e9, maximum = 1e9 }: Schema): fc.Arbitrary<number> {
  return fc.oneof(
    fc.double({ min: minimum, max: maximum, noNaN: true }),
    fc.integer({ min: Math.ceil(minimum), max: Math.floor(maximum) }),
    fc.constantFrom(minimum, maximum),
  );
}
