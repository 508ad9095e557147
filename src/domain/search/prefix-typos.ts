/**
 * Typos between a typed word and the nearest beginning of a stored one: letters left out, put in, changed or swapped with
 * their neighbour (optimal string alignment). More than `most` is answered as `most + 1`.
 */
export function prefixTypos(typed: string, stored: string, most: number): number {
  const width = Math.min(stored.length, typed.length + most);
  let before: number[] = [];
  let row = Array.from({ length: width + 1 }, (_, at) => at);
  for (let i = 1; i <= typed.length; i += 1) {
    const letter = typed.charCodeAt(i - 1);
    const next = [i];
    let least = i;
    for (let j = 1; j <= width; j += 1) {
      const same = letter === stored.charCodeAt(j - 1);
      let cost = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (same ? 0 : 1));
      const swapped = i > 1 && j > 1 && letter === stored.charCodeAt(j - 2) && typed.charCodeAt(i - 2) === stored.charCodeAt(j - 1);
      if (swapped) cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      next.push(cost);
      least = Math.min(least, cost);
    }
    if (least > most) return most + 1;
    before = row;
    row = next;
  }
  return Math.min(...row, most + 1);
}
