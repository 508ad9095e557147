/**
 * An id that follows from content alone, as a UUID of version 8: the same entry of the same file has it every time, so
 * that a file taken in twice is taken in once. MurmurHash3 (x86, 128 bits): chance collisions are out of reach of one
 * person's diary, and ids of two people never meet.
 */
export function stableId(parts: readonly (string | number | null)[]): string {
  const hex = murmur128(new TextEncoder().encode(parts.join('\u001F')))
    .map((word) => word.toString(16).padStart(8, '0'))
    .join('');
  const variant = ((Number.parseInt(hex.charAt(16), 16) & 3) | 8).toString(16);
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, variant + hex.slice(17, 20), hex.slice(20)].join(
    '-',
  );
}

const C = [0x239b961b, 0xab0e9789, 0x38b34ae5, 0xa1e38b93] as const;
const ADD = [0x561ccd1b, 0x0bcaa747, 0x96cd1c35, 0x32ac3b17] as const;
const TURN_KEY = [15, 16, 17, 18] as const;
const TURN_HASH = [19, 17, 15, 13] as const;

const turn = (word: number, by: number): number => (word << by) | (word >>> (32 - by));

function murmur128(bytes: Uint8Array): [number, number, number, number] {
  const hash: [number, number, number, number] = [0, 0, 0, 0];
  const padded = new Uint8Array(Math.ceil(bytes.length / 16) * 16);
  padded.set(bytes);
  const words = new DataView(padded.buffer);
  const whole = bytes.length - (bytes.length % 16);
  for (let at = 0; at < padded.length; at += 16) {
    for (const lane of [0, 1, 2, 3] as const) {
      const key = Math.imul(
        turn(Math.imul(words.getUint32(at + lane * 4, true), C[lane]), TURN_KEY[lane]),
        other(lane),
      );
      hash[lane] ^= key;
      // The last, incomplete block is only mixed in.
      if (at >= whole) continue;
      const next = hash[((lane + 1) % 4) as 0 | 1 | 2 | 3];
      hash[lane] = (Math.imul((turn(hash[lane], TURN_HASH[lane]) + next) | 0, 5) + ADD[lane]) | 0;
    }
  }
  for (const lane of [0, 1, 2, 3] as const) hash[lane] ^= bytes.length;
  spread(hash);
  for (const lane of [0, 1, 2, 3] as const) hash[lane] = finished(hash[lane]);
  spread(hash);
  return [hash[0] >>> 0, hash[1] >>> 0, hash[2] >>> 0, hash[3] >>> 0];
}

const other = (lane: 0 | 1 | 2 | 3): number => C[((lane + 1) % 4) as 0 | 1 | 2 | 3];

function spread(hash: [number, number, number, number]): void {
  hash[0] = (hash[0] + hash[1] + hash[2] + hash[3]) | 0;
  for (const lane of [1, 2, 3] as const) hash[lane] = (hash[lane] + hash[0]) | 0;
}

function finished(word: number): number {
  let mixed = word ^ (word >>> 16);
  mixed = Math.imul(mixed, 0x85ebca6b);
  mixed ^= mixed >>> 13;
  mixed = Math.imul(mixed, 0xc2b2ae35);
  return mixed ^ (mixed >>> 16);
}
