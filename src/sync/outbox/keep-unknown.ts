/** Tables of figures that screens add up: of a nutrient that this app does not know it would not know what to show. */
const FIGURES: ReadonlySet<string> = new Set(['nutrients', 'nutrientCoverage']);

/**
 * What was read of an answer, with the fields that a newer app put there and this one does not understand: whoever writes the thing
 * anew sends them back unchanged. `read`: the same answer as its schema gave it.
 */
export function keepUnknown<Read>(read: Read, told: unknown): Read {
  if (Array.isArray(read) && Array.isArray(told))
    // A schema neither drops nor moves the items of a list.
    return read.map((item: unknown, at) => keepUnknown(item, told[at])) as Read;
  if (!isObject(read) || !isObject(told)) return read;
  const kept = Object.entries(told).map(([name, value]) => {
    if (!Object.hasOwn(read, name)) return [name, value];
    return [name, FIGURES.has(name) ? read[name] : keepUnknown(read[name], value)];
  });
  return { ...read, ...Object.fromEntries(kept) };
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
