import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readPreferences, type PreferenceRow, type ReadPreferences } from '#contract/plan/plan-preferences.ts';
import { wishChanges, type WishChange } from '#contract/plan/plan-wishes.ts';
import { readValue } from '#contract/diary/value-things.ts';
import { PLAN_FIGURES } from '#domain/plan/plan-preferences.ts';
import { uuidOf } from '#test/sim/world/uuid-of.ts';

type Said = ReadPreferences['preferences'];

/** Two phones and a server, each value the last word that came; what a phone says waits until it meets the server. */
class Household {
  private readonly server = new Map<string, PreferenceRow>();
  private ids = 0;

  constructor(rows: readonly PreferenceRow[]) {
    for (const row of rows) this.server.set(`${row.name}/${row.key}`, row);
  }

  phone() {
    let rows = new Map(this.server);
    const waiting: PreferenceRow[] = [];
    const put = (into: Map<string, PreferenceRow>, row: PreferenceRow) => into.set(`${row.name}/${row.key}`, row);
    const shown = () => readPreferences(rows.values())?.preferences ?? null;
    return {
      shown,
      say: (said: Said): WishChange[] => {
        const changes = wishChanges([...rows.values()], shown(), said, () => uuidOf((this.ids += 1)));
        for (const change of changes) {
          put(rows, { name: 'plan-wishes', ...change });
          waiting.push({ name: 'plan-wishes', ...change });
        }
        return changes;
      },
      meetServer: () => {
        for (const row of waiting.splice(0)) put(this.server, row);
        rows = new Map(this.server);
      },
    };
  }
}

const some = <One>(of: readonly One[]) => fc.uniqueArray(fc.constantFrom(...of), { maxLength: of.length });
const ALLERGIES = ['milk', 'fish', 'nuts', 'eggs'] as const;
const DISLIKES = ['onion', 'liver', 'soup'] as const;
const figures = fc.record(
  {
    weekdayMinutes: fc.integer({ min: 10, max: 60 }),
    weekendMinutes: fc.integer({ min: 10, max: 60 }),
    people: fc.integer({ min: 1, max: 4 }),
    dishesPerWeek: fc.integer({ min: 10, max: 14 }),
  },
  { requiredKeys: [] },
);
const preferences: fc.Arbitrary<Said> = fc
  .tuple(fc.record({ allergies: some(ALLERGIES), dislikes: some(DISLIKES) }), figures)
  .map(([lists, told]) => ({ ...lists, ...told }));
/** What is stored before the phones go offline: nothing, wishes, an older app's value, or both. */
const before = fc
  .tuple(fc.option(preferences), fc.array(preferences, { maxLength: 2 }))
  .map(([whole, said]): PreferenceRow[] => {
    const rows = new Map<string, PreferenceRow>();
    if (whole) rows.set('current', { name: 'plan-preferences', key: 'current', value: { ...whole } });
    let ids = 1000;
    for (const one of said) {
      const stored = [...rows.values()];
      const shown = readPreferences(stored)?.preferences ?? null;
      for (const change of wishChanges(stored, shown, one, () => uuidOf((ids += 1))))
        rows.set(change.key, { name: 'plan-wishes', ...change });
    }
    return [...rows.values()];
  });
const saves = fc.array(preferences, { maxLength: 3 });

const LISTS = { allergies: ALLERGIES, dislikes: DISLIKES } as const;
const has = (said: Said | null, list: keyof typeof LISTS, one: string): boolean =>
  said?.[list]?.some((other) => other === one) === true;

test('whatever two phones change without a network, and whoever comes back first: nothing is lost that nobody took back', () => {
  fc.assert(
    fc.property(before, saves, saves, fc.boolean(), (rows, mine, theirs, minesFirst) => {
      const household = new Household(rows);
      const [one, other] = [household.phone(), household.phone()];
      const start = one.shown();
      for (const said of mine) one.say(said);
      for (const said of theirs) other.say(said);
      const [wasMine, wasTheirs] = [one.shown(), other.shown()];
      const [first, last] = minesFirst ? [one, other] : [other, one];
      first.meetServer();
      last.meetServer();
      first.meetServer();

      const truth = one.shown();
      expect(other.shown()).toEqual(truth);
      for (const list of ['allergies', 'dislikes'] as const) {
        for (const item of LISTS[list]) {
          const tookBack = (said: readonly Said[]) => said.some((its) => !has(its, list, item));
          // Who takes back and says again says it anew, which the other phone cannot take back.
          const stands = has(start, list, item)
            ? (!tookBack(mine) && !tookBack(theirs)) ||
              (tookBack(mine) && has(wasMine, list, item)) ||
              (tookBack(theirs) && has(wasTheirs, list, item))
            : has(wasMine, list, item) || has(wasTheirs, list, item);
          expect([item, has(truth, list, item)]).toEqual([item, stands]);
        }
      }
      for (const name of PLAN_FIGURES) {
        const changed = (said: readonly Said[]) => said.some((its) => its[name] !== start?.[name]);
        const [byMe, byThem] = [changed(mine), changed(theirs)];
        const own = byMe && byThem ? (minesFirst ? wasTheirs : wasMine) : byMe ? wasMine : byThem ? wasTheirs : start;
        expect([name, truth?.[name]]).toEqual([name, own?.[name]]);
      }
    }),
    { numRuns: 2000 },
  );
});

test('what was said is what is read, and every word of it the contract takes', () => {
  fc.assert(
    fc.property(before, preferences, (rows, said) => {
      const phone = new Household(rows).phone();
      const words = phone.say(said).flatMap(({ value }) => value ?? []);
      expect(words.map((word) => readValue('plan-wishes', word))).toEqual(words);
      const { allergies = [], dislikes = [], ...told } = phone.shown() ?? {};
      expect({ ...told, allergies: allergies.toSorted(), dislikes: dislikes.toSorted() }).toEqual({
        ...said,
        allergies: said.allergies?.toSorted(),
        dislikes: said.dislikes?.toSorted(),
      });
      expect(phone.say({ ...phone.shown() })).toEqual([]);
    }),
    { numRuns: 1000 },
  );
});

test('an allergy that one phone says while the other, unaware of it, takes the same back, stands', () => {
  for (const saidFirst of [true, false]) {
    const household = new Household([]);
    const [one, other] = [household.phone(), household.phone()];
    other.say({ allergies: ['milk'] });
    other.meetServer();
    one.say({ allergies: ['milk'] });
    other.say({});
    for (const phone of saidFirst ? [one, other, one] : [other, one, other]) phone.meetServer();
    expect([one.shown(), other.shown()]).toEqual([{ allergies: ['milk'] }, { allergies: ['milk'] }]);
  }
});

test('what a newer app wrote into a wish stays when this one changes it', () => {
  const rows = [{ name: 'plan-wishes', key: 'people', value: { people: 2, guests: 'often' } }];
  expect(wishChanges(rows, { people: 2 }, { people: 3 }, () => uuidOf(1))).toContainEqual({
    key: 'people',
    value: { guests: 'often', people: 3 },
  });
});

test('what came from elsewhere while the form was open is not taken back by saving it', () => {
  const rows = [{ name: 'plan-wishes', key: uuidOf(1), value: { allergy: 'milk' } }];
  const changes = wishChanges(rows, null, { allergies: ['fish'] }, () => uuidOf(2));
  expect(changes).toEqual([
    { key: uuidOf(2), value: { allergy: 'fish' } },
    { key: 'asked', value: {} },
  ]);
});
