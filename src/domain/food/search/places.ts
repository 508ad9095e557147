/**
 * Where words stand in names. The places of a word are a chain of plain numbers: a table has tens of thousands of them, and objects and lists of as many
 * would keep the garbage collector busier than the rest of the index.
 */
export class Places {
  private readonly numbers = new Map<string, number>();
  /** By the word's number: its first place and its last. */
  private readonly first: number[] = [];
  private readonly last: number[] = [];
  /** By the place's number; `next` is the word's next place. */
  private readonly names: number[] = [];
  private readonly positions: number[] = [];
  private readonly next: number[] = [];

  put(word: string, name: number, position: number): void {
    const place = this.next.length;
    this.names.push(name);
    this.positions.push(position);
    this.next.push(NONE);
    const number = this.numbers.get(word);
    if (number === undefined) {
      this.numbers.set(word, this.first.length);
      this.first.push(place);
      this.last.push(place);
    } else {
      this.next[this.last[number] ?? NONE] = place;
      this.last[number] = place;
    }
  }

  /** Every word once. */
  words(): Iterable<string> {
    return this.numbers.keys();
  }

  /** Tells the places of a word in the order in which they were put. */
  each(word: string, tell: (name: number, position: number) => void): void {
    let place = this.first[this.numbers.get(word) ?? NONE] ?? NONE;
    while (place !== NONE) {
      tell(this.names[place] ?? 0, this.positions[place] ?? 0);
      place = this.next[place] ?? NONE;
    }
  }
}

const NONE = -1;
