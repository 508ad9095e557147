import { describe, expect, test } from 'vitest';
import { tellStories } from '../tell-stories.ts';

// Two files, so that two cores share the seeds.
describe('nothing is lost, nothing happens twice, and all devices end the same', () => {
  test.each(Array.from({ length: 10 }, (_, hundred) => 100 * (hundred + 0) + 1))(
    'in the hundred stories from seed %i',
    async (from) => {
      const { broken } = await tellStories(from, from + 99);

      expect(broken?.violation.message).toBeUndefined();
    },
  );
});
