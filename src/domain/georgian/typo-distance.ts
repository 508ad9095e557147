/** Rows of the table, kept from call to call: a search compares a word with many others. Its values are whole numbers up to a word's length. */
let beforeLast: number[] = [];
let last: number[] = [];
let row: number[] = [];

/**
 * Typos between two words: letters left out, put in, changed or swapped with their neighbour (optimal string alignment).
 * More than `most` is answered as `most + 1`.
 */
export function typoDistance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  // What both begin and end with holds no typo.
  let start = 0;
  let [oneEnd, otherEnd] = [one.length, other.length];
  while (start < oneEnd && start < otherEnd && one.charCodeAt(start) === other.charCodeAt(start)) start += 1;
  while (oneEnd > start && otherEnd > start && one.charCodeAt(oneEnd - 1) === other.charCodeAt(otherEnd - 1)) {
    oneEnd -= 1;
    otherEnd -= 1;
  }
  const width = otherEnd - start;
  if (oneEnd === start || width === 0) return Math.min(Math.max(oneEnd - start, width), most + 1);
  for (let j = 0; j <= width; j += 1) last[j] = j;
  for (let i = 1; i <= oneEnd - start; i += 1) {
    const letter = one.charCodeAt(start + i - 1);
    const letterBefore = i > 1 ? one.charCodeAt(start + i - 2) : Number.NaN;
    let least = i;
    row[0] = i;
    for (let j = 1; j <= width; j += 1) {
      const otherLetter = other.charCodeAt(start + j - 1);
      let cost = Math.min(
        (last[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (last[j - 1] ?? 0) + (letter === otherLetter ? 0 : 1),
      );
      if (j > 1 && letterBefore === otherLetter && letter === other.charCodeAt(start + j - 2))
        cost = Math.min(cost, (beforeLast[j - 2] ?? 0) + 1);
      row[j] = cost;
      if (cost < least) least = cost;
    }
    if (least > most) return most + 1;
    [beforeLast, last, row] = [last, row, beforeLast];
  }
  return Math.min(last[width] ?? 0, most + 1);
}
