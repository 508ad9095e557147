import type { LightColours } from './light-colours.ts';

const FAMILY = "'Noto Sans Georgian Variable', 'Noto Sans Georgian', sans-serif";

/** What everything is drawn with. */
export interface Pen {
  context: OffscreenCanvasRenderingContext2D;
  colours: LightColours;
}

type Tone = keyof LightColours;

interface Words {
  x: number;
  /** The line on which the letters stand. */
  y: number;
  size: number;
  weight?: number;
  tone?: Tone;
  align?: CanvasTextAlign;
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
  radius: number;
  /** Stands on a ground: its feet are not round. */
  stands?: boolean;
  tone: Tone;
}

/** The typeface at a size in px, as a canvas wants it. */
export const fontOf = (size: number, weight = 400): string => `${weight} ${size}px ${FAMILY}`;

/** Fetches our typeface, Georgian letters and digits: a page that began without it may never have needed it. */
export const loadFont = (): Promise<unknown> => document.fonts.load(fontOf(32), 'ლ1');

/** One line of words. */
export function line(
  { context, colours }: Pen,
  words: string,
  { x, y, size, weight, tone = 'ink', align = 'left' }: Words,
): void {
  context.font = fontOf(size, weight);
  context.textAlign = align;
  context.fillStyle = colours[tone];
  context.fillText(words, x, y);
}

/** Words that wrap at `width`. */
export function paragraph(pen: Pen, text: string, { width, ...words }: Omit<Words, 'align'> & { width: number }): void {
  pen.context.font = fontOf(words.size, words.weight);
  let [row, y] = ['', words.y];
  // Figures are joined to their units by no-break spaces, which must not part them here either.
  for (const word of text.split(' ')) {
    const longer = row ? `${row} ${word}` : word;
    if (row && pen.context.measureText(longer).width > width) {
      line(pen, row, { ...words, y });
      row = word;
      y += words.size * 1.4;
    } else row = longer;
  }
  line(pen, row, { ...words, y });
}

/** A filled box with round corners. */
export function roundRect({ context, colours }: Pen, { x, y, width, height, radius, stands = false, tone }: Box): void {
  context.fillStyle = colours[tone];
  context.beginPath();
  const round = Math.min(radius, width / 2, height / 2);
  context.roundRect(x, y, width, height, stands ? [round, round, 0, 0] : round);
  context.fill();
}
