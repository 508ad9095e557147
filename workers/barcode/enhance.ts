/** Grey values of a picture, 0 to 255, row by row. */
export interface Grey {
  values: Uint8Array;
  width: number;
  height: number;
}

/** The grey values of RGBA pixels: ITU-R BT.601. */
export function greyOf({ data, width, height }: Pick<ImageData, 'data' | 'width' | 'height'>): Grey {
  const values = new Uint8Array(width * height);
  for (let at = 0; at < values.length; at += 1) {
    const pixel = at * 4;
    values[at] = ((data[pixel] ?? 0) * 77 + (data[pixel + 1] ?? 0) * 150 + (data[pixel + 2] ?? 0) * 29) >> 8;
  }
  return { values, width, height };
}

/** How a picture is made clearer. */
export interface Clarity {
  /** How much is added of what the neighbours, two pixels around, blur away. */
  sharpen: number;
  /** Pixels around each one that its light and its contrast are compared with. */
  around: number;
}

/** The narrowest spread that is drawn apart: below it there is only noise. */
const LEAST_SPREAD = 4;

/**
 * Brings back bars that are dark, in glare or out of focus: evens noise out over three pixels, sharpens, and gives every place the same mean
 * and the same contrast. What is darker than its surroundings is below 128.
 */
export function clarify({ values, width, height }: Grey, { sharpen, around }: Clarity): Grey {
  const even = meanAround(values, width, height, 1);
  const soft = meanAround(even, width, height, 2);
  for (let at = 0; at < even.length; at += 1) {
    const value = even[at] ?? 0;
    even[at] = value + sharpen * (value - (soft[at] ?? 0));
  }
  const mean = meanAround(even, width, height, around);
  const square = meanAround(
    even.map((value) => value * value),
    width,
    height,
    around,
  );
  const clear = new Uint8Array(values.length);
  for (let at = 0; at < clear.length; at += 1) {
    const [value, middle] = [even[at] ?? 0, mean[at] ?? 0];
    const spread = Math.sqrt(Math.max(0, (square[at] ?? 0) - middle * middle));
    clear[at] = Math.max(0, Math.min(255, 128 + ((value - middle) / Math.max(spread, LEAST_SPREAD)) * 70));
  }
  return { values: clear, width, height };
}

/** The mean of each pixel and those up to `reach` around it; beyond an edge the edge goes on. */
function meanAround(from: ArrayLike<number>, width: number, height: number, reach: number): Float32Array {
  const across = new Float32Array(from.length);
  for (let y = 0; y < height; y += 1) slide(from, across, y * width, 1, width, reach);
  const all = new Float32Array(from.length);
  for (let x = 0; x < width; x += 1) slide(across, all, x, width, height, reach);
  return all;
}

/** One line's means by a sum that moves along it. */
function slide(
  from: ArrayLike<number>,
  to: Float32Array,
  start: number,
  step: number,
  length: number,
  reach: number,
): void {
  const last = start + (length - 1) * step;
  const at = (place: number) => from[Math.max(start, Math.min(last, start + place * step))] ?? 0;
  let sum = 0;
  for (let place = -reach; place <= reach; place += 1) sum += at(place);
  for (let place = 0; place < length; place += 1) {
    to[start + place * step] = sum / (2 * reach + 1);
    sum += at(place + reach + 1) - at(place - reach);
  }
}
