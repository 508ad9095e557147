const TOO_MANY = 99;

/** Counts typos of one typed word against the beginnings of many stored ones; what it counts in is made once. */
export class PrefixTypos {
  private readonly typed: string;
  private readonly most: number;
  private before: Uint8Array;
  private row: Uint8Array;
  private next: Uint8Array;

  /** More typos than `most` are not told apart. */
  constructor(typed: string, most: number) {
    this.typed = typed;
    this.most = most;
    const width = typed.length + most + 2;
    this.before = new Uint8Array(width);
    this.row = new Uint8Array(width);
    this.next = new Uint8Array(width);
  }

  /**
   * Letters left out, put in, changed or swapped with their neighbour (optimal string alignment) between the typed word and
   * the nearest beginning of a stored one; `most + 1` for more.
   */
  of(stored: string): number {
    const { typed, most } = this;
    const width = Math.min(stored.length, typed.length + most);
    for (let at = 0; at <= width; at += 1) this.row[at] = at;
    let least = 0;
    for (let i = 1; i <= typed.length; i += 1) {
      least = this.fillRow(stored, i, width);
      if (least > most) return most + 1;
      const spare = this.before;
      this.before = this.row;
      this.row = this.next;
      this.next = spare;
    }
    return least;
  }

  /** One letter of the typed word more; only places within `most` of it can count. Returns the fewest typos in the row. */
  private fillRow(stored: string, i: number, width: number): number {
    const { typed, most, before, row, next } = this;
    const letter = typed.charCodeAt(i - 1);
    const last = i > 1 ? typed.charCodeAt(i - 2) : -1;
    const from = Math.max(1, i - most);
    const to = Math.min(width, i + most);
    next[from - 1] = from === 1 ? i : TOO_MANY;
    let least = from === 1 ? i : TOO_MANY;
    for (let j = from; j <= to; j += 1) {
      const above = j < i + most ? (row[j] ?? TOO_MANY) : TOO_MANY;
      const code = stored.charCodeAt(j - 1);
      let cost = Math.min(
        above + 1,
        (next[j - 1] ?? TOO_MANY) + 1,
        (row[j - 1] ?? TOO_MANY) + (letter === code ? 0 : 1),
      );
      if (j > 1 && i > 1 && letter === stored.charCodeAt(j - 2) && last === code)
        cost = Math.min(cost, (before[j - 2] ?? TOO_MANY) + 1);
      next[j] = cost;
      if (cost < least) least = cost;
    }
    return least;
  }
}
