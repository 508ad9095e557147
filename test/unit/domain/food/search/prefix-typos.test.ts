import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { typoDistance } from '#domain/georgian/typo-distance.ts';
import { PrefixTypos } from '#domain/food/search/prefix-typos.ts';

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd'), maxLength: 9 });

test('the typos to a half-typed word are those to the nearest of its beginnings', () => {
  fc.assert(
    fc.property(word, fc.array(word, { maxLength: 5 }), fc.constantFrom(1, 2), (typed, stored, most) => {
      const typos = new PrefixTypos(typed, most);
      const nearest = (other: string) =>
        Math.min(
          ...Array.from({ length: other.length + 1 }, (_, end) => typoDistance(typed, other.slice(0, end), most)),
        );

      // One counter serves many words: none may leave anything behind.
      expect(stored.map((other) => typos.of(other))).toEqual(stored.map(nearest));
    }),
    { numRuns: 2_000 },
  );
});
