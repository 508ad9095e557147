import { readPreferences, type ReadPreferences } from '#contract/plan/plan-preferences.ts';
import type { WishChange } from '#contract/plan/plan-wishes.ts';
import type { ThingRow } from '#server/store/tables/diary-tables.ts';
import { loadedRows, part, type Loaded } from '#server/diary/core/load.ts';
import { aged } from '#server/diary/core/rule.ts';
import { put, type RowsFor, type Work } from '#server/diary/core/work.ts';
import { things } from '../value-thing.ts';

/** With what was deleted of it: whoever writes there again takes its place. */
const whatIsAsked = part<Record<never, never>, ThingRow>({
  name: 'plan preferences',
  into: things,
  types: [],
  values: () => [],
  sql: () => `select ${things.select} from things t
    where t.user_id = $1::uuid and t.name in ('plan-preferences', 'plan-wishes')`,
});
/** What the person asks of plans, for a rule that keeps to it. */
export const preferenceThings = whatIsAsked.of({});

/** What the person asks of plans, as far as this server can read it. */
export const preferencesIn = (work: Work): ReadPreferences['preferences'] =>
  readPreferences(preferenceRowsIn(work))?.preferences ?? {};
/** The same of what was read by {@link preferenceThings}. */
export const preferencesOf = (loaded: Loaded): ReadPreferences['preferences'] =>
  readPreferences(loadedRows(loaded, whatIsAsked))?.preferences ?? {};
/** All values among which the preferences are. */
export const preferenceRowsIn = (work: Work): readonly ThingRow[] => work.rows(things).all();

/** The rows that keep wishes. */
export const keptWishes = (wishes: readonly WishChange[], rev: number): RowsFor =>
  put(things, ...wishes.map((wish) => ({ name: 'plan-wishes', ...wish, ...aged(rev) })));
