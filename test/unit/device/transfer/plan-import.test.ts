import fc from 'fast-check';
import { expect, test } from 'vitest';
import { emptyImport, type ImportFile } from '#device/transfer/import/import-file.ts';
import { additionsOf, planImport, type HeldEntries } from '#device/transfer/import/plan-import.ts';
import { sampleMeal, TODAY, YESTERDAY } from '#test/unit/sync/samples.ts';
import { KEPT, talk } from './import-samples.ts';
import '#test/fixed-chance.ts';

test('twice is once: after a plan was carried out, the same file plans nothing, whatever the diary held', () => {
  const ids = fc.constantFrom('a', 'b', 'c', 'd');
  const dates = fc.constantFrom(TODAY, YESTERDAY);
  const files = fc
    .record({
      meals: fc.uniqueArray(
        ids.map((id) => sampleMeal(id)),
        { selector: ({ id }) => id },
      ),
      water: fc.uniqueArray(fc.record({ date: dates, ml: fc.integer({ min: 1, max: 20_000 }) }), {
        selector: ({ date }) => date,
      }),
      weights: fc.uniqueArray(fc.record({ date: dates, kg: fc.constant(64) }), { selector: ({ date }) => date }),
      favourites: fc.uniqueArray(
        ids.map((id) => ({ id, dish: KEPT })),
        { selector: ({ id }) => id },
      ),
      things: fc.uniqueArray(
        ids.map((key) => ({ name: 'of-tomorrow', key, value: { any: 1 } })),
        { selector: ({ key }) => key },
      ),
      talks: fc.uniqueArray(ids.map(talk), { selector: ({ exchange }) => exchange.id }),
      unreadable: fc.nat(3),
    })
    .map((some): ImportFile => ({ ...emptyImport(), ...some }));
  const sets = <Value>(values: fc.Arbitrary<Value>) => fc.array(values).map((list) => new Set(list));
  const helds = fc.record({
    meals: sets(ids),
    favourites: sets(ids),
    things: sets(ids.map((key) => `of-tomorrow/${key}`)),
    talks: sets(ids),
    deleted: sets(ids),
    deletedTalks: sets(ids),
    waterDays: sets(dates),
    weightDays: sets(dates),
  });
  fc.assert(
    fc.property(files, helds, (file, held: HeldEntries) => {
      const first = planImport(file, held, TODAY);
      const after: HeldEntries = {
        ...held,
        meals: new Set([
          ...held.meals,
          ...first.changes.flatMap((change) => (change.kind === 'meal.put' ? [change.meal.id] : [])),
        ]),
        favourites: new Set([
          ...held.favourites,
          ...first.changes.flatMap((change) => (change.kind === 'favourite.put' ? [change.id] : [])),
        ]),
        things: new Set([
          ...held.things,
          ...first.changes.flatMap((change) => (change.kind === 'thing.set' ? [`${change.name}/${change.key}`] : [])),
        ]),
        talks: new Set([...held.talks, ...first.brings.talks.map(({ exchange }) => exchange.id)]),
        waterDays: new Set([
          ...held.waterDays,
          ...first.changes.flatMap((change) => (change.kind === 'water.add' ? [change.date] : [])),
        ]),
        weightDays: new Set([
          ...held.weightDays,
          ...first.changes.flatMap((change) => (change.kind === 'weight.put' ? [change.date] : [])),
        ]),
      };
      const { present, deleted, unreadable } = first.counts;

      expect(planImport(file, after, TODAY).changes).toEqual([]);
      expect(additionsOf(first.counts)).toBe(first.changes.length);
      expect(first.changes.length + present + deleted + unreadable).toBe(
        [file.meals, file.water, file.weights, file.favourites, file.things, file.talks].reduce(
          (sum, { length }) => sum + length,
          file.unreadable,
        ),
      );
      expect(first.changes.filter((change) => change.kind === 'meal.put' && held.deleted.has(change.meal.id))).toEqual(
        [],
      );
    }),
  );
});
