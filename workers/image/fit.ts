import type { PixelSize } from './header.ts';

/** The size that keeps the proportions and whose longest side is at most `side`; never enlarges. */
export function fit({ width, height }: PixelSize, side: number): PixelSize {
  const scale = Math.min(1, side / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}
