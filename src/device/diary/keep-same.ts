/**
 * `next`, with every part that equals its counterpart in `before` taken from there: who compares by identity sees what has changed,
 * and `before` itself when nothing has. An item of a list has one counterpart counted from each end: something was added or left.
 */
export function keepSame(before: unknown, next: unknown): unknown {
  if (Array.isArray(before) && Array.isArray(next)) return keepItems(before, next);
  if (!isPlain(before) || !isPlain(next)) return Object.is(before, next) ? before : next;
  const kept = Object.fromEntries(Object.entries(next).map(([name, value]) => [name, keepSame(before[name], value)]));
  const names = Object.keys(kept);
  const same =
    names.length === Object.keys(before).length &&
    names.every((name) => name in before && Object.is(before[name], kept[name]));
  return same ? before : kept;
}

function keepItems(before: readonly unknown[], next: readonly unknown[]): readonly unknown[] {
  const added = next.length - before.length;
  const kept = next.map((item, at) => {
    const fromStart = keepSame(before[at], item);
    if (added === 0 || Object.is(fromStart, before[at])) return fromStart;
    return keepSame(before[at - added], item);
  });
  return added === 0 && kept.every((item, at) => Object.is(item, before[at])) ? before : kept;
}

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
