/** A family of figures under one name, written in the text format that Prometheus reads (version 0.0.4). */
interface Family {
  write(): string;
}

/** Numbers that only grow, one for each combination of labels. */
export interface Counter extends Family {
  /** Adds to the number of these labels' values, in the order of their names. */
  add(values: readonly string[], amount?: number): void;
}

/** How often something took how long, in seconds. */
export interface Histogram extends Family {
  observe(values: readonly string[], seconds: number): void;
}

/** Upper ends of a histogram's buckets in seconds: from a statement by index to what people no longer wait for. */
const ENDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const;

export function counter(name: string, help: string, labels: readonly string[]): Counter {
  const series = new Map<string, { written: string; value: number }>();
  return {
    add(values, amount = 1) {
      const key = values.join('\n');
      const found = series.get(key);
      if (found) found.value += amount;
      else series.set(key, { written: written(labels, values), value: amount });
    },
    write: () =>
      family(
        name,
        help,
        'counter',
        [...series.values()].map(({ written: of, value }) => `${name}${braces(of)} ${value}`),
      ),
  };
}

export function histogram(name: string, help: string, labels: readonly string[]): Histogram {
  const series = new Map<string, { written: string; counts: number[]; sum: number }>();
  return {
    observe(values, seconds) {
      const key = values.join('\n');
      let found = series.get(key);
      if (!found)
        series.set(
          key,
          (found = {
            written: written(labels, values),
            counts: Array.from({ length: ENDS.length + 1 }, () => 0),
            sum: 0,
          }),
        );
      const at = ENDS.findIndex((end) => seconds <= end);
      const bucket = at < 0 ? ENDS.length : at;
      found.counts[bucket] = (found.counts[bucket] ?? 0) + 1;
      found.sum += seconds;
    },
    write: () =>
      family(
        name,
        help,
        'histogram',
        [...series.values()].flatMap(({ written: of, counts, sum }) => {
          let below = 0;
          const buckets = counts.map(
            (count, at) => `${name}_bucket${braces(of, `le="${ENDS[at] ?? '+Inf'}"`)} ${(below += count)}`,
          );
          return [...buckets, `${name}_sum${braces(of)} ${sum}`, `${name}_count${braces(of)} ${below}`];
        }),
      ),
  };
}

/** A figure that is read when it is asked for; null leaves it out. */
export const gauge = (name: string, help: string, value: number | null): string =>
  value === null ? '' : family(name, help, 'gauge', [`${name} ${value}`]);

const family = (name: string, help: string, type: string, lines: readonly string[]): string =>
  `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${lines.map((line) => `${line}\n`).join('')}`;

const written = (labels: readonly string[], values: readonly string[]): string =>
  labels
    .map(
      (label, at) =>
        `${label}="${(values[at] ?? '').replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')}"`,
    )
    .join(',');

const braces = (...parts: readonly string[]): string => {
  const inside = parts.filter((part) => part !== '').join(',');
  return inside === '' ? '' : `{${inside}}`;
};
