import type { SyncPorts } from '#sync/ports.ts';
import type { Change } from '#sync/records.ts';

/**
 * Apps among the devices: one of today; one of yesterday, which keeps the fields that it does not know and sends them back; and an
 * old one, from before that and from before nutrients, which leaves them out of what it reads, and so of what it sends.
 */
export type AppAge = 'today' | 'yesterday' | 'old';

/** What is known of a dish besides, by apps of today alone. */
export const MOOD = { mood: 'good' };

export const hasMood = (dish: object): boolean => 'mood' in dish && dish.mood === MOOD.mood;

const UNKNOWN_TO_OLD: ReadonlySet<string> = new Set(['nutrients', 'nutrientCoverage', ...Object.keys(MOOD)]);

/** The old app's way with all that it reads and sends. */
export const oldApp = (ports: SyncPorts): SyncPorts => ({
  ...ports,
  http: {
    send: async (request, signal) => {
      const answer = await ports.http.send(
        typeof request.body === 'string' ? { ...request, body: without(request.body) } : request,
        signal,
      );
      return answer && { ...answer, body: without(answer.body) };
    },
  },
});

/** A page that is no JSON, as of a log-in, stays as it is. */
function without(text: string): string {
  if (!text.startsWith('{')) return text;
  return JSON.stringify(JSON.parse(text, (name, value: unknown) => (UNKNOWN_TO_OLD.has(name) ? undefined : value)));
}

/** What a person writes, in the fields that an app of this age has a place for. */
export function typedBy(app: AppAge, change: Change): Change {
  // An undo brings back the entry as it was read, not as somebody typed it.
  if (change.kind === 'meal.put') return change.restore ? change : { ...change, meal: typed(app, change.meal) };
  return change.kind === 'favourite.put' ? { ...change, dish: typed(app, change.dish) } : change;
}

function typed<Dish extends object>(app: AppAge, dish: Dish): Dish {
  if (app === 'today') return { ...dish, ...MOOD };
  const known = Object.entries(dish).filter(([name]) => !Object.hasOwn(MOOD, name));
  return Object.fromEntries(known) as Dish;
}
