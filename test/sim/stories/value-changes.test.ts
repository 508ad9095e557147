import { expect, test } from 'vitest';
import { readValue, VALUE_THINGS, type ValueThingName } from '#contract/diary/value-things.ts';
import { Chance } from '../world/chance.ts';
import { TOMORROW } from '../server/newer-server.ts';
import { changesOfValues } from '../value-changes.ts';

test('stories put and delete values of every name, each as its schema reads it', () => {
  const chance = new Chance(1);
  const drawn = Array.from({ length: 400 }, () => changesOfValues('today', chance)).flat();
  const names = [...Object.keys(VALUE_THINGS), TOMORROW].toSorted();
  const namesOf = (isGone: boolean) =>
    [...new Set(drawn.flatMap(({ name, value }) => ((value === null) === isGone ? [name] : [])))].toSorted();

  expect([namesOf(false), namesOf(true)]).toEqual([names, names]);
  const readAgain = drawn.map(({ name, value }) =>
    value === null || name === TOMORROW ? value : readValue(name as ValueThingName, value),
  );
  expect(JSON.stringify(readAgain)).toBe(JSON.stringify(drawn.map(({ value }) => value)));
});

test('an old app puts only what it knew', () => {
  const chance = new Chance(2);
  const names = Array.from({ length: 100 }, () => changesOfValues('old', chance))
    .flat()
    .map(({ name }) => name);
  expect([...new Set(names)]).toEqual(['day-marks']);
});
