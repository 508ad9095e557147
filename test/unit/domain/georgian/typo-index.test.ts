import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { typoDistance } from '#domain/georgian/typo-distance.ts';
import { TypoIndex } from '#domain/georgian/typo-index.ts';

describe('the distance between two words', () => {
  test.each([
    ['xaCapuri', 'xaCapuri', 0],
    ['xaCpuri', 'xaCapuri', 1],
    ['xaCaapuri', 'xaCapuri', 1],
    ['xaCapari', 'xaCapuri', 1],
    ['xaCpauri', 'xaCapuri', 1],
    ['pur', 'kvercx', 3],
  ])('%s, %s: %d', (one, other, typos) => {
    expect(typoDistance(one, other, 2)).toBe(typos);
  });

  test('is the same both ways and 0 only for the same word', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd'), maxLength: 8 });
    fc.assert(
      fc.property(word, word, (one, other) => {
        expect(typoDistance(one, other, 8)).toBe(typoDistance(other, one, 8));
        expect(typoDistance(one, other, 8) === 0).toBe(one === other);
      }),
    );
  });
});

describe('near words', () => {
  const index = new TypoIndex(['xaCapur', 'pomidor', 'karp', 'kombosto', 'mcvad', 'boloko', 'sardel']);

  test('are found with one typo, and with two in a long word', () => {
    expect(index.near('xaCpur')).toEqual([{ word: 'xaCapur', typos: 1 }]);
    expect(index.near('pamidor')).toEqual([{ word: 'pomidor', typos: 1 }]);
    expect(index.near('kambasto')).toEqual([{ word: 'kombosto', typos: 2 }]);
  });

  test('are not found where the word is short, begins otherwise or is far away', () => {
    expect(index.near('karg')).toEqual([]);
    expect(index.near('mcvd')).toEqual([]);
    expect(index.near('tombosto')).toEqual([]);
    expect(index.near('xapuri')).toEqual([]);
  });

  test('of a short word are those with the same consonants, of a longer one none with another consonant', () => {
    expect(index.near('bolo')).toEqual([]);
    expect(index.near('sacdel')).toEqual([]);
    expect(index.near('sardela')).toEqual([{ word: 'sardel', typos: 1 }]);
  });

  test('cost nothing for a text without spaces', () => {
    expect(index.near('pomidor'.repeat(2000))).toEqual([]);
  });
});
