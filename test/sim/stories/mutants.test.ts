import { expect, test } from 'vitest';
import { MUTANTS } from '../mutants.ts';
import { tellStories } from '../tell-stories.ts';

/** A rule that can go missing for so many seeds is not watched. */
const MOST_SEEDS = 300;

test.each(Object.entries(MUTANTS))('the simulation notices when %s', async (_, broken) => {
  const told = await tellStories(1, MOST_SEEDS, broken);

  expect(told.broken).not.toBeNull();
});
