/** Whether two values are the same, or objects whose fields are; it looks no deeper. */
export function sameFields(one: unknown, other: unknown): boolean {
  if (!isObject(one) || !isObject(other)) return Object.is(one, other);
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => Object.is(one[name], other[name]));
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
