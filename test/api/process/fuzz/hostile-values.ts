import fc from 'fast-check';

/** Texts at which programs of this kind have broken before: SQL, templates, paths, bidi marks, unpaired surrogates, NUL. */
export const hostileText: fc.Arbitrary<string> = fc.constantFrom(
  '',
  ' ',
  '\0',
  'a\0b',
  '\uD800',
  '\uDC00x',
  '\uFEFF',
  '\u202Eabc',
  'e\u0301'.repeat(40),
  '👩‍👩‍👧‍👦'.repeat(20),
  'ﷺ'.repeat(200),
  "'; drop table users; --",
  "' or '1'='1",
  '$1',
  '%s%n',
  '\\',
  '\\u0000',
  '"',
  '{"a":1}',
  '[',
  '<script>alert(1)</script>',
  '${7*7}',
  '{{7*7}}',
  '../../../../etc/passwd',
  '/etc/passwd',
  'C:\\con',
  '__proto__',
  'constructor',
  'toString',
  'null',
  'undefined',
  'NaN',
  'true',
  '-1',
  '1e999',
  '0x10',
  '١٢٣',
  '9'.repeat(400),
  '2026-02-30',
  '0000-00-00',
  '+275760-09-13',
  '00000000-0000-0000-0000-000000000000',
  'a'.repeat(5_000),
  'ა'.repeat(20_000),
  '=cmd|calc',
  '@SUM(1)',
  'a\r\nSet-Cookie: a=b',
  '%00',
  '%ZZ',
  '%c0%ae%c0%ae/',
  '()',
);

const hostileNumber = fc.constantFrom(
  0,
  -0,
  -1,
  0.1 + 0.2,
  5e-324,
  1e-7,
  1.7976931348623157e308,
  -1e308,
  2 ** 31,
  2 ** 53,
  2 ** 63,
  -(2 ** 63),
  1e21,
);

const hostileShape = fc.constantFrom<unknown>(
  null,
  true,
  [],
  {},
  [[]],
  [null],
  { length: 1e9 },
  { toString: 1 },
  { toJSON: 'x' },
  { $ne: null },
  { valueOf: null },
  JSON.parse('{"__proto__":{"admin":true}}'),
  JSON.parse('{"constructor":{"prototype":{"admin":true}}}'),
  nested(40),
  nested(3_000),
);

/** Anything that no schema of ours allows, or only just. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(hostileText, hostileNumber, hostileShape);

/** Lists in lists. */
function nested(depth: number): unknown {
  let value: unknown = 1;
  for (let level = 0; level < depth; level += 1) value = [value];
  return value;
}

/** Values in which one place, at any depth, holds something hostile, is gone, or has a strange neighbour. */
export const spoiled = (values: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc
    .tuple(values, fc.infiniteStream(fc.nat()), hostileValue)
    .map(([value, chance, hostile]) => spoil(value, () => chance.next().value, hostile));

function spoil(value: unknown, draw: () => number, hostile: unknown): unknown {
  if (value === null || typeof value !== 'object' || draw() % 5 === 0) return hostile;
  if (Array.isArray(value)) {
    const at = value.length === 0 ? 0 : draw() % value.length;
    return value.length === 0
      ? [hostile]
      : value.map((item, index) => (index === at ? spoil(item, draw, hostile) : item));
  }
  const names = Object.keys(value);
  const name = names.length === 0 ? 'strange' : (names[draw() % names.length] ?? 'strange');
  const kind = draw() % 6;
  if (kind === 0) return Object.fromEntries(Object.entries(value).filter(([other]) => other !== name));
  if (kind === 1)
    return Object.fromEntries([
      ...Object.entries(value),
      [['__proto__', 'constructor', 'userId', 'user_id', 'rev'][draw() % 5] ?? 'rev', hostile],
    ]);
  return Object.fromEntries(
    Object.entries(value).map(([other, item]) => [other, other === name ? spoil(item, draw, hostile) : item]),
  );
}
