import { MACRO_ORDER, macroShares } from '#domain/diary/history/macro-shares.ts';
import { formatGrams } from '#app/format/number.ts';
import { common } from '#app/text/common.ts';
import { history } from '#app/text/diary/history.ts';
import { MACRO_TONES } from '../charts/macro-chart.tsx';
import type { Slot } from '../charts/scale.ts';
import { drawBars } from './draw-bars.ts';
import { fontOf, line, loadFont, paragraph, roundRect, type Pen } from './draw-text.ts';
import { lightColours } from './light-colours.ts';
import type { ReportView, Tile } from './report-view.ts';

/** A portrait picture, as messengers show it whole. */
const WIDTH = 1080;
const HEIGHT = 1350;
const EDGE = 64;
const INNER = WIDTH - 2 * EDGE;
const GAP = 20;
/** Where the macros' names begin, as parts of the line: the first is twice as long as the others. */
const LEGEND_PLACES = [0, 0.42, 0.71];
/** The logo's bitten circle, 30 px wide. */
const logoPath = () => new Path2D('M26.6 11.5A12.5 12.5 0 1 1 18.6 3a4.2 4.2 0 0 0 2.6 4.6 4.3 4.3 0 0 0 5.4 3.9Z');

/**
 * The report as a PNG, in the light theme and with our own typeface. Rejects when the browser gives no canvas or
 * cannot make the file.
 */
export async function drawReport(view: ReportView, slots: readonly Slot[]): Promise<Blob> {
  const canvas = new OffscreenCanvas(WIDTH, HEIGHT);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas to draw on');
  await loadFont();
  const pen: Pen = { context, colours: lightColours() };
  context.fillStyle = pen.colours.page;
  context.fillRect(0, 0, WIDTH, HEIGHT);
  drawHead(pen, view);
  drawTiles(pen, view.tiles, 250);
  drawCalories(pen, view, slots, { y: 560, height: 400 });
  drawMacros(pen, view, 990);
  paragraph(pen, view.sentences.join(' '), { x: EDGE, y: 1190, width: INNER, size: 28, tone: 'soft' });
  line(pen, view.made, { x: EDGE, y: HEIGHT - 46, size: 22, tone: 'soft' });
  return canvas.convertToBlob({ type: 'image/png' });
}

function drawHead(pen: Pen, { title, period }: ReportView): void {
  const { context, colours } = pen;
  context.save();
  context.translate(EDGE, 50);
  context.scale(1.6, 1.6);
  context.fillStyle = colours.herb;
  context.fill(logoPath());
  context.restore();
  line(pen, common.appName, { x: EDGE + 60, y: 86, size: 32, weight: 750 });
  line(pen, title, { x: EDGE, y: 172, size: 52, weight: 750 });
  line(pen, period, { x: EDGE, y: 220, size: 30, tone: 'soft' });
}

function drawTiles(pen: Pen, tiles: readonly Tile[], top: number): void {
  const width = (INNER - GAP) / 2;
  const height = 132;
  for (const [index, { figure, unit, name }] of tiles.entries()) {
    const x = EDGE + (index % 2) * (width + GAP);
    const y = top + Math.floor(index / 2) * (height + GAP);
    roundRect(pen, { x, y, width, height, radius: 24, tone: 'sunk' });
    line(pen, figure, { x: x + 28, y: y + 66, size: 48, weight: 750 });
    pen.context.font = fontOf(48, 750);
    const after = x + 28 + pen.context.measureText(figure).width + 12;
    line(pen, unit, { x: after, y: y + 66, size: 26, tone: 'soft' });
    line(pen, name, { x: x + 28, y: y + 106, size: 26, tone: 'soft' });
  }
}

function drawCalories(
  pen: Pen,
  { average }: ReportView,
  slots: readonly Slot[],
  { y, height }: { y: number; height: number },
): void {
  roundRect(pen, { x: EDGE, y, width: INNER, height, radius: 28, tone: 'card' });
  line(pen, history.calories, { x: EDGE + 32, y: y + 56, size: 32, weight: 650 });
  if (!average) return;
  const bars = slots.map(({ day, figures }) => ({
    day,
    value: figures && figures.dishes > 0 ? figures.eaten.calories : null,
    goal: figures && figures.goals.calories,
  }));
  drawBars(pen, bars, { x: EDGE + 32, y: y + 110, width: INNER - 64, height: height - 190 });
}

function drawMacros(pen: Pen, { average }: ReportView, top: number): void {
  const shares = average && macroShares(average);
  if (!average || !shares) return;
  roundRect(pen, { x: EDGE, y: top, width: INNER, height: 140, radius: 28, tone: 'card' });
  const [left, whole] = [EDGE + 32, INNER - 64];
  let x = left;
  for (const [index, macro] of MACRO_ORDER.entries()) {
    const tone = MACRO_TONES[macro];
    const width = (whole * shares[macro]) / 100;
    roundRect(pen, { x, y: top + 30, width: Math.max(0, width - 4), height: 26, radius: 8, tone });
    x += width;
    const place = left + whole * (LEGEND_PLACES[index] ?? 0);
    roundRect(pen, { x: place, y: top + 82, width: 18, height: 18, radius: 5, tone });
    line(pen, `${history[macro]} ${formatGrams(average[macro])}`, { x: place + 28, y: top + 99, size: 24 });
  }
}
