import { foldKey } from '#domain/georgian/latin-to-georgian.ts';
import { numberOfWord } from '#domain/georgian/number-words.ts';
import type { Token } from '../elements/tokens.ts';

const WORDS: ReadonlyMap<string, number> = new Map(
  (
    [
      ['ორზე', 2],
      ['ორმა', 2],
      ['ორივემ', 2],
      ['ორნი', 2],
      ['ორისთვის', 2],
      ['სამისთვის', 3],
      ['ოთხისთვის', 4],
      ['სამნი', 3],
      ['ოთხნი', 4],
      ['ხუთნი', 5],
      ['ექვსნი', 6],
      ['შუაზე', 2],
      ['სამზე', 3],
      ['სამმა', 3],
      ['ოთხზე', 4],
      ['ოთხმა', 4],
      ['ხუთზე', 5],
      ['ხუთმა', 5],
      ['ექვსმა', 6],
    ] as const
  ).map(([word, count]) => [foldKey(word), count]),
);
/** „ორ კაცზე", „სამ ადამიანზე", „ოთხ მეგობარზე". */
const PERSONS = /^(?:kac|adamian|megobar)(?:ma|ze)$/;

/** Among how many a food was shared, where a token says so, and how many tokens that took. */
export function sharersAt(tokens: readonly Token[], at: number): { count: number; length: number } | undefined {
  const [token, next] = [tokens[at], tokens[at + 1]];
  const count = token?.kind === 'word' ? WORDS.get(token.key) : undefined;
  if (count !== undefined) return { count, length: 1 };
  if (next?.kind !== 'word' || !PERSONS.test(next.key)) return undefined;
  const said =
    token?.kind === 'number' ? token.value : token?.kind === 'word' ? numberOfWord(token.key)?.value : undefined;
  return said !== undefined && said >= 1 ? { count: said, length: 2 } : undefined;
}
