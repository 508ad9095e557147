import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foldKey } from '#domain/georgian/latin-to-georgian.ts';

describe('a word has one key however it is spelt', () => {
  test.each([
    ['კვერცხი', 'kvercxi', 'kvertskhi', 'qvercxi', 'kvercKhi', 'Kvertsxi', 'k’verts’khi'],
    ['ხაჭაპური', 'xachapuri', 'khachapuri', 'xaWapuri', 'hachapuri', 'ხაჩაპური', "khach'ap'uri"],
    ['წყალი', 'wyali', 'tskali', 'tsqali', 'cyali', 'wqali', 'ცყალი', "ts'q'ali"],
    ['ყავა', 'yava', 'qava', 'kava', 'ქავა'],
    ['ღვინო', 'ghvino', 'gvino'],
    ['შოთი', 'shoti', 'შოტი', 'SHOTI'],
    ['ჩაი', 'chai', 'ჭაი'],
    ['ჟოლო', 'zholo', 'jolo', 'ჯოლო'],
    ['ძეხვი', 'dzexvi', 'dzekhvi', 'zexvi', 'ზეხვი'],
    ['ფქვილი', 'pqvili', 'fkvili', 'phkvili'],
    ['პური', 'puri', 'ᲞᲣᲠᲘ'],
    ['ჰალვა', 'halva', 'xalva', 'ხალვა'],
  ])('%s', (word, ...spellings) => {
    expect(spellings.map(foldKey)).toEqual(spellings.map(() => foldKey(word)));
  });

  test('and words that differ in sound keep different keys', () => {
    const words = ['საწებელი', 'შაქარი', 'ჩაი', 'ცაი', 'ჯემი', 'ჯამი', 'რძე', 'ღორი', 'ხორცი'];
    expect(new Set(words.map(foldKey)).size).toBe(words.length);
  });

  test('and what is no letter stays as it is, accents and apostrophes apart', () => {
    expect(['2', 'café', "k'ari", '3,2%'].map(foldKey)).toEqual(['2', 'cape', 'kari', '3,2%']);
  });

  test('and a key is never longer than its word', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'აბგტწჭხშktsShzdC’') }), (word) => {
        expect(foldKey(word).length).toBeLessThanOrEqual(word.length);
      }),
    );
  });
});
