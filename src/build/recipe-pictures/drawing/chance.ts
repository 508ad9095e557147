/** A source of chance that tells the same story for the same name (FNV-1a, then mulberry32). */
export class Chance {
  private state = 2_166_136_261;

  constructor(name: string) {
    for (const letter of name) this.state = Math.imul(this.state ^ letter.charCodeAt(0), 16_777_619) >>> 0;
  }

  /** Uniform in [0, 1). */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  between(least: number, most: number): number {
    return least + this.next() * (most - least);
  }

  below(bound: number): number {
    return Math.floor(this.next() * bound);
  }

  /** One of these. */
  pick<T>(from: readonly [T, ...T[]]): T {
    return from[this.below(from.length)] ?? from[0];
  }

  /** The same things in another order. */
  shuffled<T>(things: readonly T[]): T[] {
    return things
      .map((thing) => ({ thing, place: this.next() }))
      .toSorted((one, other) => one.place - other.place)
      .map(({ thing }) => thing);
  }
}
