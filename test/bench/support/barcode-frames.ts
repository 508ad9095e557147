import { seededChance } from '#domain/plan/planner/seeded-chance.ts';
import { barsOf, checkDigitOf, DRAWN_KINDS, upcEOf, type DrawnKind } from './barcode-bars.ts';

/** What a camera does to a barcode. Pixels are those of the frame. */
export interface Shot {
  kind: DrawnKind;
  digits: string;
  /** Width of the narrowest bar, px. */
  modulePx: number;
  /** Degrees clockwise. */
  angle: number;
  /** Spread of the blur, px. */
  blurPx: number;
  /** Brightness of white, 0 to 1. */
  light: number;
  /** How much of the code a reflection covers, 0 to 1. */
  glare: number;
  /** Spread of each pixel's error, of 255. */
  noise: number;
}

export const FRAME = { width: 1280, height: 720 };
type Random = () => number;

/** `count` shots, the same for the same seed: each kind of barcode in turn, of all the faults a few at once. */
export function shotsOf(count: number, seed: number): Shot[] {
  const random = seededChance(seed);
  const between = (least: number, most: number) => least + (most - least) * random();
  return Array.from({ length: count }, (_, at) => {
    const kind = DRAWN_KINDS[at % DRAWN_KINDS.length] ?? 'ean-13';
    const modulePx = between(1.8, 6);
    const hard = random();
    return {
      kind,
      digits: digitsOf(kind, random),
      modulePx,
      angle: (random() < 0.2 ? 90 : 0) + between(-25, 25) * (hard < 0.5 ? 0.4 : 1),
      blurPx: between(0.3, 0.62) * Math.min(modulePx, 3.5) * (random() < 0.4 ? 1 : 0.6),
      light: random() < 0.3 ? between(0.15, 0.4) : between(0.5, 1),
      glare: random() < 0.25 ? between(0.1, 0.45) : 0,
      noise: between(1, 12),
    };
  });
}

function digitsOf(kind: DrawnKind, random: Random): string {
  const some = (length: number) => Array.from({ length }, () => Math.floor(random() * 10)).join('');
  if (kind === 'upc-e') return upcEOf(some(6));
  const body = kind === 'ean-13' ? `${1 + Math.floor(random() * 9)}${some(11)}` : some(kind === 'upc-a' ? 11 : 7);
  return `${body}${checkDigitOf(body)}`;
}

/** What the frame's middle shows of the barcode, on a printed package; grey values, one a pixel. */
export function frameOf(shot: Shot, seed: number): Uint8Array {
  const random = seededChance(seed);
  const bars = barsOf(shot.kind, shot.digits);
  const quiet = 9;
  const across = bars.length + 2 * quiet;
  const tall = Math.min(70, (FRAME.height * 0.8) / shot.modulePx);
  const [sin, cos] = [Math.sin((shot.angle * Math.PI) / 180), Math.cos((shot.angle * Math.PI) / 180)];
  const [middleX, middleY] = [FRAME.width / 2 + (random() - 0.5) * 60, FRAME.height / 2 + (random() - 0.5) * 40];
  const sharp = new Float32Array(FRAME.width * FRAME.height);
  const background = 90 + random() * 90;
  for (let y = 0; y < FRAME.height; y += 1) {
    for (let x = 0; x < FRAME.width; x += 1) {
      // Four points of each pixel: a bar's edge seldom falls between two of them.
      let light = 0;
      for (const [dx, dy] of POINTS) {
        const [ox, oy] = [x + dx - middleX, y + dy - middleY];
        const along = (ox * cos + oy * sin) / shot.modulePx + across / 2;
        const down = (oy * cos - ox * sin) / shot.modulePx + tall / 2;
        if (along < 0 || along >= across || down < 0 || down >= tall) light += background + 12 * Math.sin(x / 37);
        else light += bars[Math.floor(along - quiet)] === '1' ? 18 : 240;
      }
      sharp[y * FRAME.width + x] = light / POINTS.length;
    }
  }
  const blurred = blur(sharp, shot.blurPx);
  const glareX = middleX + (random() - 0.5) * across * shot.modulePx * 0.6;
  const glareY = middleY + (random() - 0.5) * tall * shot.modulePx;
  const glarePx = (shot.glare * across * shot.modulePx) / 2;
  return Uint8Array.from(blurred, (value, at) => {
    const [x, y] = [at % FRAME.width, Math.floor(at / FRAME.width)];
    const away = glarePx > 0 ? Math.hypot(x - glareX, (y - glareY) * 1.6) / glarePx : Infinity;
    const shine = away < 1 ? 255 * (1 - away * away) : 0;
    const lit = value * shot.light * (0.85 + (0.3 * x) / FRAME.width) + shine;
    return Math.max(0, Math.min(255, Math.round(lit + shot.noise * gauss(random))));
  });
}

const POINTS = [
  [0.125, 0.375],
  [0.375, 0.875],
  [0.625, 0.125],
  [0.875, 0.625],
] as const;

/** Near enough: twelve even chances make a bell. */
const gauss = (random: Random): number => random() + random() + random() + random() + random() + random() - 3;

function blur(grey: Float32Array, spread: number): Float32Array {
  const reach = Math.ceil(spread * 3);
  if (reach < 1) return grey;
  const weights = Array.from({ length: 2 * reach + 1 }, (_, at) => Math.exp(-((at - reach) ** 2) / (2 * spread ** 2)));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const pass = (from: Float32Array, step: number, size: number, place: (at: number) => number): Float32Array => {
    const to = new Float32Array(from.length);
    for (let at = 0; at < from.length; at += 1) {
      let sum = 0;
      for (let by = -reach; by <= reach; by += 1) {
        const there = Math.max(0, Math.min(size - 1, place(at) + by)) - place(at);
        sum += (from[at + there * step] ?? 0) * (weights[by + reach] ?? 0);
      }
      to[at] = sum / all;
    }
    return to;
  };
  const sideways = pass(grey, 1, FRAME.width, (at) => at % FRAME.width);
  return pass(sideways, FRAME.width, FRAME.height, (at) => Math.floor(at / FRAME.width));
}
